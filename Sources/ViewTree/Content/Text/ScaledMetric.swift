import Foundation

/// A number that grows and shrinks with the text size that a person chose: given for `.large`, read at the size in
/// force.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: OwnedProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scale: CGFloat = 1

  /// Scales as texts of this style do.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Scales as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { base * Value(scale) }

  public static func _link(
    _ property: inout ScaledMetric, _ slot: inout AnyObject?, _ context: PropertyContext
  ) {
    property.scale =
      property.style.size(context.environment.dynamicTypeSize) / property.style.size(.large)
  }
}
