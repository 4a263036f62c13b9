/// What several programs cost, side by side: medians of runs that took turns.
struct Comparison {
  let subjects: [SubjectFigures]

  var table: String {
    var table = Table(columns: subjects.map(\.subject.name))
    func row(_ name: String, _ places: Int, _ value: (SubjectFigures) -> Double?) {
      table.row(name, subjects.map { text(value($0), places) })
    }
    func phases(_ name: String, _ places: Int, _ value: @escaping (Measurement) -> Double?) {
      row("list: \(name)", places) { median($0.scroll.compactMap(value)) }
      row("sheet: \(name)", places) { median($0.sheet.compactMap(value)) }
    }
    row("start to the first frame, ms", 0) { median($0.starts.map(\.first)) }
    row("at rest, CPU ms a second", 2) {
      median($0.rest.map { Double($0.report.processNanoseconds) / 1e6 / $0.report.seconds })
    }
    row("PSS at the end, MB", 1) { median($0.memory.map(\.end)) }
    phases("CPU of the process, ms a frame", 3) { $0.perFrame(nanoseconds: $0.report.processNanoseconds) }
    phases("CPU of the X server, ms a frame", 3) { $0.perFrame(nanoseconds: $0.serverNanoseconds) }
    phases("frames presented a second", 1) { Double($0.report.presented) / $0.report.seconds }
    phases("gap p95, ms", 1) { $0.report.gapP95 }
    phases("gap worst, ms", 1) { $0.report.gapWorst }
    phases("input to damage p50, ms", 1) { $0.latency(0.5) }
    phases("input to damage p95, ms", 1) { $0.latency(0.95) }
    return table.text
  }
}
