import Foundation

/// Recognises a gesture that may be absent. When the gesture is removed, what was in progress is cancelled; an added
/// one receives events from the next pointer on.
@MainActor final class OptionalRecognizer<Base: Gesture>: GestureRecognizer<Base.Value> {
  private let context: GestureContext
  private var base: GestureRecognizer<Base.Value>?
  private var seen = 0

  init(_ gesture: Base?, _ context: GestureContext) {
    self.context = context
    super.init()
    change(to: gesture)
  }

  func change(to gesture: Base?) {
    switch (gesture, base) {
    case (let gesture?, let base?): Base._updateRecognizer(base, gesture)
    case (let gesture?, nil): base = Base._makeRecognizer(gesture, context)
    case (nil, let old?):
      old.cancel()
      old.dispatch()
      base = nil
      phase = .failed
    case (nil, nil): break
    }
    if let base { seen = base.generation }
  }

  private func follow() {
    guard let base, base.generation != seen else { return }
    seen = base.generation
    phase = base.phase
  }

  override var claim: GestureClaim { base?.claim ?? .failed }
  override var actsWhilePending: Bool { base?.actsWhilePending ?? false }
  override var holdsArena: Bool { base?.holdsArena ?? false }
  override var minimumDistance: CGFloat? { base?.minimumDistance }
  override var followsPinches: Bool { base?.followsPinches ?? false }

  override var isTap: Bool { base?.isTap ?? false }

  override func endAsTap(at point: CGPoint) {
    base?.endAsTap(at: point)
    follow()
  }

  override func handle(_ event: PointerEvent) {
    base?.handle(event)
    follow()
  }

  override func dispatch() {
    follow()
    base?.dispatch()
  }

  override func cancel() {
    base?.cancel()
    follow()
    super.cancel()
  }

  override func reset() {
    base?.reset()
    if let base { seen = base.generation }
    super.reset()
  }
}
