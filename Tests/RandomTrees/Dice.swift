/// A generator of random numbers with a fixed sequence (SplitMix64), the same everywhere.
public struct Dice: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(_ seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Whether one of `count` sides fell.
  public mutating func falls(oneIn count: Int) -> Bool { pick(count) == 0 }

  /// One of the numbers below `count`.
  public mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
  public mutating func pick(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// From 0 to 1.
  public mutating func length() -> Double { Double.random(in: 0...1, using: &self) }
}
