import Benchmark
import SwiftUI

/// Single passes in windows that exist only in memory: what the benchmark library runs.
///
/// One iteration is one frame. The passes' own times are nanoseconds of the main thread's processor time.
let benchmarks: @Sendable () -> Void = {
  for one in MicroCase.all {
    Benchmark(
      one.title,
      configuration: .init(
        metrics: [.cpuTotal] + Pass.all.map(\.metric), timeUnits: .microseconds,
        warmupIterations: 30, maxDuration: .seconds(10), maxIterations: 840)
    ) { benchmark, window in
      await window.frame(benchmark)
    } setup: {
      await MicroWindow(one)
    }
  }
}
