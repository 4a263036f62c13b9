import Foundation

/// Closes the row of a list that is open when anything else in the list is tapped; the tap does nothing else.
@MainActor final class OpenRowMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let list: ListLayout
  private var finger = FingerFollower(endsWithFirst: true)
  private var waits = false
  private var isDone = false

  init(_ list: ListLayout) {
    self.list = list
    super.init(list)
    priority = .high
  }

  override var claim: GestureClaim { isDone ? .wants : waits ? .none : .failed }

  override func handle(_ event: PointerEvent) {
    guard let step = finger.follow(event) else { return }
    switch step {
    case .began:
      let rect = list.openRow.flatMap { list.rowRect(of: $0) }
      waits = rect?.contains(list.localPoint(event.location, in: .local, .presentation)) == false
    case .moved: if finger.distance >= InputRouter.slop { waits = false }
    case .ended: isDone = waits
    case .cancelled: waits = false
    }
  }

  override func dispatch() {
    guard isDone else { return }
    (isDone, waits) = (false, false)
    list.openRow?.close()
  }

  override func reject() { (isDone, waits) = (false, false) }

  override func reset() {
    reject()
    finger.reset()
  }
}
