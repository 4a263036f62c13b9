import Benchmark

/// Names each case to the library, whose generated `main` calls this and then runs those it is asked for.
///
/// The window is made before the measurement. An iteration is a round of frames and leaves one value of each pass.
func benchmarks() {
  let metrics = MicroPass.allCases.map(\.metric)
  // Nanoseconds, not thousands of them. The dearest case has a few rounds in its time, the cheapest all.
  let configuration = Benchmark.Configuration(
    metrics: metrics, units: Dictionary(uniqueKeysWithValues: metrics.map { ($0, .count) }),
    warmupIterations: 0, maxDuration: .seconds(20), maxIterations: 100)
  for one in MicroCase.allCases {
    Benchmark(one.rawValue, configuration: configuration) { benchmark, window in
      for (pass, nanoseconds) in await window.round() { benchmark.measurement(pass.metric, nanoseconds) }
    } setup: {
      await one.window()
    }
  }
}
