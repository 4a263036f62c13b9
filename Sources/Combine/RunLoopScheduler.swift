import Foundation
import OpenCombine

/// Combine's operators may wait on a run loop: on the main one by the window's clock, exact in tests and replays.
extension RunLoop: @retroactive OpenCombine.Scheduler {
  /// A moment of a run loop.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by stride: Stride) -> Self { Self(date + stride.timeInterval) }

    /// A length of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Sendable
    {
      public var magnitude: TimeInterval
      public var timeInterval: TimeInterval { magnitude }

      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }

      public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
      public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
      public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
      public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
      public static func += (a: inout Self, b: Self) { a = a + b }
      public static func -= (a: inout Self, b: Self) { a = a - b }
      public static func *= (a: inout Self, b: Self) { a = a * b }

      public static func seconds(_ value: Int) -> Self { Self(TimeInterval(value)) }
      public static func seconds(_ value: Double) -> Self { Self(value) }
      public static func milliseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e3) }
      public static func microseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e6) }
      public static func nanoseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e9) }
    }
  }

  /// A run loop has no options.
  public struct SchedulerOptions: Sendable {}

  /// The present time: the window's on the main thread.
  public var now: SchedulerTimeType { SchedulerTimeType(windowClock?.date ?? Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: 0, options: options, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = now.distance(to: date).timeInterval
    let work = Carried(action)
    if let windowClock {
      windowClock.schedule(after: delay) { work.value() }
    } else if self === RunLoop.main {
      DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0), qos: .unspecified, flags: []) {
        work.value()
      }
    } else if delay <= 0 {
      perform { work.value() }
    } else {
      add(Timer(fire: date.date, interval: 0, repeats: false) { _ in work.value() }, forMode: .default)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition.begin(on: self, at: date, every: interval, action)
  }

  private var windowClock: WindowClock? { self === RunLoop.main ? WindowClock.current : nil }
}
