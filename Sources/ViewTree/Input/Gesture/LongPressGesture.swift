import Foundation

/// A press that lasts.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  /// In seconds; 0.5 is the documented default.
  public var minimumDuration: Double
  /// How far the finger may move meanwhile, in points; 10 is the documented default.
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static func _makeRecognizer(_ gesture: LongPressGesture, _ context: GestureContext)
    -> GestureRecognizer<Bool>
  {
    LongPressRecognizer(gesture, context)
  }
  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Bool>, _ gesture: LongPressGesture) {
    (recognizer as? LongPressRecognizer)?.gesture = gesture
  }
}

/// Recognises a press once it has lasted long enough; reports it from the beginning.
@MainActor final class LongPressRecognizer: GestureRecognizer<Bool> {
  var gesture: LongPressGesture
  private let context: GestureContext
  private var finger = FingerFollower(endsWithFirst: true)
  private var timer: TimerQueue.Token?

  init(_ gesture: LongPressGesture, _ context: GestureContext) {
    self.gesture = gesture
    self.context = context
  }

  override var actsWhilePending: Bool { true }

  /// A press that has only begun claims nothing yet.
  override var claim: GestureClaim {
    if case .active = phase { return .none }
    return super.claim
  }

  override func handle(_ event: PointerEvent) {
    guard !isOver else { return }
    switch finger.follow(event) {
    case .began?:
      phase = .active(true)
      timer = context.tree.timers.schedule(
        after: gesture.minimumDuration - (context.tree.timers.now - event.time)
      ) {
        [weak self] in
        guard let self, !self.isOver, self.finger.isDown else { return }
        self.phase = .ended(true)
        self.context.changed()
      }
    case .moved?: if finger.distance > gesture.maximumDistance { fail() }
    case .ended?, .cancelled?: fail()
    case nil: if event.phase == .began { phase = .failed }
    }
  }

  private func fail() {
    if let timer { context.tree.timers.cancel(timer) }
    phase = .failed
  }

  override func cancel() {
    if let timer { context.tree.timers.cancel(timer) }
    super.cancel()
  }

  override func reset() {
    if let timer { context.tree.timers.cancel(timer) }
    timer = nil
    finger.reset()
    super.reset()
  }
}
