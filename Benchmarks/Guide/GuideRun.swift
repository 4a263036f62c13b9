import Foundation
import RealInput
import ViewTree

/// The guide in a window that fills its screen, asked now and then for what its frames cost.
struct GuideRun {
  /// Pixels of the screen, and pixels a point: a touch kiosk's upright panel.
  static let screen = CGSize(width: 1080, height: 1920)
  static let scale = 2.0

  let server: XServer
  let program: RunningProgram
  private let stats: String
  private let launch: Double

  /// Starts it and waits until it has shown every visible picture. Writing its tree costs more than its frames:
  /// only a run that is not measured does so.
  init(_ executable: String, on server: XServer, writesTree: Bool = false) async throws {
    self.server = server
    try await server.mouse.move(to: CGPoint(x: 0, y: Self.screen.height - 1))
    stats = NSTemporaryDirectory() + "guide-bench-\(UUID().uuidString).json"
    launch = Self.monotonic
    let window = "\(Int(Self.screen.width / Self.scale))x\(Int(Self.screen.height / Self.scale))"
    program = try server.run(
      executable,
      arguments: [
        "--window", window, "--scale", "\(Int(Self.scale))", "--renderer", "software", "--stats", stats,
      ],
      treeOption: writesTree ? "--dump-tree" : nil, environment: ["LC_ALL": "C.UTF-8"])
    _ = try await program.window()
    // It writes its tree once nothing is left to be decoded. Else time must do: questions would cost it.
    if writesTree {
      try await program.wait(for: "the list") { $0.first(id: "row-0") != nil }
    } else {
      try await Task.sleep(for: .seconds(1))
    }
  }

  /// Seconds of the clock that the guide notes its first frames on.
  private static var monotonic: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// What the guide did since the last question.
  @discardableResult
  func report() async throws -> Report {
    try? FileManager.default.removeItem(atPath: stats)
    program.process.signal(SIGUSR2)
    for _ in 0..<1000 {
      if let data = FileManager.default.contents(atPath: stats) {
        return try JSONDecoder().decode(Report.self, from: data)
      }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw RealInputError("the guide does not answer SIGUSR2; it said:\n" + program.process.standardError)
  }

  /// Milliseconds from the start of the process to a moment that it reports.
  func milliseconds(_ moment: Double?) -> Double { moment.map { ($0 - launch) * 1000 } ?? .nan }

  /// Mebibytes of memory that are the guide's own, with its share of what it has in common with others.
  var pss: Double {
    let text =
      (try? String(contentsOfFile: "/proc/\(program.process.pid)/smaps_rollup", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
    return line.flatMap { Double($0.split(separator: " ")[1]) }.map { $0 / 1024 } ?? .nan
  }

  /// Drags up and down between two heights, a full stroke in `stroke`, for a while; the hand stays down.
  func drag(from top: CGFloat, to bottom: CGFloat, stroke: Duration, times: Int) async throws {
    for index in 0..<times {
      let y = index.isMultiple(of: 2) ? top : bottom
      try await server.mouse.move(to: CGPoint(x: Self.screen.width / 2, y: y), over: stroke)
    }
  }

  func close() async {
    await server.releaseAll()
    await program.process.terminate()
    try? FileManager.default.removeItem(atPath: stats)
  }
}
