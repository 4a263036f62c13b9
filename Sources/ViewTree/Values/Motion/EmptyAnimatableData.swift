/// The animatable data of a type that has nothing to animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func += (a: inout EmptyAnimatableData, b: EmptyAnimatableData) {}
  public static func -= (a: inout EmptyAnimatableData, b: EmptyAnimatableData) {}
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}
