/// Measures passes that follow one another, with one reading of the clock where one ends and the next begins.
@MainActor public final class PassTimer {
  private let read: () -> UInt64
  private var last: UInt64 = 0

  /// `read` returns nanoseconds, of the thread's CPU time as a rule.
  public init(_ read: @escaping () -> UInt64) { self.read = read }

  /// A pass begins, other than where the last one ended.
  public func begin() { last = read() }

  /// A pass ends, and the next one begins; returns the duration of the pass in nanoseconds.
  public func lap() -> UInt64 {
    let before = last
    last = read()
    return last &- before
  }
}
