import Foundation
import Testing

@testable import SDLHost

/// A configuration that is saved while the program runs.
@MainActor @Suite struct ConfigurationWatchTests {
  /// Far more than a notice of the kernel takes.
  private static let patience = DispatchTimeInterval.seconds(120)

  private let folder = TemporaryFolder()
  private let saved = DispatchSemaphore(value: 0)
  private var path: String { folder.path + "/kiosk.toml" }

  private func save(_ text: String) throws { try AtomicFile.write(Data(text.utf8), to: path) }

  /// Saves, and returns when the watch has been told of it.
  private func saveAndWait(_ text: String) throws {
    try save(text)
    #expect(saved.wait(timeout: .now() + Self.patience) == .success)
  }

  /// A watch of the file as it is, or of none.
  private func watch() throws -> ConfigurationWatch {
    let file = FileManager.default.fileExists(atPath: path) ? try ConfigurationFile(path: path) : nil
    let watch = ConfigurationWatch(path, present: file) { file in
      do {
        _ = try file.hostOptions()
        return nil
      } catch { return "\(error)" }
    }
    watch.follow { [saved] in saved.signal() }
    return watch
  }

  private func monitor(isSupervised: Bool = true) throws -> ServiceMonitor {
    let monitor = ServiceMonitor(isSupervised: isSupervised)
    monitor.configuration = try watch()
    monitor.collect()
    #expect(monitor.exitStatus == nil)
    return monitor
  }

  // MARK: The file

  @Test func whatIsSavedIsNewsOnce() throws {
    try save("display.rotation = 90")
    let watch = try watch()
    #expect(watch.nextNews() == .same)
    #expect(watch.nextNews() == nil)
    try saveAndWait("display.rotation = 180")
    #expect(watch.nextNews() == .other)
    #expect(watch.nextNews() == nil)
    try saveAndWait("display.rotation = 90")
    #expect(watch.nextNews() == .same)
  }

  @Test func commentsAndOrderAreNoChange() throws {
    try save("display.rotation = 90\nlook.language = 'de'")
    let watch = try watch()
    try saveAndWait("# clockwise\n\n[look]\nlanguage = \"de\"\n[display]\nrotation = 90")
    #expect(watch.nextNews() == .same)
  }

  @Test func whatIsWrongIsTheSentenceOfTheNextStart() throws {
    try save("display.rotation = 90")
    let watch = try watch()
    try saveAndWait("display.rotatoin = 90")
    #expect(
      watch.nextNews() == .wrong("\(path):1: there is no key display.rotatoin: is display.rotation meant?"))
    try saveAndWait("[display")
    guard case .wrong(let sentence) = watch.nextNews() else {
      Issue.record("a file that is no TOML is not told")
      return
    }
    #expect(sentence.hasPrefix("\(path):1: this is not TOML: "))
  }

  @Test func whatWasSavedBeforeTheWatchBeganCounts() throws {
    try save("display.rotation = 90")
    let file = try ConfigurationFile(path: path)
    try save("display.rotation = 270")
    let watch = ConfigurationWatch(path, present: file) { _ in nil }
    watch.follow {}
    #expect(watch.nextNews() == .other)
  }

  @Test func aFileThatComesOrGoes() throws {
    let watch = try watch()
    #expect(watch.nextNews() == nil)
    try saveAndWait("display.rotation = 90")
    #expect(watch.nextNews() == .other)
    try saveAndWait("")
    #expect(watch.nextNews() == .same)
    try saveAndWait("display.rotation = 90")
    try FileManager.default.removeItem(atPath: path)
    #expect(watch.nextNews() == nil, "an editor may be about to put it there again")
  }

  @Test func aReplayFollowsNone() throws {
    #expect(CommandLineReader.configurationPath(try HostOptions.parse([])) == nil)
    let path = CommandLineReader.configurationPath(try HostOptions.parse(["--kiosk"]))
    #expect(path == ConfigurationFile.standardPath)
    #expect(
      CommandLineReader.configurationPath(try HostOptions.parse(["--kiosk", "--config", "/a"])) == "/a")
  }

  // MARK: The program

  @Test func theProgramIsStartedAnewWhenItsVisitorHasLeft() throws {
    let monitor = try monitor()
    monitor.tell("visitor")
    try saveAndWait("display.rotation = 90")
    monitor.collect()
    #expect(monitor.exitStatus == nil, "somebody uses it")
    monitor.tell("warning")
    #expect(monitor.exitStatus == nil)
    monitor.tell("start", isVacant: true)
    #expect(monitor.exitStatus == 0)
  }

  @Test func atOnceWhereNobodyIsThere() throws {
    let monitor = try monitor()
    monitor.tell("start", isVacant: true)
    #expect(monitor.exitStatus == nil)
    try saveAndWait("display.rotation = 90")
    monitor.collect()
    #expect(monitor.exitStatus == 0)
  }

  @Test func notWhereNobodyWouldStartItAgain() throws {
    let monitor = try monitor(isSupervised: false)
    monitor.tell("start", isVacant: true)
    try saveAndWait("display.rotation = 90")
    monitor.collect()
    monitor.tell("attracting", isVacant: true)
    #expect(monitor.exitStatus == nil)
  }

  @Test func notWhereItWasChangedBackMeanwhile() throws {
    try save("display.rotation = 90")
    let monitor = try monitor()
    monitor.tell("visitor")
    try saveAndWait("display.rotation = 180")
    monitor.collect()
    try saveAndWait("display.rotation = 90")
    monitor.collect()
    monitor.tell("start", isVacant: true)
    #expect(monitor.exitStatus == nil)
  }

  @Test func aWrongFileIsAProblemOfTheStatusUntilItIsMended() throws {
    let monitor = try monitor()
    monitor.add(problem: "no picture")
    monitor.tell("start", isVacant: true)
    try saveAndWait("display.rotation = 45")
    monitor.collect()
    #expect(monitor.exitStatus == nil)
    let problems = monitor.report(at: 0).problems
    #expect(problems.count == 2 && problems[0] == "no picture")
    #expect(problems.last?.hasPrefix("\(path):1: display.rotation is “45”: ") == true)
    try saveAndWait("")
    monitor.collect()
    #expect(monitor.report(at: 0).problems == ["no picture"] && monitor.exitStatus == nil)
    try saveAndWait("display.rotation = 90")
    monitor.collect()
    #expect(monitor.exitStatus == 0)
  }
}
