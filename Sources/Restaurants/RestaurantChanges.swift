import SwiftUI

/// What is different between two readings of the restaurants.
public struct RestaurantChanges: Equatable, Sendable {
  /// Restaurants that were not there before.
  public let added: Int
  /// Restaurants of which something is said differently.
  public let changed: Int
  /// Restaurants that are not there any more.
  public let gone: Int

  /// Compares by id.
  public init(from old: [Restaurant], to new: [Restaurant]) {
    let before = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.map(\.id))
    added = new.count { before[$0.id] == nil }
    changed = new.count { restaurant in before[restaurant.id].map { $0 != restaurant } ?? false }
    gone = old.count { !after.contains($0.id) }
  }

  /// In few words, which a list joins: “2 new”, “1 changed”, “1 gone”.
  public var words: [LocalizedStringResource] {
    var parts: [LocalizedStringResource] = []
    if added > 0 { parts.append("\(added) new") }
    if changed > 0 { parts.append("\(changed) changed") }
    if gone > 0 { parts.append("\(gone) gone") }
    return parts.isEmpty ? ["Nothing has changed"] : parts
  }
}
