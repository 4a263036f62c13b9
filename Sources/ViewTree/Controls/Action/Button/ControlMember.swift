import Foundation
import Graphics

/// What a control does with the pointer that works it; places in its own points.
@MainActor protocol ControlInput: LayoutNode {
  /// Whether it reacts at all.
  var isEnabled: Bool { get }
  /// The axes along which a drag makes the pointer the control's own; otherwise a scroll view may win it.
  var dragAxes: Axis.Set { get }
  /// A pointer came down; true: it is the control's own at once.
  func pointerBegan(at point: CGPoint, _ event: PointerEvent) -> Bool
  /// The control's own pointer moved.
  func pointerMoved(to point: CGPoint, _ event: PointerEvent)
  /// The pointer was lifted. `isTap`: it never became a drag.
  func pointerEnded(at point: CGPoint, isTap: Bool, _ event: PointerEvent)
  /// Another member won the pointer, or it is gone: nothing happened.
  func pointerCancelled()
}

/// Follows the pointer that works a control.
@MainActor final class ControlMember: GestureMember {
  private enum Stage { case idle, pending, own, done, failed }

  /// Owns the member; held by the router while a pointer is followed.
  private unowned let control: any ControlInput
  private var stage = Stage.idle
  private var finger = FingerFollower(endsWithFirst: true)
  private var start: PointerEvent?
  private var latest: PointerEvent?
  private var isTap = false
  private var hasBegun = false
  private var isDirty = false

  /// How far a pointer must move along the control's axis to be its own, in points: sooner than a scroll view's 10.
  private static let slop: CGFloat = 4
  /// A finger that rested so long before it moves means the control, in seconds (UIKit's delay of touches).
  private static let rest: TimeInterval = 0.15
  /// How far from the control a finger may be lifted for a tap, in points, as on iOS.
  private static let reach: CGFloat = 30

  init(_ control: any ControlInput) {
    self.control = control
    super.init(control)
  }

  override var isEnabled: Bool { control.isEnabled }
  override var actsWhilePending: Bool { true }
  override var claim: GestureClaim {
    switch stage {
    case .own, .done: .wants
    case .failed: .failed
    case .idle, .pending: .none
    }
  }

  /// Makes the pointer the control's own from now on (a press that has begun to repeat).
  func claimNow() {
    guard stage == .pending else { return }
    stage = .own
    tree.input.memberChanged(self)
  }

  private var tree: Tree { control.tree }

  /// How far the pointer is from where it began, in points of the window.
  var translation: CGSize { finger.translation }

  /// The velocity of a release at `time`, in the control's own points per second.
  func velocity(at time: TimeInterval) -> CGSize {
    let velocity = finger.velocity(at: time)
    guard let own = control.transform(to: nil, .presentation).inverted(), let start = own.apply(.zero),
      let end = own.apply(CGPoint(x: velocity.width, y: velocity.height))
    else { return .zero }
    return CGSize(width: end.x - start.x, height: end.y - start.y)
  }

  override func handle(_ event: PointerEvent) {
    guard let step = finger.follow(event) else { return }
    switch step {
    case .began:
      (start, latest) = (event, event)
      stage = .pending
      isDirty = true
    case .moved:
      guard let start, stage == .pending || stage == .own else { return }
      latest = event
      isDirty = true
      guard stage == .pending, !control.dragAxes.isEmpty else { return }
      let along = max(
        control.dragAxes.contains(.horizontal) ? abs(finger.translation.width) : 0,
        control.dragAxes.contains(.vertical) ? abs(finger.translation.height) : 0)
      if along >= Self.slop || (along > 0 && event.time - start.time >= Self.rest) { stage = .own }
    case .ended:
      guard stage == .pending || stage == .own else { return }
      latest = event
      isDirty = true
      isTap = stage == .pending
      stage = isTap && !isNear(event) ? .failed : .done
    case .cancelled:
      guard stage != .done else { return }
      stage = .failed
      isDirty = true
    }
  }

  private func place(_ event: PointerEvent) -> CGPoint {
    control.transform(to: nil, .presentation).inverted()?.apply(event.location) ?? .zero
  }

  private func isNear(_ event: PointerEvent) -> Bool {
    CGRect(origin: .zero, size: control.size).insetBy(dx: -Self.reach, dy: -Self.reach)
      .contains(place(event))
  }

  override func dispatch() {
    guard isDirty, let start, let latest else { return }
    isDirty = false
    if !hasBegun, stage != .failed {
      hasBegun = true
      if control.pointerBegan(at: place(start), start), stage == .pending { claimNow() }
    }
    switch stage {
    case .own: control.pointerMoved(to: place(latest), latest)
    case .done:
      hasBegun = false
      control.pointerEnded(at: place(latest), isTap: isTap, latest)
    case .failed: giveUp()
    case .idle, .pending: break
    }
  }

  private func giveUp() {
    guard hasBegun else { return }
    hasBegun = false
    control.pointerCancelled()
  }

  override func reject() {
    stage = .failed
    giveUp()
  }

  override func reset() {
    giveUp()
    stage = .idle
    finger.reset()
    (start, latest) = (nil, nil)
    isDirty = false
  }
}
