import CHost
import Foundation
import ViewTree

/// What a program that runs by itself leaves for its operators: its status, and what is needed to find out why it
/// ended. One per process; without folders it only answers.
@MainActor public final class ServiceMonitor {
  package static let shared = ServiceMonitor()
  /// The exit status after which nobody is to start the program again.
  package static let leaveStatus: Int32 = 100
  /// Seconds between two writings of the status while somebody uses the program.
  static let interval = 60.0
  /// Frames whose times are kept, and problems of the content.
  private static let mostFrames = 600
  private static let mostProblems = 50

  private(set) var folders: ServiceFolders?
  private var mark: RunMark?
  private(set) var recorder: SessionRecorder?
  private var warnsOfFiles = true
  private var state = "starting"
  private var since = Date()
  private var start: TimeInterval = 0
  /// When the loop has turned last.
  private var present: TimeInterval = 0
  /// When the status was written, and whether it is to be at once, or because somebody has used the program.
  private var written = -Double.infinity
  private var isDue = false
  private var isUsed = false
  private var frameTimes: [Double] = []
  private var frames = 0
  /// How often memory was short.
  private var memoryWarnings = 0
  private var crashes: CrashRecords?
  private var problems: [String] = []
  /// What recordings say of the program.
  package var program = RecordedProgram()
  /// Called when all is as at the start.
  var onBegin: () -> Void = {}
  /// The status to end with, once the program is to end.
  private(set) var exitStatus: Int32?
  /// Follows the configuration; nil: there is none.
  package var configuration: ConfigurationWatch?
  /// What is wrong with the configuration that was saved since the start; nil: nothing.
  private var configurationProblem: String?
  /// Whether the next start has another configuration than this one.
  private var isOutdated = false
  /// Whether nobody uses the program.
  private var isVacant = false
  /// Whether somebody starts the program again when it ends.
  private let isSupervised: Bool
  private let date: () -> Date

  init(
    isSupervised: Bool = ProcessInfo.processInfo.environment["NOTIFY_SOCKET"] != nil,
    date: @escaping () -> Date = { Date() }
  ) {
    (self.isSupervised, self.date) = (isSupervised, date)
  }

  // MARK: Begin and end

  /// Begins to write into these folders, and keeps what a run that crashed has left there. What cannot be written is
  /// reported and skipped.
  func open(_ folders: ServiceFolders, keepsText: Bool, at now: TimeInterval) {
    (start, present) = (now, now)
    since = date()
    do {
      try FileManager.default.createDirectory(atPath: folders.runtime, withIntermediateDirectories: true)
    } catch {
      return Log.warn("\(folders.runtime) cannot be made: no status and no records are written")
    }
    guard let mark = RunMark(folders.mark) else {
      return Log.warn(
        "\(folders.runtime) belongs to another copy that runs, or may not be written: no status and no records are written"
      )
    }
    (self.folders, self.mark) = (folders, mark)
    crashes = folders.crashes.map(CrashRecords.init)
    if mark.followsCrash, let crashes {
      do {
        let name = try crashes.keep(folders, at: date())
        Log.warn("the last run ended by itself: \(crashes.folder)/\(name) holds what is left of it")
      } catch { Log.warn(error.description) }
    }
    for path in [folders.recording, folders.backtrace, folders.about] { unlink(path) }
    RecentLog.shared.follow(folders.log)
    recorder = SessionRecorder(path: folders.recording, keepsText: keepsText)
    if let about = try? JSONEncoder().encode(program) { write(about, to: folders.about) }
    host_crash_watch(folders.backtrace)
    isDue = true
  }

  /// The program ends as it should.
  func close(status: Int32) {
    guard let folders else { return }
    state = status == 0 || status == Self.leaveStatus ? "ended" : "failed"
    since = date()
    writeStatus(at: present)
    recorder?.flush()
    host_crash_watch(nil)
    RecentLog.shared.follow(nil)
    for path in [folders.recording, folders.backtrace, folders.about, folders.log] { unlink(path) }
    mark?.remove()
    (self.folders, mark, recorder) = (nil, nil, nil)
  }

  // MARK: What the program tells

  /// The program does something else from now on, in a word.
  ///
  /// - Parameter isVacant: whether nobody uses it meanwhile. A service is started anew then where its configuration has
  ///   changed.
  public func tell(_ state: String, isVacant: Bool = false) {
    guard state != self.state else { return }
    (self.state, since, isDue, self.isVacant) = (state, date(), true, isVacant)
    renew()
  }

  /// All is as at the start.
  public func begin() { onBegin() }

  /// Something is wrong with the content.
  public func add(problem: String) {
    guard !problems.contains(problem), problems.count < Self.mostProblems else { return }
    problems.append(problem)
    isDue = true
  }

  /// The program cannot begin, for this reason: what is shown in its place says it.
  public func cannotBegin(_ reason: String) { LastWords.keep(reason) }

  /// Keeps a touch panel's matrix for all further starts, and prints it.
  public func keep(calibration numbers: String) {
    guard let matrix = TouchCalibration(argument: numbers) else { return }
    let file = CalibrationFile.of(program: Log.programName)
    do {
      try file.write(matrix)
      Log.report("\(file.path): \(matrix)")
      leave(restarts: true)
    } catch {
      Log.error(error.description)
      exitStatus = UsageError.lateStatus
    }
  }

  /// How far the display's picture is turned clockwise.
  public package(set) var rotation = 0

  /// Ends the program, so that whoever supervises it starts it again, or leaves it.
  public func leave(restarts: Bool) { exitStatus = restarts ? 0 : Self.leaveStatus }

  /// What it shows, in a word that is another one for other content.
  public func describe(content: String) { program.content = content }

  /// How the program is.
  public func report() -> _ServiceReport { report(at: HostClock.now) }

  func report(at now: TimeInterval) -> _ServiceReport {
    var report = _ServiceReport()
    report.version = program.version
    report.uptime = now - start
    report.memory = Self.memory
    report.memoryWarnings = memoryWarnings
    report.frames = frames
    let times = frameTimes.sorted()
    if !times.isEmpty {
      func part(_ share: Double) -> Double { times[Int(Double(times.count - 1) * share)] }
      (report.frameP50, report.frameP95, report.frameWorst) = (part(0.5), part(0.95), part(1))
    }
    let names = crashes?.names ?? []
    report.crashes = names.count
    report.lastCrash = names.first.flatMap { crashes?.summary(of: $0) }
    report.content = program.content
    report.problems = problems + (configurationProblem.map { [$0] } ?? [])
    report.log = RecentLog.shared.lines
    return report
  }

  private static var memory: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    guard let pages, pages.count > 1, let resident = Int(pages[1]) else { return 0 }
    return resident * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  // MARK: The configuration

  /// Begins to follow the configuration; `wake` is called on some thread when `collect` has something to do.
  func follow(wake: @escaping @Sendable () -> Void) { configuration?.follow(wake: wake) }

  /// Reads what has changed in the configuration file.
  func collect() {
    guard let configuration, let news = configuration.nextNews() else { return }
    let before = configurationProblem
    (configurationProblem, isOutdated) = (nil, false)
    switch news {
    case .same: break
    case .other:
      isOutdated = true
      let condition = isSupervised ? ": when nobody uses the program" : ""
      Log.logger.notice("\(configuration.path) was changed, and holds from the next start on\(condition)")
    case .wrong(let sentence):
      configurationProblem = sentence
      Log.warn("\(sentence); until that is mended the configuration of the start holds")
    }
    if configurationProblem != before { isDue = true }
    renew()
  }

  /// Restarts the program where a changed configuration waits and nobody uses it.
  private func renew() {
    if isOutdated, isVacant, isSupervised, exitStatus == nil { leave(restarts: true) }
  }

  // MARK: What the loop tells

  /// Records the duration of a frame, in seconds.
  func frame(took seconds: Double) {
    if frameTimes.count < Self.mostFrames {
      frameTimes.append(seconds)
    } else {
      frameTimes[frames % Self.mostFrames] = seconds
    }
    frames += 1
  }

  /// Memory was short.
  func memoryWarned() { (memoryWarnings, isDue) = (memoryWarnings + 1, true) }

  /// Somebody uses the program.
  func used() { isUsed = true }

  /// When `turn` has something to do, or the program is to end; nil: never, while nobody uses it.
  var deadline: TimeInterval? {
    if exitStatus != nil { return -.infinity }
    guard folders != nil else { return nil }
    return isDue ? -.infinity : isUsed ? written + Self.interval : nil
  }

  func turn(at now: TimeInterval) {
    present = now
    guard let deadline, deadline <= now else { return }
    writeStatus(at: now)
  }

  private func writeStatus(at now: TimeInterval) {
    guard let folders else { return }
    (written, isDue, isUsed) = (now, false, false)
    let date = date()
    let status = StatusFile.status(report(at: now), state: state, since: since, now: date)
    write(StatusFile.json(status), to: folders.status)
    write(StatusFile.metrics(status, at: date), to: folders.metrics)
  }

  private func write(_ data: Data, to path: String) {
    do {
      try AtomicFile.write(data, to: path)
      warnsOfFiles = true
    } catch {
      // Once, and again when writing has succeeded in between.
      if warnsOfFiles { Log.warn(error.description) }
      warnsOfFiles = false
    }
  }
}
