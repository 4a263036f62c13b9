import CHost
import Foundation

/// Returns memory to the system when the program has been at rest for a moment: not at once, since page faults cost
/// time when the memory is needed again, and a lifted finger often comes down again.
@MainActor struct MemoryTrim {
  /// Seconds of rest before it, and from one time to the next, at least.
  private static let rest = 2.0
  private static let interval = 10.0
  private let release: () -> Void
  /// When that was last, and how many frames there had been.
  private var last = (time: -Double.infinity, frames: 0)
  private var restBegan: TimeInterval?

  /// - Parameter release: frees what the program can do without, before free memory is returned to the system.
  init(release: @escaping () -> Void) { self.release = release }

  mutating func trim(at now: TimeInterval, frames: Int) {
    last = (now, frames)
    restBegan = nil
    release()
    host_memory_trim()
  }

  /// Gives back what there is, if it is time; returns when it will be, if nothing happens meanwhile.
  mutating func turn(at now: TimeInterval, isAtRest: Bool, frames: Int) -> TimeInterval? {
    guard isAtRest, frames != last.frames else {
      restBegan = nil
      return nil
    }
    let began = restBegan ?? now
    restBegan = began
    let due = max(began + Self.rest, last.time + Self.interval)
    guard now >= due else { return due }
    trim(at: now, frames: frames)
    return nil
  }
}
