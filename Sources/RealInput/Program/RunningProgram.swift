import Foundation
import ViewTree

/// A program under test on an X server: its window, its view tree, what it says.
///
/// It writes its tree whenever it comes to rest; a test waits for what the tree says, never for a time.
public final class RunningProgram: Sendable {
  /// How long anything may last before a test gives up; far longer than it lasts on a busy machine. The variable
  /// BISTRO_PATIENCE multiplies it, for programs that a sanitizer slows down.
  public static let patience: Duration =
    .seconds(30) * (ProcessInfo.processInfo.environment["BISTRO_PATIENCE"].flatMap(Int.init) ?? 1)

  public let process: ChildProcess
  let server: XServer
  private let folder: Folder

  init(_ process: ChildProcess, on server: XServer, folder: Folder) {
    self.process = process
    self.server = server
    self.folder = folder
  }

  /// The tree as the program wrote it last; nil before the first time.
  public func tree() -> TreeDump? {
    FileManager.default.contents(atPath: folder.path("tree.json"))
      .flatMap { try? JSONDecoder().decode(TreeDump.self, from: $0) }
  }

  /// Waits until the tree meets a condition, and returns that tree.
  ///
  /// - Parameter what: completes the sentence "waited in vain for …".
  @discardableResult
  public func wait(
    for what: String, within deadline: Duration = RunningProgram.patience,
    until condition: (TreeDump) throws -> Bool
  ) async throws -> TreeDump {
    try await poll(for: what, within: deadline) {
      guard let tree = tree(), try condition(tree) else { return nil }
      return tree
    }
  }

  /// Waits for the program's window and gives it the keyboard; returns its frame on the screen, in pixels.
  public func window(within deadline: Duration = RunningProgram.patience) async throws -> CGRect {
    let window = try await poll(for: "a window", within: deadline) {
      server.connection.window(ofProcess: process.pid)
    }
    server.connection.focus(window.id)
    return window.frame
  }

  /// Unmaps the program's window for a while, as when another desktop is shown, and gives it the keyboard again.
  public func hideWindow(for duration: Duration) async throws {
    guard let window = server.connection.window(ofProcess: process.pid) else {
      throw RealInputError("the program has no window that could be hidden")
    }
    server.connection.unmap(window.id)
    try await Task.sleep(for: duration)
    server.connection.map(window.id)
    server.connection.focus(window.id)
    server.connection.synchronize()
  }

  /// Gives the program's window another size, in pixels, as a person does who draws its corner.
  public func resizeWindow(to size: CGSize) throws {
    try placeWindow { CGRect(origin: $0.origin, size: size) }
  }

  /// Moves and resizes the program's window, as a window manager does.
  public func placeWindow(_ frame: (_ present: CGRect) -> CGRect) throws {
    guard let window = server.connection.window(ofProcess: process.pid) else {
      throw RealInputError("the program has no window that could be placed")
    }
    server.connection.configure(window.id, frame(window.frame))
    server.connection.synchronize()
  }

  /// Waits until the program has handled all that was sent to it and sleeps: until it uses no processor for so long.
  public func rest(
    for quiet: Duration = .milliseconds(400), within deadline: Duration = RunningProgram.patience
  ) async throws {
    let end = ContinuousClock.now + deadline
    var (last, since) = (use, ContinuousClock.now)
    while ContinuousClock.now - since < quiet {
      if let end = process.end { throw complaint("the program ended (\(end)) before it came to rest") }
      if ContinuousClock.now > end {
        let before = ThreadUse.of(process.pid)
        try await Task.sleep(for: .seconds(1))
        let used = ThreadUse.of(process.pid).map { $0.since(before) }.filter { $0.ticks > 0 || $0.isRunning }
        throw complaint(
          "waited in vain for the program to come to rest; in a second more it used "
            + (used.isEmpty ? "nothing" : used.map(\.description).joined(separator: ", ")))
      }
      try await Task.sleep(for: .milliseconds(20))
      let now = use
      if now.ticks != last.ticks || now.isRunning { (last, since) = (now, ContinuousClock.now) }
    }
  }

  /// The processor's time that the program has used, in ticks of the system, and whether it uses it now or waits for it:
  /// on a busy machine it may wait for a while.
  private var use: (ticks: Int, isRunning: Bool) {
    ThreadUse(Int(process.pid), in: "/proc/\(process.pid)").map { ($0.ticks, $0.isRunning) } ?? (0, false)
  }

  /// Watches the pixels of the program's window, which must be there.
  public func watchDamage() throws -> DamageWatch {
    guard let window = server.connection.window(ofProcess: process.pid) else {
      throw RealInputError("the program has no window whose changes could be watched")
    }
    return try DamageWatch(server.display, window: window.id)
  }

  private func poll<Value>(
    for what: String, within deadline: Duration, _ look: () throws -> Value?
  ) async throws -> Value {
    let last = ContinuousClock.now + deadline
    while true {
      if let value = try look() { return value }
      if let end = process.end { throw complaint("the program ended (\(end)) before it showed \(what)") }
      if ContinuousClock.now > last { throw complaint("waited in vain for \(what)") }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// With what the program showed and said at the end.
  private func complaint(_ reason: String) -> RealInputError {
    let shown = tree().map { "it showed:\n" + $0.summary } ?? "it has written no tree"
    let said = process.standardError.suffix(2000)
    return RealInputError("\(reason); \(shown)" + (said.isEmpty ? "" : "\nit said:\n\(said)"))
  }
}
