/// A time of every frame, such as that since the one before.
struct FrameTimes {
  /// More than an hour at 125 frames a second; what comes later does not count.
  private static let most = 1 << 19

  private var milliseconds: [Float] = []
  private var last: Double?

  /// Adds the seconds since the last call, beginning with the second one.
  mutating func add(moment: Double) {
    if let last { add((moment - last) * 1000) }
    last = moment
  }

  mutating func add(_ value: Double) {
    if milliseconds.count < Self.most { milliseconds.append(Float(value)) }
  }

  /// In milliseconds, what this share of the frames stays within: 0.5 for the median, 1 for the longest. Nil where
  /// there are none.
  func part(_ share: Double) -> Double? {
    guard !milliseconds.isEmpty else { return nil }
    return Double(milliseconds.sorted()[Int(Double(milliseconds.count - 1) * share)])
  }
}
