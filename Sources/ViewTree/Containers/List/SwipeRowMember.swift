import Foundation

/// Swipes a row away from its edge; a tap on an open row closes it.
@MainActor final class SwipeRowMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let row: SwipeRowLayout
  private enum Stage { case idle, tracking, dragging }
  private var stage = Stage.idle
  private var finger = FingerFollower()
  private var wantsDrag = false
  private var wantsTap = false
  private var end: PointerEvent?
  private var anchor: CGFloat = 0
  private var anchorDistance: CGFloat = 0

  init(_ row: SwipeRowLayout) {
    self.row = row
    super.init(row)
  }

  var isDragging: Bool { stage == .dragging }
  override var claim: GestureClaim { wantsDrag || wantsTap ? .wants : stage == .idle ? .failed : .none }
  /// nil for a tap: a scroll view comes before drags alone.
  override var minimumDistance: CGFloat? { wantsTap ? nil : InputRouter.slop }
  override func preempts(from member: GestureMember) -> Bool { wantsDrag && !(member is SwipeRowMember) }

  override func handle(_ event: PointerEvent) {
    switch finger.follow(event) {
    case .began:
      stage = .tracking
      wantsDrag = false
      wantsTap = false
      end = nil
      row.prepare()
    case .moved: if stage == .tracking, !wantsDrag { decide() }
    case .ended:
      if wantsDrag { end = event } else if stage == .tracking, row.shownDistance > 0.5 { wantsTap = true }
    case .cancelled: reject()
    case nil: break
    }
  }

  /// Two fingers on a list swipe no row, unless the first one does already.
  override func otherFingerBegan() { if stage == .tracking { reject() } }

  private func decide() {
    guard let axis = finger.decidedAxis else { return }
    if axis == .horizontal, row.mayBeDragged,
      row.opening(finger.translation.width) > 0 || row.shownDistance > 0
    {
      wantsDrag = true
      anchor = finger.slopEnd(.horizontal)
    } else {
      stage = .idle
    }
  }

  override func dispatch() {
    if wantsTap {
      wantsTap = false
      stage = .idle
      return row.close()
    }
    guard wantsDrag else { return }
    if stage == .tracking {
      stage = .dragging
      anchorDistance = row.grab()
    }
    guard stage == .dragging else { return }
    row.drag(to: anchorDistance + row.opening(finger.location.x - anchor))
    if let event = end {
      end = nil
      stage = .idle
      wantsDrag = false
      row.letGo(velocity: row.opening(finger.velocity(at: event.time).width))
    }
  }

  override func reject() {
    let wasDragging = isDragging
    stage = .idle
    wantsDrag = false
    wantsTap = false
    end = nil
    if wasDragging { row.close() }
  }

  override func reset() {
    reject()
    finger.reset()
  }
}
