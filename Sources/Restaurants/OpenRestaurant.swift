import SwiftUI

/// A restaurant that is open in a tab, and how far one has read of it.
struct OpenRestaurant {
  var restaurant: Restaurant
  let tab: GuideTab
  let place: ReadingPlace

  init(_ restaurant: Restaurant, in tab: GuideTab = .restaurants) {
    self.restaurant = restaurant
    self.tab = tab
    place = ReadingPlace()
  }
}

/// Which part of a text lies at the upper edge of what shows it, and which photo is in sight. Kept apart from state, since
/// nothing looks different for it: whoever shows them next, at another width, begins there.
final class ReadingPlace {
  /// How far down the content the upper edge lies, as a part of the content's height.
  var part: CGFloat = 0
  /// Which of several photos one sees.
  var photo = 0
}

extension View {
  /// Keeps a scroll view in this view at a place of its text: read when the text is laid out at another size, as in a
  /// window that is resized or by another layout, and written when one scrolls.
  func readingPlace(_ place: ReadingPlace) -> some View { modifier(ReadingPlaceKeeper(place: place)) }
}

private struct ReadingPlaceKeeper: ViewModifier {
  let place: ReadingPlace
  @State private var position = ScrollPosition(edge: .top)
  /// Whether the text is being scrolled: then it is where it was scrolled to, also where its area changes meanwhile, as
  /// when a drag dismisses the keyboard on the screen.
  @State private var isScrolled = false

  private struct Extent: Equatable {
    var container: CGSize
    var content: CGFloat
    /// How far the content is scrolled from its top.
    var offset: CGFloat

    init(_ geometry: ScrollGeometry) {
      container = geometry.bounds.size
      content = geometry.contentSize.height
      offset = geometry.scrolled
    }

    /// Where a part of the content is shown at the upper edge, as far as the content's end allows.
    func offset(of part: CGFloat) -> CGFloat { max(0, min(part * content, content - container.height)) }
  }

  func body(content: Content) -> some View {
    content
      .scrollPosition($position)
      .onScrollPhaseChange { isScrolled = $1.isScrolling }
      .onScrollGeometryChange(for: Extent.self) {
        Extent($0)
      } action: { old, new in
        let wanted = new.offset(of: place.part)
        guard abs(new.offset - wanted) > 0.5 else { return }
        if isScrolled || old.container == new.container && old != new {
          place.part = max(0, new.offset) / max(1, new.content)
        } else {
          position.scrollTo(y: wanted)
        }
      }
  }
}
