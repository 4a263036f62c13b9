import SwiftUI

/// The list, and beside it in wide windows the restaurant that was chosen, at first the first one.
struct ListPage: View {
  /// The list's part of the width, and its least and greatest width in points.
  private static let part: CGFloat = 0.3
  private static let widths: ClosedRange<CGFloat> = 320...400

  let chosen: OpenRestaurant?
  let choose: (Restaurant) -> Void
  @Environment(RestaurantStore.self) private var store
  @Environment(\.guideLayout) private var layout
  @State private var width: CGFloat = 0

  var body: some View {
    let isWide = layout == .wide
    let beside = isWide ? chosen ?? store.restaurants.first.map { OpenRestaurant($0) } : nil
    HStack(spacing: 0) {
      RestaurantList(chosen: beside?.restaurant.id) { choose($0) }
        .modifier(TitledPage(tab: .restaurants))
        .frame(width: isWide ? listWidth : nil)
      if let beside {
        Divider()
          .ignoresSafeArea(edges: .top)
        // Both lie in the same place while one replaces the other.
        ZStack {
          GeometryReader { proxy in
            SheetContent(beside, DetailArrangement(proxy.size))
          }
          .id(beside.restaurant.id)
          .transition(.opacity)
        }
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
  }

  private var listWidth: CGFloat {
    min(max(Self.part * width, Self.widths.lowerBound), Self.widths.upperBound)
  }
}
