import Foundation

/// Follows a pointer that presses a button: it acts on the up inside; sliding off first aborts.
///
/// A finger on a row of a list presses it only as long as it stays within the slop and is alone on the list.
@MainActor final class PressMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let button: PressModifierLayout.Wrapper
  private enum Stage { case idle, pressed, outside, done, failed }
  private var stage = Stage.idle
  private var finger = FingerFollower(endsWithFirst: true)
  private var isTouch = false
  /// What is to be shown of the pointer: its beginning, and its last place.
  private var begun: PointerEvent?
  private var moved: PointerEvent?
  private var isHeld = false
  private lazy var display = PressDisplay(button.tree.timers) { [weak button = self.button] isShown in
    button?.show(isShown)
  }

  /// How far from the button a finger may stray before it counts as slid off, in points, as on iOS.
  private static let reach: CGFloat = 30

  init(_ button: PressModifierLayout.Wrapper) {
    self.button = button
    super.init(button)
  }

  override var isEnabled: Bool { button.isEnabled }
  override var actsWhilePending: Bool { true }
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
    guard let local = button.transform(to: nil, .presentation).inverted()?.apply(p) else { return false }
    return button.touchArea.insetBy(dx: -Self.reach, dy: -Self.reach).contains(local)
  }

  /// Whether a finger has gone too far on a row to press it.
  private var isDrag: Bool { isTouch && finger.distance > InputRouter.slop && button.isRow }

  override func otherFingerBegan() {
    if stage == .pressed || stage == .outside, button.isRow { reject() }
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
      if !button.hasRepeated || !button.repeats { button.action() }
    case .failed: close()
    }
  }

  private func hold(_ isHeld: Bool) {
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    button.hold(isHeld)
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
