import SwiftUI

/// Shows what a search finds, and another order, from the top, and the list where it was when nothing is searched for any
/// more.
struct ListPlaceKeeper: ViewModifier {
  let goToTop: () -> Void
  @Environment(RestaurantQuery.self) private var query
  @State private var position = ScrollPosition(edge: .top)
  @State private var place = Place()

  /// Kept apart from state, since nothing looks different for it.
  private final class Place {
    /// How far the list was scrolled before the search, in points.
    var offset: CGFloat = 0
  }

  func body(content: Content) -> some View {
    content
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y + $0.contentInsets.top
      } action: { _, offset in
        if !query.isSearching, query.text.isEmpty { place.offset = offset }
      }
      // Another order is another list, after a search too.
      .onChange(of: query.order) {
        place.offset = 0
        goToTop()
      }
      .onChange(of: query.text) { _, text in
        guard text.isEmpty else { return goToTop() }
        atOnce { position.scrollTo(y: place.offset) }
      }
  }
}
