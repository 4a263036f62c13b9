/// The text size that a person chose, by the name it had before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  init(_ size: DynamicTypeSize) { self = Self.allCases[size.index] }

  /// The same size by its present name.
  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.index]
  }

  public static func < (a: Self, b: Self) -> Bool { a.dynamicTypeSize < b.dynamicTypeSize }
  public static func > (a: Self, b: Self) -> Bool { b < a }
  public static func <= (a: Self, b: Self) -> Bool { !(b < a) }
  public static func >= (a: Self, b: Self) -> Bool { !(a < b) }
}

extension EnvironmentValues {
  /// The text size, as `dynamicTypeSize` is.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
