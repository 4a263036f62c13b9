import CHost
import Foundation
import Testing
import ViewTree

@testable import SDLHost

/// What a program that nobody watches leaves for those who look after it.
@MainActor @Suite struct RecordTests {
  private let folders: ServiceFolders
  private let root: String

  init() throws {
    root = NSTemporaryDirectory() + "records-" + UUID().uuidString
    folders = ServiceFolders(runtime: root + "/run", crashes: root + "/crashes")
  }

  private func remove() { try? FileManager.default.removeItem(atPath: root) }

  private func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  private func monitor() -> ServiceMonitor {
    let monitor = ServiceMonitor(date: { Date(timeIntervalSince1970: 1_000_000) })
    monitor.program.version = "1.2.3"
    monitor.program.content = "abc"
    return monitor
  }

  // MARK: Status

  @Test func theStatusIsWrittenAtEachChangeAndEachMinuteOfUse() throws {
    defer { remove() }
    let monitor = monitor()
    monitor.open(folders, keepsText: false, at: 10)
    defer { monitor.close(status: 0) }
    monitor.turn(at: 10)
    #expect(monitor.deadline == nil, "at rest no timer")
    monitor.tell("visitor")
    monitor.add(problem: "no picture")
    monitor.frame(took: 0.02)
    #expect(monitor.deadline == -.infinity, "at the next turn")
    monitor.turn(at: 70)
    let status = try JSONDecoder().decode(
      StatusFile.Status.self, from: Data(text(folders.status).utf8))
    #expect(status.state == "visitor" && status.version == "1.2.3" && status.content == "abc")
    #expect(status.uptime == 60 && status.problems == ["no picture"] && status.frames == 1)
    #expect(status.memory > 1_000_000 && status.frameWorst == 0.02)
    #expect(monitor.deadline == nil)
    monitor.tell("visitor")
    #expect(monitor.deadline == nil, "nothing has changed")
    monitor.used()
    #expect(monitor.deadline == 130)
    monitor.turn(at: 129)
    #expect(monitor.deadline == 130)
    monitor.turn(at: 130)
    #expect(monitor.deadline == nil)
    #expect(text(folders.status).contains("\"uptime\" : 120"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folders.runtime)
    #expect(!files.contains { $0.hasSuffix(".part") })
  }

  @Test func theMetricsAreInTheFormatOfNodeExporters() {
    var report = _ServiceReport()
    (report.version, report.content, report.memory, report.frameP95) = ("1.0 \"x\"\n", "a\\b", 1234, 0.016)
    var status = StatusFile.status(
      report, state: "attracting", since: Date(timeIntervalSince1970: 0), now: Date(timeIntervalSince1970: 5))
    status.program = "bistro-test"
    let lines = String(
      decoding: StatusFile.metrics(status, at: Date(timeIntervalSince1970: 5)), as: UTF8.self
    )
    .split(separator: "\n")
    #expect(lines.contains("bistro_test_state{state=\"attracting\"} 1.0"))
    #expect(lines.contains("bistro_test_memory_bytes 1234.0"))
    #expect(lines.contains("bistro_test_frame_seconds{quantile=\"0.95\"} 0.016"))
    #expect(lines.contains("bistro_test_info{version=\"1.0 \\\"x\\\"\\n\",content=\"a\\\\b\"} 1.0"))
    for line in lines where !line.hasPrefix("#") {
      #expect(line.firstMatch(of: /^[a-z_]+(\{.*\})? [0-9.e+-]+$/) != nil, "\(line)")
    }
    #expect(lines.count { $0.hasPrefix("# TYPE") } == lines.count { $0.hasPrefix("# HELP") })
  }

  @Test func withoutFoldersNothingIsWrittenAndAllIsAnswered() {
    let monitor = monitor()
    monitor.tell("visitor")
    monitor.used()
    #expect(monitor.deadline == nil && monitor.report().version == "1.2.3")
    monitor.close(status: 0)
  }

  @Test func whoLeavesIsNotWaitedFor() {
    for (restarts, status) in [(true, 0), (false, ServiceMonitor.leaveStatus)] {
      let monitor = monitor()
      #expect(monitor.exitStatus == nil && monitor.deadline == nil)
      monitor.leave(restarts: restarts)
      #expect(monitor.exitStatus == status && monitor.deadline == -.infinity)
    }
  }

  // MARK: Ends

  @Test func aProperEndLeavesTheStatusAlone() throws {
    defer { remove() }
    let first = monitor()
    first.open(folders, keepsText: false, at: 0)
    first.close(status: 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folders.runtime).sorted() == [
        "status.json", "status.prom",
      ])
    #expect(text(folders.status).contains("\"ended\""))
    let second = monitor()
    second.open(folders, keepsText: false, at: 0)
    #expect(second.report().crashes == 0)
    second.close(status: 0)
  }

  /// What a run leaves that was killed, as in `crashed`.
  private func leave(_ serial: Int) throws {
    try FileManager.default.createDirectory(atPath: folders.runtime, withIntermediateDirectories: true)
    for (path, words) in [
      (folders.mark, ""), (folders.recording, "recording \(serial)\n"), (folders.log, "a line\n"),
      (folders.backtrace, "signal 11\nbistro(+0x1)\n"), (folders.about, "{}"),
    ] { try Data(words.utf8).write(to: URL(fileURLWithPath: path)) }
  }

  @Test func anEndByItselfIsKeptAtTheNextStartTenTimesAtMost() throws {
    defer { remove() }
    for serial in 0..<13 {
      try leave(serial)
      let monitor = ServiceMonitor(date: { Date(timeIntervalSince1970: 1_000_000 + Double(serial) * 100) })
      monitor.open(folders, keepsText: false, at: 0)
      let report = monitor.report()
      #expect(report.crashes == min(serial + 1, CrashRecords.most))
      #expect(report.lastCrash?.hasSuffix("signal 11") == true)
      monitor.close(status: 0)
    }
    let records = CrashRecords(folder: folders.crashes ?? "")
    #expect(records.names.count == CrashRecords.most)
    let newest = (folders.crashes ?? "") + "/" + (records.names.first ?? "")
    #expect(text(newest + "/recording.jsonl") == "recording 12\n" && text(newest + "/log.txt") == "a line\n")
  }

  @Test func theLastEndIsKeptWhereTheClockWasSetBack() throws {
    defer { remove() }
    let records = CrashRecords(folder: folders.crashes ?? "")
    for serial in 0..<CrashRecords.most {
      try leave(serial)
      _ = try records.keep(folders, at: Date(timeIntervalSince1970: 50_000_000 + Double(serial) * 100))
    }
    try leave(10)
    let name = try records.keep(folders, at: Date(timeIntervalSince1970: 1_000_000))
    #expect(records.names.count == CrashRecords.most && records.names.last == name)
    #expect(text(records.folder + "/" + name + "/recording.jsonl") == "recording 10\n")
  }

  @Test func whatCannotBeKeptIsToldAndTooManyGo() throws {
    defer { remove() }
    try leave(0)
    try FileManager.default.createDirectory(atPath: root + "/full", withIntermediateDirectories: true)
    // A file in the place of the folder: what is below it cannot be made.
    try Data().write(to: URL(fileURLWithPath: root + "/file"))
    #expect(
      throws: UsageError(
        "what is left of a crash cannot be kept in \(root)/file/crashes: its folder does not exist; make it")
    ) {
      try CrashRecords(folder: root + "/file/crashes").keep(folders, at: Date(timeIntervalSince1970: 0))
    }
    // All that are too many go with the next one.
    let crowded = CrashRecords(folder: root + "/full")
    for number in 10..<25 {
      try FileManager.default.createDirectory(
        atPath: "\(crowded.folder)/crash-2001-01-\(number)T000000", withIntermediateDirectories: false)
    }
    _ = try crowded.keep(folders, at: Date(timeIntervalSince1970: 2_000_000_000))
    #expect(crowded.names.count == CrashRecords.most)
  }

  @Test func anotherCopyThatRunsIsLeftAlone() throws {
    defer { remove() }
    let first = monitor()
    first.open(folders, keepsText: false, at: 0)
    let second = monitor()
    second.open(folders, keepsText: false, at: 0)
    #expect(second.folders == nil && second.report().crashes == 0)
    second.close(status: 0)
    #expect(access(folders.mark, F_OK) == 0)
    first.close(status: 0)
  }

  @Test func theFoldersAreTheServicesOnlyInAKiosk() throws {
    let given = ["RUNTIME_DIRECTORY": "/run/bistro:/run/other", "STATE_DIRECTORY": "/var/lib/bistro"]
    func folders(_ arguments: [String], _ environment: [String: String] = given) throws -> ServiceFolders? {
      ServiceFolders.of(try HostOptions.parse(arguments), environment: environment)
    }
    #expect(try folders([]) == nil)
    #expect(
      try folders(["--kiosk"]) == ServiceFolders(runtime: "/run/bistro", crashes: "/var/lib/bistro/crashes"))
    #expect(try folders(["--kiosk"], [:]) == nil)
    #expect(
      try folders(["--runtime-folder", "/a", "--crash-folder", "/b"])
        == ServiceFolders(runtime: "/a", crashes: "/b"))
    #expect(try folders(["--kiosk", "--replay", "x"]) == nil, "what is played is no visit")
  }

  // MARK: Recordings

  private func touch(_ time: TimeInterval) -> RecordedStep {
    .event(
      .pointer(
        PointerEvent(id: 1, kind: .touch, phase: .began, location: CGPoint(x: 5, y: 6), time: time)))
  }

  private var header: RecordingHeader {
    RecordingHeader(size: CGSize(width: 10, height: 10), scale: 1, safeArea: EdgeInsets())
  }

  @Test func aRecordBeginsAtItsOwnZeroAndInputIsInItBeforeTheProgramLearns() throws {
    defer { remove() }
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    let recorder = SessionRecorder(path: root + "/r", keepsText: false)
    recorder.begin(header, at: 100, with: [.event(.focus(true))])
    recorder.write(touch(101), at: 101.5)
    let read = try Recording.read(root + "/r")
    #expect(read.entries.map(\.time) == [0, 1.5] && read.entries.last?.step == touch(1))
    recorder.begin(header, at: 200, with: [])
    recorder.write(touch(201), at: 201)
    #expect(try Recording.read(root + "/r").entries.map(\.time) == [1], "from the last start on")
  }

  @Test func aRecordEndsAfterHalfAnHourAndWhereItIsTooLarge() throws {
    defer { remove() }
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    let recorder = SessionRecorder(path: root + "/r", keepsText: false)
    recorder.begin(header, at: 0, with: [])
    recorder.write(touch(1), at: SessionRecorder.mostTime)
    recorder.write(touch(2), at: SessionRecorder.mostTime + 1)
    #expect(try Recording.read(root + "/r").entries.count == 1)
    recorder.begin(header, at: 0, with: [])
    let long = RecordedStep.event(.text(String(repeating: "a", count: 90_000)))
    for number in 0..<120 { recorder.write(long, at: Double(number)) }
    let size = try FileManager.default.attributesOfItem(atPath: root + "/r")[.size] as? Int ?? 0
    #expect(size > SessionRecorder.mostBytes && size < SessionRecorder.mostBytes + 200_000)
  }

  @Test func whatWasTypedIsKeptOnlyWhereThatIsAskedFor() {
    #expect(RecordedStep.event(.text("secret 12")).withoutText == .event(.text("xxxxxx xx")))
    #expect(RecordedStep.event(.composition("ni")).withoutText == .event(.composition("xx")))
    func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> RecordedStep {
      .event(.key(KeyEvent(key: key, modifiers: modifiers, time: 1)))
    }
    #expect(key("s").withoutText == key("x") && key("7").withoutText == key("x"))
    #expect(key("f", .control).withoutText == key("f", .control), "a command is no text")
    #expect(key(.return).withoutText == key(.return) && key(.downArrow).withoutText == key(.downArrow))
    #expect(touch(3).withoutText == touch(3))
  }

  @Test func aLineThatWasCutOffDoesNotSpoilARecord() throws {
    defer { remove() }
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    let recorder = SessionRecorder(path: root + "/r", keepsText: false)
    recorder.begin(header, at: 0, with: [])
    recorder.write(touch(1), at: 1)
    try Data((text(root + "/r") + "{\"at\":2,\"wh").utf8).write(to: URL(fileURLWithPath: root + "/r"))
    #expect(try Recording.read(root + "/r").entries.count == 1)
  }

  @Test func secretsAreInNoRecord() {
    let arguments = ["--pin=4711", "--kiosk", "--pin", "4711", "--words", "Come in", "--pint", "x"]
    #expect(
      RecordedProgram.arguments(arguments, without: ["--pin"]) == [
        "--kiosk", "--words", "Come in", "--pint", "x",
      ])
  }

  @Test func theLogKeepsItsLastLinesAndItsFileIsBounded() throws {
    defer { remove() }
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    let log = RecentLog()
    log.add("before")
    log.follow(root + "/log")
    for number in 0..<5000 { log.add("line \(number) " + String(repeating: "-", count: 40)) }
    log.follow(nil)
    #expect(log.lines.count == 200 && log.lines.last?.hasPrefix("line 4999") == true)
    let kept = text(root + "/log")
    #expect(kept.contains("line 4999") && kept.utf8.count < 80_000)
  }
}
