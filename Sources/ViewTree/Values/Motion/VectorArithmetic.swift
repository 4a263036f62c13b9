import Foundation

/// A value that can be animated: it can be added, subtracted and scaled.
///
/// `scale(by:)` multiplies every component; `magnitudeSquared` is the dot product with itself. Both must be
/// linear and quadratic in the components, for animations work on differences of values.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value times a factor.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves towards `other`: 0 stays, 1 arrives.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value between this one and `other`: 0 is this value, 1 the other one exactly.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    if amount == 1 { return other }
    return self + (other - self).scaled(by: amount)
  }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
