import Benchmark
import SwiftUI

/// One of the passes of a frame, as a figure of the benchmark library.
struct Pass: Sendable {
  let metric: BenchmarkMetric
  /// Nanoseconds of processor time since the window was made; nil: painting, which is timed around its call.
  let total: (@Sendable (FrameStatistics) -> UInt64)?

  private init(_ name: String, _ total: (@Sendable (FrameStatistics) -> UInt64)?) {
    metric = .custom("\(name) (ns)", polarity: .prefersSmaller, useScalingFactor: false)
    self.total = total
  }

  static let all = [
    Pass("update") { $0.updateNanoseconds }, Pass("layout") { $0.layoutNanoseconds },
    Pass("compose") { $0.composeNanoseconds }, Pass("paint", nil),
  ]
}
