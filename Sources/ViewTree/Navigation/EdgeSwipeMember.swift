import Foundation

/// Takes the topmost page of a navigation stack back: a finger that comes in from the leading edge.
@MainActor final class EdgeSwipeMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let stack: NavigationStackLayout
  private enum Stage { case idle, tracking, dragging }
  private var stage = Stage.idle
  private var pointer: Int?
  private var start = CGPoint.zero
  private var location = CGPoint.zero
  private var velocity = VelocityTracker()
  private var wantsDrag = false
  private var end: PointerEvent?
  /// Where the page stood when it was taken, and the finger.
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
  override func takesOver(from member: GestureMember) -> Bool { wantsDrag }

  /// A distance along the way back.
  private func forwards(_ x: CGFloat) -> CGFloat { stack.isRightToLeft ? -x : x }

  override func handle(_ event: PointerEvent) {
    switch event.phase {
    case .began:
      guard pointer == nil else { return }
      let x = stack.localPoint(event.location, in: .local, .shown).x
      let inset = stack.isRightToLeft ? stack.size.width - x : x
      guard inset <= Self.reach, stack.canGoBack else { return }
      pointer = event.id
      stage = .tracking
      start = event.location
      location = start
      wantsDrag = false
      end = nil
      velocity.reset()
      velocity.add(start, at: event.time)
    case .moved:
      guard event.id == pointer else { return }
      location = event.location
      velocity.add(location, at: event.time)
      guard stage == .tracking, !wantsDrag else { return }
      let d = CGSize(width: forwards(location.x - start.x), height: location.y - start.y)
      if d.width >= InputRouter.slop, d.width > abs(d.height) {
        wantsDrag = true
        anchor = start.x + forwards(InputRouter.slop)
      } else if max(abs(d.width), abs(d.height)) >= InputRouter.slop {
        stage = .idle
      }
    case .ended:
      guard event.id == pointer else { return }
      pointer = nil
      end = event
    case .cancelled:
      guard event.id == pointer else { return }
      reject()
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
    stack.drag(to: anchorShift + forwards(location.x - anchor))
    if let event = end {
      end = nil
      finish(forwards(velocity.velocity(at: event.time).width))
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
    pointer = nil
    wantsDrag = false
    end = nil
  }

  override func reset() { reject() }
}
