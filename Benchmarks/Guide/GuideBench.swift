import Foundation
import RealInput
import ViewTree

/// Measures the built guide in a real X server with a real mouse, and prints one table.
@main struct GuideBench {
  private enum Constant {
    static let rest: Duration = .seconds(5)
    static let starts = 5
    /// Ten strokes of half a second: five seconds of one hand that never lifts.
    static let strokes = 10
    static let stroke: Duration = .milliseconds(500)
    /// In pixels of the screen.
    static let list: (top: CGFloat, bottom: CGFloat) = (500, 1500)
    static let sheet: (top: CGFloat, bottom: CGFloat) = (600, 1100)
  }

  static func main() async {
    do {
      try await measure()
    } catch {
      FileHandle.standardError.write(Data("guide-bench: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func measure() async throws {
    let executable = try BuiltProgram.path("bistro", variable: "BISTRO_EXECUTABLE")
    let server = try await XServer.start(.mouse, size: GuideRun.screen)
    // Reads everything from the disk, too: the starts that count are warm.
    let places = try await lookForPlaces(executable, on: server)
    var (first, complete): ([Double], [Double]) = ([], [])
    for _ in 0..<Constant.starts {
      let guide = try await GuideRun(executable, on: server)
      let report = try await guide.report()
      first.append(guide.milliseconds(report.firstFrameAt))
      complete.append(guide.milliseconds(report.firstCompleteFrameAt))
      await guide.close()
    }

    let guide = try await GuideRun(executable, on: server)
    try await Task.sleep(for: .seconds(1))
    try await guide.report()
    try await Task.sleep(for: Constant.rest)
    let rest = try await guide.report()
    let freshPSS = guide.pss

    let scroll = try await dragList(guide)
    let sheet = try await dragSheet(guide, places)
    let pss = guide.pss
    await guide.close()
    await server.stop()

    printTable(rest, scroll, sheet)
    print(
      """

      start to the first frame \(median(first)) ms, to the first complete one \(median(complete)) ms \
      (warm, median of \(Constant.starts))
      PSS \(decimal(freshPSS)) MB after the start, \(decimal(pss)) MB at the end
      """)
    for (name, report) in [("scrolling", scroll), ("sheet", sheet)] where !report.bodiesByType.isEmpty {
      let bodies = report.bodiesByType.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      print(
        "bodies while \(name): " + bodies.map { "\($0.key.prefix(48)) \($0.value)" }.joined(separator: ", "))
    }
  }

  private static func dragList(_ guide: GuideRun) async throws -> Report {
    let x = GuideRun.screen.width / 2
    try await guide.server.mouse.press(at: CGPoint(x: x, y: Constant.list.bottom))
    // Past the slop, and once over every row, so that what is measured is the steady state. The list goes back
    // to where it began.
    try await guide.drag(from: Constant.list.top, to: Constant.list.bottom, stroke: Constant.stroke, times: 2)
    try await guide.report()
    try await guide.drag(
      from: Constant.list.top, to: Constant.list.bottom, stroke: Constant.stroke, times: Constant.strokes)
    let report = try await guide.report()
    try await guide.server.mouse.release()
    return report
  }

  /// Where a hand finds a row, and the handle of the sheet that the row opens: from a run that is not measured.
  private static func lookForPlaces(_ executable: String, on server: XServer) async throws -> Places {
    let guide = try await GuideRun(executable, on: server, writesTree: true)
    func place(_ id: String, in tree: TreeDump) throws -> CGPoint {
      guard let frame = tree.first(id: id)?.frame.rect else {
        throw RealInputError("the guide shows no \(id)")
      }
      return CGPoint(x: frame.midX * GuideRun.scale, y: frame.midY * GuideRun.scale)
    }
    let row = try place(
      "row-3", in: try await guide.program.wait(for: "a row") { $0.first(id: "row-3") != nil })
    try await server.mouse.tap(at: row)
    let half = GuideRun.screen.height / GuideRun.scale / 2
    let tree = try await guide.program.wait(for: "the sheet at half") { tree in
      tree.first(id: "bottom-sheet").map { abs($0.frame.y - half) < 1 } ?? false
    }
    let places = Places(row: row, handle: try place("bottom-sheet-handle", in: tree))
    await guide.close()
    return places
  }

  private struct Places {
    var row: CGPoint
    var handle: CGPoint
  }

  private static func dragSheet(_ guide: GuideRun, _ places: Places) async throws -> Report {
    // Flings and springs come to rest first.
    try await Task.sleep(for: .seconds(2))
    try await guide.server.mouse.tap(at: places.row)
    try await Task.sleep(for: .seconds(2))
    try await guide.server.mouse.press(at: places.handle)
    try await guide.drag(
      from: Constant.sheet.top, to: Constant.sheet.bottom, stroke: Constant.stroke, times: 2)
    try await guide.report()
    try await guide.drag(
      from: Constant.sheet.top, to: Constant.sheet.bottom, stroke: Constant.stroke, times: Constant.strokes)
    let report = try await guide.report()
    try await guide.server.mouse.release()
    return report
  }

  // MARK: The table

  private static func printTable(_ reports: Report...) {
    var table = Table(columns: ["at rest", "scrolling the list", "dragging the sheet"])
    func row(_ name: String, _ value: (Report) -> String) { table.row(name, reports.map(value)) }
    func cpu(_ name: String, _ nanoseconds: @escaping (Report) -> UInt64) {
      row("  \(name), ms a frame") { report in
        report.frames == 0
          ? "" : decimal(Double(nanoseconds(report)) / 1e6 / Double(report.frames), places: 3)
      }
    }
    row("seconds") { decimal($0.seconds) }
    row("frames") { "\($0.frames)" }
    row("frames presented") { "\($0.presented)" }
    row("frames a second") { decimal(Double($0.presented) / $0.seconds) }
    row("gap p50 / p95 / worst, ms") { report in
      guard let p50 = report.gapP50, let p95 = report.gapP95, let worst = report.gapWorst else { return "" }
      return [p50, p95, worst].map { decimal($0) }.joined(separator: " / ")
    }
    row("wake-ups") { "\($0.wakeUps)" }
    row("events") { "\($0.events)" }
    row("CPU of the process, ms") { decimal(Double($0.processNanoseconds) / 1e6) }
    cpu("whole process") { $0.processNanoseconds }
    cpu("events") { $0.eventNanoseconds }
    cpu("update") { $0.updateNanoseconds }
    cpu("layout") { $0.layoutNanoseconds }
    cpu("compose") { $0.composeNanoseconds }
    cpu("rest of the tree") { report in
      let passes = report.updateNanoseconds + report.layoutNanoseconds + report.composeNanoseconds
      return report.treeNanoseconds > passes ? report.treeNanoseconds - passes : 0
    }
    cpu("paint") { $0.paintNanoseconds }
    cpu("present") { $0.presentNanoseconds }
    row("bodies") { "\($0.bodies)" }
    row("layouts") { "\($0.layouts)" }
    row("pixels painted a frame, % of the window") { report in
      guard report.presented > 0 else { return "" }
      let all = Double(GuideRun.screen.width * GuideRun.screen.height) * Double(report.presented)
      return decimal(Double(report.damagePixels) / all * 100)
    }
    print(table.text)
  }

  private static func median(_ values: [Double]) -> String {
    values.isEmpty ? "?" : decimal(values.sorted()[values.count / 2])
  }

  private static func decimal(_ value: Double, places: Int = 1) -> String {
    String(format: "%.\(places)f", value)
  }
}
