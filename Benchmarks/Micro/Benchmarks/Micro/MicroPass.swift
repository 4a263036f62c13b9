import Benchmark

/// A pass of a frame whose processor time is measured, or all of the frame.
enum MicroPass: String, CaseIterable {
  case update, layout, compose, paint
  case whole = "whole frame"

  /// The pass as the library counts it: nanoseconds a frame.
  var metric: BenchmarkMetric {
    .custom("\(rawValue), ns", polarity: .prefersSmaller, useScalingFactor: false)
  }
}
