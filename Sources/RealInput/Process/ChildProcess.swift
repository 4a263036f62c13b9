import Foundation
import Synchronization

/// A program that a test has started, with what it has said so far. It ends with this value at the latest.
public final class ChildProcess: Sendable {
  /// How a program has ended.
  public enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  public let pid: pid_t
  private let folder: Folder
  private let name: String
  private let ending = Mutex<Ending?>(nil)

  /// Starts it. What it writes goes to `NAME.out` and `NAME.err` in the folder.
  init(
    _ executable: String, arguments: [String], environment: [String: String], folder: Folder,
    extra: Int32? = nil
  ) throws {
    self.folder = folder
    name = (executable as NSString).lastPathComponent
    pid = try Spawn(
      executable: executable, arguments: arguments, environment: environment,
      standardOutput: folder.path(name + ".out"), standardError: folder.path(name + ".err"), extra: extra
    ).start()
    Guardian.shared.tell("group \(pid)")
  }

  deinit {
    kill()
  }

  public var standardOutput: String { folder.text(name + ".out") }
  public var standardError: String { folder.text(name + ".err") }

  /// How it has ended, nil while it runs.
  public var end: Ending? {
    ending.withLock { ending in
      if ending == nil { ending = Self.reap(pid, options: WNOHANG) }
      return ending
    }
  }

  /// Waits for it to end by itself; nil when it still ran at the deadline.
  public func waitForEnd(within deadline: Duration = .seconds(20)) async throws -> Ending? {
    let last = ContinuousClock.now + deadline
    while end == nil, ContinuousClock.now < last {
      try await Task.sleep(for: .milliseconds(10))
    }
    return end
  }

  /// Sends it SIGTERM; after the grace period it is killed. Its process group goes with it.
  @discardableResult
  public func terminate(grace: Duration = .seconds(3)) async -> Ending {
    if end == nil { signal(SIGTERM) }
    if let end = try? await waitForEnd(within: grace) {
      signal(SIGKILL)
      return end
    }
    return kill()
  }

  /// Ends it and its process group at once.
  @discardableResult
  public func kill() -> Ending {
    signal(SIGKILL)
    return ending.withLock { ending in
      let now = ending ?? Self.reap(pid, options: 0) ?? .signalled(SIGKILL)
      ending = now
      return now
    }
  }

  /// To the process group.
  public func signal(_ number: Int32) {
    _ = Glibc.kill(-pid, number)
  }

  private static func reap(_ pid: pid_t, options: Int32) -> Ending? {
    var status: Int32 = 0
    var got: pid_t
    repeat { got = waitpid(pid, &status, options) } while got < 0 && errno == EINTR
    guard got == pid else { return nil }
    Guardian.shared.tell("ended \(pid)")
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }
}
