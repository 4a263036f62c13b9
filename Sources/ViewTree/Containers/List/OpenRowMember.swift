import Foundation

/// Closes the row of a list that is open when anything else in the list is tapped; the tap does nothing else.
@MainActor final class OpenRowMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let list: ListLayout
  private var pointer: Int?
  private var start = CGPoint.zero
  private var waits = false
  private var isDone = false

  init(_ list: ListLayout) {
    self.list = list
    super.init(list)
    priority = .high
  }

  override var claim: GestureClaim { isDone ? .wants : waits ? .none : .failed }

  override func handle(_ event: PointerEvent) {
    switch event.phase {
    case .began:
      guard pointer == nil else { return }
      pointer = event.id
      start = event.location
      let rect = list.openRow.flatMap { list.rowRect(of: $0) }
      waits = rect?.contains(list.localPoint(event.location, in: .local, .presentation)) == false
    case .moved:
      if event.id == pointer, event.location.distance(to: start) >= InputRouter.slop { waits = false }
    case .ended: if event.id == pointer { isDone = waits }
    case .cancelled: if event.id == pointer { waits = false }
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
    pointer = nil
  }
}
