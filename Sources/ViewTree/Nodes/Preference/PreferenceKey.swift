/// A value that views hand up to those above them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Combines the values of siblings, in view-tree order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
