import SwiftUI

/// The query of the list: which restaurants, and in which order.
@Observable public final class RestaurantQuery {
  /// What is searched for.
  public var text = ""
  /// Whether the search's field is used.
  public var isSearching = false
  /// The kind of place that is shown; nil: every kind.
  public var type: String?
  public var showsFavouritesOnly = false
  public var order = RestaurantOrder.listed

  public init() {}

  /// Whether the chips leave everything in the list.
  var showsAll: Bool { type == nil && !showsFavouritesOnly }

  func showAll() {
    type = nil
    showsFavouritesOnly = false
  }
}
