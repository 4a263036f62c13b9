import Foundation

/// Closes the row of a list that is open when a pointer goes down on anything else in the list, unless another pointer
/// drags that row. The control under the pointer does not act and does not look pressed; a drag scrolls as usual.
@MainActor final class OpenRowMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let list: ListLayout
  private enum Stage { case idle, down, closed, lifted }
  private var stage = Stage.idle
  private var finger = FingerFollower(endsWithFirst: true)

  init(_ list: ListLayout) {
    self.list = list
    super.init(list)
    priority = .high
  }

  override var claim: GestureClaim {
    switch stage {
    case .idle: .failed
    case .down, .closed: .none
    case .lifted: .wants
    }
  }
  override var actsWhilePending: Bool { true }
  override var withholdsPresses: Bool { stage != .idle }
  /// Gestures that need no movement are cancelled by it: a long press, like a tap.
  override func preempts(from member: GestureMember) -> Bool {
    stage != .idle && member.minimumDistance == nil
  }

  override func handle(_ event: PointerEvent) {
    guard let step = finger.follow(event) else { return }
    switch step {
    case .began:
      let rect = list.openRow.flatMap { list.rowRect(of: $0) }
      let isElsewhere = rect?.contains(list.localPoint(event.location, in: .local, .presentation)) == false
      stage = isElsewhere ? .down : .idle
    case .moved: break
    case .ended: if stage != .idle { stage = .lifted }
    case .cancelled: stage = .idle
    }
  }

  override func dispatch() {
    switch stage {
    case .idle, .closed: break
    case .down:
      stage = .closed
      close()
    case .lifted:
      stage = .idle
      close()
    }
  }

  private func close() {
    guard let row = list.openRow, !row.member.isDragging else { return }
    row.close()
  }

  override func reject() { stage = .idle }

  override func reset() {
    reject()
    finger.reset()
  }
}
