/// What was counted while something was done: by the program itself and from outside.
struct Measurement {
  var report: Report
  var serverNanoseconds: UInt64 = 0
  /// Calls that allocated; 0 where nobody counted.
  var allocations: UInt64 = 0
  /// Milliseconds from each move of the pointer to the first change of the window after it, ascending.
  var latencies: [Double] = []

  /// Moves that nothing follows before the next but one changed nothing, and do not count.
  static func latencies(of moves: [Double], until changes: [Double]) -> [Double] {
    var result: [Double] = []
    var next = 0
    for (index, move) in moves.enumerated() {
      while next < changes.count, changes[next] < move { next += 1 }
      guard next < changes.count else { break }
      let limit = index + 2 < moves.count ? moves[index + 2] : .infinity
      if changes[next] < limit { result.append((changes[next] - move) * 1000) }
    }
    return result.sorted()
  }

  /// So much divided by the frames; nil where there were none.
  func perFrame(_ value: Double) -> Double? {
    report.frames == 0 ? nil : value / Double(report.frames)
  }

  /// Milliseconds a frame.
  func perFrame(nanoseconds: UInt64) -> Double? { perFrame(Double(nanoseconds) / 1e6) }

  func latency(_ share: Double) -> Double? {
    latencies.isEmpty ? nil : latencies[Int(Double(latencies.count - 1) * share)]
  }
}
