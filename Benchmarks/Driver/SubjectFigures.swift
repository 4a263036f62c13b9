import Foundation

/// All that was measured of one program, a measurement for each run.
struct SubjectFigures {
  let subject: Subject
  var rest: [Measurement] = []
  var scroll: [Measurement] = []
  var sheet: [Measurement] = []
  /// From a run of their own, with the counting library.
  var countedScroll: Measurement?
  var countedSheet: Measurement?
  /// Milliseconds to the first frame and to the first with every picture.
  var starts: [(first: Double, complete: Double)] = []
  /// Mebibytes after the start and at the end.
  var memory: [(fresh: Double, end: Double)] = []

  var table: String {
    var table = Table(columns: ["at rest", "scrolling the list", "dragging the sheet"])
    let phases = [rest, scroll, sheet]
    func row(_ name: String, places: Int = 0, _ value: (Measurement) -> Double?) {
      table.row(name, phases.map { text(median($0.compactMap(value)), places) })
    }
    func triple(_ name: String, _ values: [(Measurement) -> Double?]) {
      table.row(
        name,
        phases.map { phase in
          let parts = values.map { text(median(phase.compactMap($0)), 1) }
          return parts.contains("") ? "" : parts.joined(separator: " / ")
        })
    }
    func cpu(_ name: String, _ nanoseconds: @escaping (Report) -> UInt64) {
      row("  \(name), ms a frame", places: 3) { $0.perFrame(nanoseconds: nanoseconds($0.report)) }
    }
    row("seconds", places: 1) { $0.report.seconds }
    row("frames") { Double($0.report.frames) }
    row("frames presented") { Double($0.report.presented) }
    row("frames presented a second", places: 1) { Double($0.report.presented) / $0.report.seconds }
    triple("gap p50 / p95 / worst, ms", [\.report.gapP50, \.report.gapP95, \.report.gapWorst])
    triple(
      "input to damage p50 / p95 / worst, ms", [{ $0.latency(0.5) }, { $0.latency(0.95) }, { $0.latency(1) }])
    row("wake-ups") { Double($0.report.wakeUps) }
    row("CPU of the process, ms a second", places: 2) {
      Double($0.report.processNanoseconds) / 1e6 / $0.report.seconds
    }
    cpu("whole process") { $0.processNanoseconds }
    cpu("events") { $0.eventNanoseconds }
    cpu("update") { $0.updateNanoseconds }
    cpu("layout") { $0.layoutNanoseconds }
    cpu("compose") { $0.composeNanoseconds }
    cpu("preferences and geometry") { report in
      let passes = report.updateNanoseconds + report.layoutNanoseconds + report.composeNanoseconds
      return report.treeNanoseconds > passes ? report.treeNanoseconds - passes : 0
    }
    cpu("views made between frames") { $0.aheadNanoseconds }
    cpu("paint") { $0.paintNanoseconds }
    cpu("present") { $0.presentNanoseconds }
    row("  X server, ms a frame", places: 3) { $0.perFrame(nanoseconds: $0.serverNanoseconds) }
    triple("tree a frame p50 / p99 / worst, ms", [\.report.treeP50, \.report.treeP99, \.report.treeWorst])
    row("bodies a frame", places: 2) { $0.perFrame(Double($0.report.bodies)) }
    row("layouts a frame", places: 2) { $0.perFrame(Double($0.report.layouts)) }
    row("draw calls a frame", places: 1) { $0.perFrame(Double($0.report.drawCalls)) }
    row("uploaded a frame, kB", places: 1) { m in
      m.report.uploadedBytes.flatMap { m.perFrame(Double($0) / 1000) }
    }
    row("pixels damaged a frame, % of the window", places: 1) { share($0, $0.report.damagePixels) }
    row("moving those once, ms a frame", places: 3) {
      $0.perFrame(Double($0.report.damagePixels) * MovingCost.perPixel)
    }
    row("pixels painted a frame, % of the window", places: 1) { share($0, $0.report.pixelsPainted) }
    row("pixels moved a frame, % of the window", places: 1) { m in
      m.report.pixelsMoved.flatMap { share(m, $0) }
    }
    table.row(
      "allocations a frame",
      [nil, countedScroll, countedSheet].map { counted in
        text(counted.flatMap { $0.perFrame(Double($0.allocations)) }, 1)
      })
    return table.text
  }

  var remarks: String {
    let first = text(median(starts.map(\.first)), 1)
    let complete = text(median(starts.map(\.complete)), 1)
    var lines = [
      "\(subject.name): start to the first frame \(first) ms, to the first complete one \(complete) ms (warm, "
        + "median of \(starts.count)); PSS \(text(median(memory.map(\.fresh)), 1)) MB after the start, "
        + "\(text(median(memory.map(\.end)), 1)) MB at the end"
    ]
    for (name, phase) in [("scrolling", scroll), ("dragging the sheet", sheet)] {
      guard let bodies = phase.first?.report.bodiesByType, !bodies.isEmpty else { continue }
      let sorted = bodies.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8)
      lines.append(
        "bodies while \(name): " + sorted.map { "\($0.key.prefix(48)) \($0.value)" }.joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }

  private func share(_ measurement: Measurement, _ pixels: Int) -> Double? {
    let all = Double(Subject.screen.width * Subject.screen.height) * Double(measurement.report.presented)
    return all == 0 ? nil : Double(pixels) / all * 100
  }
}

/// The middle of the values in order.
func median(_ values: [Double]) -> Double? {
  values.isEmpty ? nil : values.sorted()[values.count / 2]
}

/// With so many digits behind the point; nothing for nil.
func text(_ value: Double?, _ places: Int) -> String {
  value.map { String(format: "%.\(places)f", $0) } ?? ""
}
