import SwiftUI

/// The orders that a list of restaurants can be in.
public enum RestaurantOrder: String, CaseIterable, Identifiable, Sendable {
  /// As the file has them.
  case listed
  case name, type
  case favourites

  public var id: Self { self }

  var title: GuideWord {
    switch self {
    case .listed: .asListed
    case .name: .name
    case .type: .type
    case .favourites: .favouritesFirst
    }
  }
}

/// Lets one choose the order, from the title bar.
struct OrderMenu: View {
  @Environment(RestaurantQuery.self) private var query
  @Environment(\.guide) private var guide

  var body: some View {
    @Bindable var query = query
    Menu {
      Picker("Sort by", selection: $query.order) {
        ForEach(RestaurantOrder.allCases) { order in
          guide.text(order.title)
            .accessibilityIdentifier("order-\(order.rawValue)")
        }
      }
    } label: {
      Label("Sort by", systemImage: "arrow.up.arrow.down")
    }
    .accessibilityIdentifier("order")
  }
}
