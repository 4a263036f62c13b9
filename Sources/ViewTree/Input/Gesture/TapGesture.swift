import Foundation

/// One or more taps.
public struct TapGesture: PrimitiveGesture, Equatable {
  public typealias Value = Void
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }

  public static var _isReusable: Bool { true }

  public static func _makeRecognizer(_ gesture: TapGesture, _ context: GestureContext) -> GestureRecognizer<
    Void
  > {
    let recognizer = TapRecognizer<Void>(context) { _ in }
    recognizer.count = gesture.count
    return recognizer
  }
  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Void>, _ gesture: TapGesture) {
    (recognizer as? TapRecognizer<Void>)?.count = gesture.count
  }
}

/// One or more taps that report their location.
public struct SpatialTapGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public static func _makeRecognizer(
    _ gesture: SpatialTapGesture, _ context: GestureContext
  ) -> GestureRecognizer<Value> {
    let space = gesture.coordinateSpace
    let recognizer = TapRecognizer<Value>(context) {
      Value(location: context.layout.localPoint($0, in: space, .presentation))
    }
    recognizer.count = gesture.count
    return recognizer
  }
  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: SpatialTapGesture) {
    (recognizer as? TapRecognizer<Value>)?.count = gesture.count
  }
}

/// The limits of taps.
enum TapConstants {
  /// How far a tapping finger may drift, in points.
  static let allowance: CGFloat = 45
  /// How long a tap may last, in seconds.
  static let longest: TimeInterval = 0.75
  /// How soon the next tap of several must begin, in seconds.
  static let interval: TimeInterval = 0.35
}

/// Recognises taps: ends on the last one's up.
@MainActor final class TapRecognizer<Value>: GestureRecognizer<Value> {
  var count = 1
  private let context: GestureContext
  private let value: (CGPoint) -> Value
  private var finger = FingerFollower(endsWithFirst: true)
  private var startTime: TimeInterval = 0
  private var taps = 0
  private var timer: TimerQueue.Token?

  init(_ context: GestureContext, _ value: @escaping (CGPoint) -> Value) {
    self.context = context
    self.value = value
  }

  override var holdsArena: Bool { !isOver && (taps > 0 || count > 1) }

  override var isTap: Bool { count == 1 }
  override func endAsTap(at point: CGPoint) { phase = .ended(value(point)) }

  override func handle(_ event: PointerEvent) {
    guard !isOver else { return }
    switch finger.follow(event) {
    case .began?:
      stopTimer()
      startTime = event.time
    case .moved?: if isNoTap(event) { phase = .failed }
    case .ended?:
      let isNoTap = isNoTap(event)
      finger.reset()
      if isNoTap { return phase = .failed }
      taps += 1
      if taps >= count {
        phase = .ended(value(event.location))
      } else {
        timer = context.tree.timers.schedule(after: TapConstants.interval) { [weak self] in
          guard let self, !self.isOver, !self.finger.isDown else { return }
          self.phase = .failed
          self.context.changed()
        }
      }
    case .cancelled?: phase = .failed
    // A second finger makes no tap, nor does one that is cancelled.
    case nil: if event.phase == .began || event.phase == .cancelled { phase = .failed }
    }
  }

  /// Whether the finger has gone too far or has been down for too long.
  private func isNoTap(_ event: PointerEvent) -> Bool {
    event.time - startTime > TapConstants.longest || finger.distance > TapConstants.allowance
  }

  private func stopTimer() {
    if let timer { context.tree.timers.cancel(timer) }
    timer = nil
  }

  override func cancel() {
    stopTimer()
    super.cancel()
  }

  override func reset() {
    // Between taps it stays possible.
    if case .possible = phase, taps > 0, taps < count { return }
    stopTimer()
    finger.reset()
    taps = 0
    super.reset()
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
