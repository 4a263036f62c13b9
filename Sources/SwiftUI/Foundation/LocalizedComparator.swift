import Foundation

/// Compares texts as a person would sort them: accents and case count little, numbers in a text by their value.
public struct LocalizedComparator: SortComparator, Hashable, Sendable {
  public var order: SortOrder
  let isNumeric: Bool

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = isNumeric ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
    switch (order, result) {
    case (.reverse, .orderedAscending): return .orderedDescending
    case (.reverse, .orderedDescending): return .orderedAscending
    default: return result
    }
  }
}

extension SortComparator where Self == LocalizedComparator {
  /// The order of a file browser.
  public static var localizedStandard: LocalizedComparator {
    LocalizedComparator(order: .forward, isNumeric: true)
  }
  /// The order of a dictionary.
  public static var localized: LocalizedComparator { LocalizedComparator(order: .forward, isNumeric: false) }
}

extension String.StandardComparator {
  /// The order of a file browser.
  public static var localizedStandard: LocalizedComparator { .localizedStandard }
  /// The order of a dictionary.
  public static var localized: LocalizedComparator { .localized }
}
