import CHost
import Foundation

/// Gives memory back now and then, on coming to rest.
@MainActor struct MemoryTrim {
  /// Seconds from one time to the next at least.
  private static let interval = 10.0
  /// When that was last, and how many frames there had been.
  private var last = (time: -Double.infinity, frames: 0)

  /// Whether there may be something to give back again.
  func isDue(frames: Int) -> Bool { frames != last.frames && HostClock.now - last.time > Self.interval }

  mutating func trim(frames: Int) {
    last = (HostClock.now, frames)
    host_memory_trim()
  }
}
