import Foundation
import OpenCombine

/// The clock of a window, by which publishers wait so that they are exact in tests and replays.
package protocol WorkClock: AnyObject, Sendable {
  /// Seconds since an arbitrary start.
  @MainActor var now: TimeInterval { get }
  /// The wall clock's time of the present moment.
  @MainActor var date: Date { get }
  /// Runs work once after a delay in seconds; the token cancels it.
  @MainActor func wait(_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> UInt64
  @MainActor func forget(_ token: UInt64)
}

/// Passes a value through a closure that requires `Sendable`: into the main actor where the caller is on it, or
/// to the run loop that is to use it.
final class Carried<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
