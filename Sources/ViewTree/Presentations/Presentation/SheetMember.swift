import Foundation

/// Moves a sheet by a finger on the card where no scroll view handles it; a tap beside the card dismisses it. Fingers
/// on scroll views reach the sheet by the hand-off, see `SheetLayout+Handoff.swift`.
@MainActor final class SheetMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let sheet: SheetLayout
  private enum Stage { case idle, tracking, dragging, beside }
  private var stage = Stage.idle
  private var finger = FingerFollower()
  private var wantsDrag = false
  private var wantsTap = false
  private var preempted = false
  private var end: PointerEvent?
  /// How much of the finger's translation the card has followed.
  private var followed: CGFloat = 0

  init(_ sheet: SheetLayout) {
    self.sheet = sheet
    super.init(sheet)
  }

  override var claim: GestureClaim { wantsDrag || wantsTap ? .wants : .none }
  override var minimumDistance: CGFloat? { stage == .beside ? nil : InputRouter.slop }
  /// A card in motion is caught at once.
  override var preempts: Bool { preempted }

  override func handle(_ event: PointerEvent) {
    switch finger.follow(event) {
    case .began: begin()
    case .moved:
      if stage == .tracking, !wantsDrag { decide() }
      if stage == .beside, finger.farthest > InputRouter.slop { stage = .idle }
    case .ended:
      if stage == .beside { wantsTap = true }
      end = event
    case .cancelled: reject()
    case nil: break
    }
  }

  private func begin() {
    end = nil
    wantsTap = false
    stage = sheet.isOnCard(sheet.localPoint(finger.location, in: .local, .presentation)) ? .tracking : .beside
    preempted = stage == .tracking && sheet.catchesScrolls
    wantsDrag = preempted
    followed = finger.location.y
  }

  private func decide() {
    guard finger.decidedAxis == .vertical else { return }
    wantsDrag = true
    followed = finger.slopEnd(.vertical)
  }

  override func dispatch() {
    if wantsTap {
      wantsTap = false
      stage = .idle
      return sheet.dismiss()
    }
    guard wantsDrag else { return }
    if stage == .tracking {
      guard sheet.grab(.card) else { return reject() }
      stage = .dragging
    }
    guard stage == .dragging else { return }
    sheet.drag(by: followed - finger.location.y)
    followed = finger.location.y
    if let event = end { release(-finger.velocity(at: event.time).height) }
  }

  private func release(_ velocity: CGFloat, mayDismiss: Bool = true) {
    stage = .idle
    wantsDrag = false
    end = nil
    sheet.letGo(velocity: velocity, mayDismiss: mayDismiss)
  }

  override func reject() {
    if stage == .dragging { release(0, mayDismiss: false) }
    stage = .idle
    wantsDrag = false
    wantsTap = false
    preempted = false
    end = nil
  }

  override func reset() {
    reject()
    finger.reset()
  }
}
