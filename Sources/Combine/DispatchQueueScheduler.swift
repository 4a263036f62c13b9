import Dispatch
import Foundation
import OpenCombine

/// Combine's operators may wait on a dispatch queue: on the main one by the window's clock, exact in tests and replays.
extension DispatchQueue: @retroactive OpenCombine.Scheduler {
  /// A moment of a dispatch queue: a number.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, @unchecked Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public init(from decoder: any Decoder) throws {
      self.init(DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self)))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }

    public func advanced(by stride: Stride) -> Self {
      let start = dispatchTime.uptimeNanoseconds
      guard stride.magnitude < 0 else {
        let (end, isTooFar) = start.addingReportingOverflow(UInt64(stride.magnitude))
        return Self(
          isTooFar || stride.magnitude == .max ? .distantFuture : DispatchTime(uptimeNanoseconds: end))
      }
      let back = UInt64(stride.magnitude.magnitude)
      return Self(DispatchTime(uptimeNanoseconds: start > back ? start - back : 0))
    }

    /// A length of time, in nanoseconds; literals are seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// Nanoseconds.
      public var magnitude: Int

      private init(magnitude: Int) { self.magnitude = magnitude }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: self = .nanoseconds(.max)
        }
      }

      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
      private var seconds: Double { Double(magnitude) / 1e9 }

      public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
      public static func + (a: Self, b: Self) -> Self {
        let (sum, isTooLarge) = a.magnitude.addingReportingOverflow(b.magnitude)
        return Self(magnitude: isTooLarge ? (b.magnitude < 0 ? .min : .max) : sum)
      }
      public static func - (a: Self, b: Self) -> Self {
        let (difference, isTooLarge) = a.magnitude.subtractingReportingOverflow(b.magnitude)
        return Self(magnitude: isTooLarge ? (b.magnitude < 0 ? .max : .min) : difference)
      }
      public static func * (a: Self, b: Self) -> Self { .seconds(a.seconds * b.seconds) }
      public static func += (a: inout Self, b: Self) { a = a + b }
      public static func -= (a: inout Self, b: Self) { a = a - b }
      public static func *= (a: inout Self, b: Self) { a = a * b }

      public static func seconds(_ value: Double) -> Self {
        let nanoseconds = value * 1e9
        guard !nanoseconds.isNaN else { return Self(magnitude: 0) }
        return Self(
          magnitude: Int(exactly: nanoseconds.rounded(.towardZero)) ?? (nanoseconds < 0 ? .min : .max))
      }
      public static func seconds(_ value: Int) -> Self { clamped(value, times: 1_000_000_000) }
      public static func milliseconds(_ value: Int) -> Self { clamped(value, times: 1_000_000) }
      public static func microseconds(_ value: Int) -> Self { clamped(value, times: 1_000) }
      public static func nanoseconds(_ value: Int) -> Self { Self(magnitude: value) }

      private static func clamped(_ value: Int, times factor: Int) -> Self {
        let (product, isTooLarge) = value.multipliedReportingOverflow(by: factor)
        return Self(magnitude: isTooLarge ? (value < 0 ? .min : .max) : product)
      }
    }
  }

  /// How work is put on a queue.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    /// What waits for the work.
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present time: the window's on the main thread.
  public var now: SchedulerTimeType {
    guard let windowClock else { return SchedulerTimeType(.now()) }
    return SchedulerTimeType(DispatchTime(uptimeNanoseconds: Self.origin)).advanced(
      by: .seconds(windowClock.now))
  }

  /// The moment from which times by a window's clock are counted.
  private static let origin = DispatchTime.now().uptimeNanoseconds

  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let (work, options) = (Carried(action), options ?? SchedulerOptions())
    async(group: options.group, qos: options.qos, flags: options.flags) { work.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = now.distance(to: date)
    if let windowClock {
      windowClock.schedule(after: Double(delay.magnitude) / 1e9, action)
    } else {
      let (work, options) = (Carried(action), options ?? SchedulerOptions())
      asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { work.value() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition.begin(on: self, at: date, every: interval, action)
  }

  /// Compared by its label: `DispatchQueue.main` returns another object at every call.
  private var windowClock: WindowClock? { label == DispatchQueue.main.label ? WindowClock.current : nil }
}
