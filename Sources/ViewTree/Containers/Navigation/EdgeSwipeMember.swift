import Foundation

/// Pops the topmost page of a navigation stack by a finger that swipes from the leading edge.
@MainActor final class EdgeSwipeMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let stack: NavigationStackLayout
  private enum Stage { case idle, tracking, dragging }
  private var stage = Stage.idle
  private var finger = FingerFollower()
  private var wantsDrag = false
  private var end: PointerEvent?
  /// Where the finger was, and how far the page was shifted, when the drag began.
  private var anchor: CGFloat = 0
  private var anchorShift: CGFloat = 0

  /// How far from the edge a finger may begin, in points: that of iOS.
  static let reach: CGFloat = 20

  init(_ stack: NavigationStackLayout) {
    self.stack = stack
    super.init(stack)
  }

  var isDragging: Bool { stage == .dragging }
  override var claim: GestureClaim { stage == .idle ? .failed : wantsDrag ? .wants : .none }
  override var minimumDistance: CGFloat? { InputRouter.slop }
  override func preempts(from member: GestureMember) -> Bool { wantsDrag }

  /// A horizontal distance, positive in the direction that leads back.
  private func forwards(_ x: CGFloat) -> CGFloat { stack.isRightToLeft ? -x : x }

  override func handle(_ event: PointerEvent) {
    guard finger.isDown || mayBegin(event) else { return }
    switch finger.follow(event) {
    case .began:
      stage = .tracking
      wantsDrag = false
      end = nil
    case .moved: if stage == .tracking, !wantsDrag { decide() }
    case .ended: end = event
    case .cancelled: reject()
    case nil: break
    }
  }

  private func mayBegin(_ event: PointerEvent) -> Bool {
    let x = stack.localPoint(event.location, in: .local, .presentation).x
    let inset = stack.isRightToLeft ? stack.size.width - x : x
    return event.phase == .began && inset <= Self.reach && stack.canGoBack
  }

  private func decide() {
    guard let axis = finger.decidedAxis else { return }
    if axis == .horizontal, forwards(finger.translation.width) > 0 {
      wantsDrag = true
      anchor = finger.slopEnd(.horizontal)
    } else {
      stage = .idle
    }
  }

  override func dispatch() {
    guard wantsDrag else { return }
    if stage == .tracking {
      stage = .dragging
      stack.grab()
      anchorShift = stack.shownShift
    }
    guard stage == .dragging else { return }
    stack.drag(to: anchorShift + forwards(finger.location.x - anchor))
    if let event = end {
      end = nil
      finish(forwards(finger.velocity(at: event.time).width))
    }
  }

  private func finish(_ velocity: CGFloat) {
    stage = .idle
    wantsDrag = false
    stack.letGo(velocity: velocity)
  }

  override func reject() {
    if stage == .dragging {
      stage = .idle
      stack.letGo(velocity: 0, mayPop: false)
    }
    stage = .idle
    wantsDrag = false
    end = nil
  }

  override func reset() {
    reject()
    finger.reset()
  }
}
