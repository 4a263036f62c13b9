import Foundation

/// The times between presented frames.
struct FrameGaps {
  /// More than an hour at 125 frames a second; what comes later does not count.
  private static let most = 1 << 19

  private var milliseconds: [Float] = []
  private var last: TimeInterval?

  /// A frame was presented at this time.
  mutating func add(_ time: TimeInterval) {
    if let last, milliseconds.count < Self.most { milliseconds.append(Float((time - last) * 1000)) }
    last = time
  }

  /// The median, the 95th percentile and the longest in milliseconds; nil before the second frame.
  var summary: (p50: Double, p95: Double, worst: Double)? {
    guard let worst = milliseconds.max() else { return nil }
    let sorted = milliseconds.sorted()
    func part(_ share: Double) -> Double { Double(sorted[Int(Double(sorted.count - 1) * share)]) }
    return (part(0.5), part(0.95), Double(worst))
  }
}
