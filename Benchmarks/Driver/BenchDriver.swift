import Foundation
import RealInput

/// Measures built programs in a real X server with a real mouse, and prints a table for each.
///
///     bench-driver [--runs N] [--rows N,N,…] [--soak MINUTES] [scene] [guide] [qt-quick]
///
/// With several numbers of rows it prints how the scene's costs grow instead, and with minutes what long use does to
/// memory.
@main struct BenchDriver {
  private enum Constant {
    static let rest: Duration = .seconds(5)
    static let starts = 5
    /// Within which a program that is left alone has given its memory back.
    static let tidying: Duration = .seconds(3)
    /// The same for one that has done so a moment ago: it does it every ten seconds at most.
    static let longTidying: Duration = .seconds(13)
  }

  static func main() async {
    do {
      let options = try BenchOptions(CommandLine.arguments.dropFirst())
      let server = try await XServer.start(.mouse, size: Subject.screen)
      if let minutes = options.soak {
        for subject in options.subjects { try await soak(subject, minutes: minutes, on: server) }
      } else if options.rows.count > 1 {
        try await printGrowth(options, on: server)
      } else {
        try await printTables(options, on: server)
      }
      await server.stop()
    } catch {
      FileHandle.standardError.write(Data("bench-driver: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Uses a program for so long and prints its memory six times on the way.
  private static func soak(_ subject: Subject, minutes: Int, on server: XServer) async throws {
    let places = try await Places(of: subject, on: server)
    let run = try await ProgramRun(subject, on: server)
    print(
      "\n\(subject.name)\n\n| minutes | rounds | frames presented | PSS, MB | of it caches, MB |\n|--:|--:|--:|--:|--:|"
    )
    let clock = ContinuousClock()
    let (begin, parts) = (clock.now, 6)
    var (rounds, frames, caches) = (0, 0, 0)
    func line() async throws {
      try await Task.sleep(for: Constant.longTidying)
      let passed = Double((clock.now - begin).components.seconds) / 60
      let cached = Double(caches) / 1e6
      print(String(format: "| %.0f | %d | %d | %.1f | %.1f |", passed, rounds, frames, run.pss, cached))
      // Whoever reads it from a file wants to see how far it is.
      fflush(nil)
    }
    try await line()
    for part in 1...parts {
      while clock.now - begin < .seconds(minutes * 60 * part / parts) {
        try await run.scroll(rounds: 2)
        try await run.takeSheet(places)
        try await run.dragSheet(strokes: 4)
        try await run.dismissSheet()
        rounds += 1
        let report = try await run.report()
        (frames, caches) = (frames + report.presented, report.cacheBytes ?? 0)
      }
      try await line()
    }
    await run.close()
  }

  private static func printTables(_ options: BenchOptions, on server: XServer) async throws {
    var all = options.subjects.map { SubjectFigures(subject: $0) }
    var places: [Places] = []
    for subject in options.subjects { places.append(try await Places(of: subject, on: server)) }
    for index in all.indices { try await measureStarts(&all[index], on: server) }
    // Interleaved: what else the machine does comes upon all of them.
    for _ in 0..<options.runs {
      for index in all.indices { try await measure(&all[index], places[index], on: server) }
    }
    if let shim = options.allocationShim {
      for index in all.indices where !all[index].subject.isPeer {
        try await count(&all[index], places[index], shim, on: server)
      }
    }
    for figures in all where !figures.subject.isPeer {
      print("\n\(figures.subject.name)\n\n\(figures.table)\n\n\(figures.remarks)")
    }
    if all.count > 1 { print("\nside by side\n\n\(Comparison(subjects: all).table)") }
  }

  private static func measureStarts(_ figures: inout SubjectFigures, on server: XServer) async throws {
    for _ in 0..<Constant.starts {
      let run = try await ProgramRun(figures.subject, on: server)
      let report = try await run.report()
      figures.starts.append(
        (run.milliseconds(report.firstFrameAt), run.milliseconds(report.firstCompleteFrameAt)))
      await run.close()
    }
  }

  private static func measure(
    _ figures: inout SubjectFigures, _ places: Places, on server: XServer
  ) async throws {
    let run = try await ProgramRun(figures.subject, on: server)
    try await Task.sleep(for: .seconds(1))
    figures.rest.append(try await run.measure { try await Task.sleep(for: Constant.rest) })
    let fresh = run.pss
    // Once over the rows first, so that what is measured is the steady state.
    try await run.scroll(rounds: 2)
    figures.scroll.append(try await run.measure { try await run.scroll() })
    try await run.takeSheet(places)
    figures.sheet.append(try await run.measure { try await run.dragSheet() })
    // With the finger off: under one that rests the program keeps what it may need at once.
    try await run.dismissSheet()
    try await Task.sleep(for: Constant.tidying)
    figures.memory.append((fresh, run.pss))
    await run.close()
  }

  private static func count(
    _ figures: inout SubjectFigures, _ places: Places, _ shim: String, on server: XServer
  ) async throws {
    let run = try await ProgramRun(figures.subject, on: server, allocationShim: shim)
    try await run.scroll(rounds: 2)
    figures.countedScroll = try await run.measure { try await run.scroll() }
    try await run.takeSheet(places)
    figures.countedSheet = try await run.measure { try await run.dragSheet() }
    await run.close()
  }

  private static func printGrowth(_ options: BenchOptions, on server: XServer) async throws {
    var table = Table(columns: options.rows.map { "\($0) rows" })
    var all: [SubjectFigures] = []
    for rows in options.rows {
      var figures = SubjectFigures(subject: .scene(rows: rows))
      let places = try await Places(of: figures.subject, on: server)
      try await measureStarts(&figures, on: server)
      for _ in 0..<options.runs { try await measure(&figures, places, on: server) }
      all.append(figures)
    }
    func row(_ name: String, _ places: Int, _ value: (SubjectFigures) -> Double?) {
      table.row(name, all.map { text(value($0), places) })
    }
    func perFrame(_ phase: [Measurement], _ value: (Report) -> UInt64) -> Double? {
      median(phase.compactMap { $0.perFrame(nanoseconds: value($0.report)) })
    }
    row("start to the first complete frame, ms", 1) { median($0.starts.map(\.complete)) }
    row("PSS after the start, MB", 1) { median($0.memory.map(\.fresh)) }
    row("PSS at the end, MB", 1) { median($0.memory.map(\.end)) }
    row("scrolling, CPU ms a frame", 3) { perFrame($0.scroll) { $0.processNanoseconds } }
    row("  of it the tree", 3) { perFrame($0.scroll) { $0.treeNanoseconds } }
    row("dragging the sheet, CPU ms a frame", 3) { perFrame($0.sheet) { $0.processNanoseconds } }
    row("  of it the tree", 3) { perFrame($0.sheet) { $0.treeNanoseconds } }
    print("\nscene\n\n\(table.text)")
  }
}
