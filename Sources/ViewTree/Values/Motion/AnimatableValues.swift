/// Any number of animatable values that are animated as one.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  public var value: (repeat each Value)

  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  public static func == (a: AnimatableValues, b: AnimatableValues) -> Bool {
    for (left, right) in repeat (each a.value, each b.value) {
      guard left == right else { return false }
    }
    return true
  }
  public static func + (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each a.value + each b.value)
  }
  public static func - (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each a.value - each b.value)
  }
  public mutating func scale(by rhs: Double) { value = (repeat (each value).scaled(by: rhs)) }
  public var magnitudeSquared: Double {
    var sum = 0.0
    for element in repeat each value { sum += element.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
