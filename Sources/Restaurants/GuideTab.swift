import SwiftUI

/// The guide's tabs, in the order of the bar.
nonisolated enum GuideTab: String, CaseIterable, Hashable {
  case restaurants, discover, photos

  /// - Parameter isNeutral: whether the guide is one of something else than restaurants.
  func title(isNeutral: Bool) -> LocalizedStringKey {
    switch self {
    case .restaurants: isNeutral ? "Entries" : "Restaurants"
    case .discover: "Discover"
    case .photos: "Photos"
    }
  }

  func symbol(isNeutral: Bool) -> String {
    switch self {
    case .restaurants: isNeutral ? "list.bullet" : "fork.knife"
    case .discover: "rectangle.stack.fill"
    case .photos: "photo.on.rectangle"
    }
  }
}
