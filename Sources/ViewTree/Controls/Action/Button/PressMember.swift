import Foundation

/// Follows a pointer that presses a button or a link: it acts on the up inside; sliding off first aborts.
///
/// A finger on a row of a list, or on a link, presses it only as long as it stays within the slop and is alone on what
/// scrolls.
@MainActor final class PressMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let target: any PressTarget
  private enum Stage { case idle, pressed, outside, done, failed }
  private var stage = Stage.idle
  private var finger = FingerFollower(endsWithFirst: true)
  private var isTouch = false
  /// What is to be shown of the pointer: its beginning, and its last place.
  private var begun: PointerEvent?
  private var moved: PointerEvent?
  private var isHeld = false
  private lazy var display = PressDisplay(target.tree.timers) { [weak target = self.target] isShown in
    target?.show(isShown)
  }

  /// How far from the target a finger may stray before it counts as slid off, in points, as on iOS.
  private static let reach: CGFloat = 30

  init(_ target: any PressTarget) {
    self.target = target
    super.init(target)
  }

  override var isEnabled: Bool { target.isEnabled }
  override var actsWhilePending: Bool { true }
  override var withholdsPresses: Bool {
    (stage == .pressed || stage == .outside) && target.withholdsPresses
  }
  override var claim: GestureClaim {
    switch stage {
    case .done: .wants
    case .failed: .failed
    default: .none
    }
  }

  override func handle(_ event: PointerEvent) {
    guard let step = finger.follow(event) else { return }
    switch step {
    case .began:
      begun = event
      isTouch = event.kind == .touch
      stage = .pressed
    case .moved:
      guard stage == .pressed || stage == .outside else { return }
      stage = isInside(event.location) ? .pressed : .outside
      moved = event
      if isDrag { stage = .failed }
    case .ended:
      guard stage == .pressed || stage == .outside else { return }
      stage = isInside(event.location) && !isDrag ? .done : .failed
    case .cancelled: stage = .failed
    }
  }

  private func isInside(_ p: CGPoint) -> Bool {
    guard let local = target.transform(to: nil, .presentation).inverted()?.apply(p) else { return false }
    return target.isPressed(at: local, reach: Self.reach)
  }

  /// Whether a finger has gone too far to press what needs a still one.
  private var isDrag: Bool { isTouch && finger.distance > InputRouter.slop && target.needsStillFinger }

  override func otherFingerBegan() {
    if stage == .pressed || stage == .outside, target.needsStillFinger { reject() }
  }

  override func dispatch() {
    switch stage {
    case .idle: break
    case .pressed, .outside:
      if let begun { display.begin(begun) }
      if let moved { display.move(moved, isOn: stage == .pressed) }
      (begun, moved) = (nil, nil)
      hold(stage == .pressed)
    case .done:
      stage = .idle
      if let begun { display.begin(begun) }
      begun = nil
      hold(false)
      display.lift()
      target.press()
    case .failed: close()
    }
  }

  private func hold(_ isHeld: Bool) {
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    target.hold(isHeld)
  }

  /// Ends what shows of a press and what it repeats.
  func close() {
    hold(false)
    display.cancel()
  }

  override func reject() {
    stage = .failed
    close()
  }

  override func reset() {
    // The press of a short tap shows for a while longer.
    if stage != .idle { close() }
    stage = .idle
    finger.reset()
    (begun, moved) = (nil, nil)
  }
}
