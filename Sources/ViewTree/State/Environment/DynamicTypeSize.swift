import Foundation

/// The text size that the user chose.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size with a name, in any case of its letters.
  public init?(name: String) {
    guard let size = Self.allCases.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      return nil
    }
    self = size
  }

  /// What the case is called.
  public var name: String { String(describing: self) }

  var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}
