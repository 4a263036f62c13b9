import ViewTree

/// What is counted elsewhere from the program's start on; intervals are differences of two of these.
struct RunTotals {
  var seconds = 0.0
  var wakeUps = 0
  var processNanoseconds: UInt64 = 0
  var tree = FrameStatistics()
  var bodies: [String: Int] = [:]

  init() {}

  @MainActor init(_ host: ViewHost, wakeUps: Int) {
    seconds = HostClock.monotonic
    self.wakeUps = wakeUps
    processNanoseconds = HostClock.processNanoseconds
    tree = host.statistics
    bodies = host.bodyCounts
  }
}
