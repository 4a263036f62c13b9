import SwiftUI

/// The guide's tabs, in the order of the bar.
nonisolated enum GuideTab: String, CaseIterable, Hashable {
  case restaurants, discover, photos

  var title: LocalizedStringKey {
    switch self {
    case .restaurants: "Restaurants"
    case .discover: "Discover"
    case .photos: "Photos"
    }
  }

  var symbol: String {
    switch self {
    case .restaurants: "fork.knife"
    case .discover: "rectangle.stack.fill"
    case .photos: "photo.on.rectangle"
    }
  }
}
