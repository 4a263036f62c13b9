import Foundation
import RealInput
import ViewTree

/// A program in a window that fills its screen, asked now and then for what its frames cost.
struct ProgramRun {
  let subject: Subject
  let server: XServer
  let program: RunningProgram
  private let stats: String
  private let allocations: String?
  private let launch: Double

  /// Starts it and waits until it has shown every visible picture. Writing its tree costs more than its frames, and
  /// counting allocations takes time: only runs that are not timed do so.
  init(
    _ subject: Subject, on server: XServer, writesTree: Bool = false, allocationShim: String? = nil
  ) async throws {
    self.subject = subject
    self.server = server
    try await server.mouse.move(to: CGPoint(x: 0, y: Subject.screen.height - 1))
    let own = NSTemporaryDirectory() + "bistro-bench-\(UUID().uuidString)"
    stats = own + ".json"
    allocations = allocationShim == nil ? nil : own + ".count"
    var environment = ["LC_ALL": "C.UTF-8"]
    if let allocationShim, let allocations {
      environment["LD_PRELOAD"] = allocationShim
      environment["BISTRO_ALLOCATIONS"] = allocations
    }
    let executable = try BuiltProgram.path(subject.name, variable: subject.variable)
    launch = Self.monotonic
    program = try server.run(
      executable, arguments: subject.arguments + ["--stats", stats],
      treeOption: writesTree ? "--dump-tree" : nil, environment: environment)
    _ = try await program.window()
    // It writes its tree once nothing is left to be decoded. Else time must do: questions would cost it.
    if writesTree {
      try await program.wait(for: "the list") { $0.first(id: "row-0") != nil }
    } else {
      try await Task.sleep(for: .seconds(1))
    }
  }

  /// Seconds of the clock that programs note their first frames on.
  private static var monotonic: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// What it did since the last question.
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
    throw RealInputError(
      "\(subject.name) does not answer SIGUSR2; it said:\n" + program.process.standardError)
  }

  /// Everything that is counted while `action` runs.
  func measure(_ action: () async throws -> Void) async throws -> Measurement {
    let watch = try program.watchDamage()
    defer { watch.stop() }
    try await report()
    _ = (watch.drain(), server.mouse.drainMoves())
    let (server, count) = (serverNanoseconds, allocationCount)
    try await action()
    var result = Measurement(report: try await report())
    result.serverNanoseconds = serverNanoseconds - server
    result.allocations = allocationCount - count
    // What the last moves caused may still be on its way.
    try await Task.sleep(for: .milliseconds(50))
    result.latencies = Measurement.latencies(of: self.server.mouse.drainMoves(), until: watch.drain())
    return result
  }

  /// Milliseconds from the start of the process to a moment that it reports.
  func milliseconds(_ moment: Double?) -> Double { moment.map { ($0 - launch) * 1000 } ?? .nan }

  /// Mebibytes of memory that are the program's own, with its share of what it has in common with others.
  var pss: Double {
    let text =
      (try? String(contentsOfFile: "/proc/\(program.process.pid)/smaps_rollup", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
    return line.flatMap { Double($0.split(separator: " ")[1]) }.map { $0 / 1024 } ?? .nan
  }

  /// Processor time of the X server's threads so far.
  private var serverNanoseconds: UInt64 {
    let folder = "/proc/\(server.pid)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      let text = (try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8)) ?? ""
      return sum + (text.split(separator: " ").first.flatMap { UInt64($0) } ?? 0)
    }
  }

  /// Calls that allocated so far; 0 where nobody counts them.
  private var allocationCount: UInt64 {
    guard let allocations, let data = FileManager.default.contents(atPath: allocations), data.count >= 8
    else {
      return 0
    }
    return data.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
  }

  func close() async {
    await server.releaseAll()
    await program.process.terminate()
    for path in [stats, allocations].compactMap({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
  }
}
