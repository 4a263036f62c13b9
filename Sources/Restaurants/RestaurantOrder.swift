import SwiftUI

/// The orders that a list of restaurants can be in.
public enum RestaurantOrder: String, CaseIterable, Identifiable, Sendable {
  /// As the file has them.
  case listed
  case name, type
  case favourites

  public var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .listed: "As listed"
    case .name: "Name"
    case .type: "Type"
    case .favourites: "Favourites first"
    }
  }
}

/// Lets one choose the order, from the title bar.
struct OrderMenu: View {
  @Environment(RestaurantQuery.self) private var query

  var body: some View {
    @Bindable var query = query
    Menu {
      Picker("Sort by", selection: $query.order) {
        ForEach(RestaurantOrder.allCases) { order in
          Text(order.title)
            .accessibilityIdentifier("order-\(order.rawValue)")
        }
      }
    } label: {
      Label("Sort by", systemImage: "arrow.up.arrow.down")
    }
    .accessibilityIdentifier("order")
  }
}
