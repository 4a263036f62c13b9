import Foundation

/// Selects the row that is tapped, where no view in the row handles the tap.
@MainActor final class ListRowMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let list: ListLayout
  private var finger = FingerFollower(endsWithFirst: true)
  /// The events from which the press is shown: the pointer's beginning, and its last move.
  private var begun: PointerEvent?
  private var moved: PointerEvent?
  private var row: Int?
  /// What a press that is lifted does with the row's value.
  private var select: ((AnyHashable) -> Void)?
  private var isDone = false
  private lazy var display = PressDisplay(list.tree.timers) { [weak self] isShown in
    guard let self else { return }
    self.list.heldRow = isShown ? self.shownRow : nil
  }
  /// The row that is pressed, or was last.
  private var shownRow: Int?

  init(_ list: ListLayout) {
    self.list = list
    super.init(list)
  }

  override var claim: GestureClaim { isDone ? .wants : row == nil ? .failed : .none }
  override var actsWhilePending: Bool { true }

  override func handle(_ event: PointerEvent) {
    guard let step = finger.follow(event) else { return }
    switch step {
    case .began:
      begun = event
      isDone = false
      select = list.selectionChange(by: event)
      row =
        select == nil
        ? nil
        : list.row(at: list.localPoint(event.location, in: .local, .presentation))
          .flatMap { list.selectionValue($0) == nil ? nil : $0 }
    case .moved:
      guard row != nil else { return }
      moved = event
      if finger.distance > InputRouter.slop { row = nil }
    case .ended: if row != nil { isDone = true }
    case .cancelled: row = nil
    }
  }

  override func otherFingerBegan() { reject() }

  override func dispatch() {
    guard let row else { return display.cancel() }
    if let begun {
      shownRow = row
      display.begin(begun)
    }
    if let moved { display.move(moved, isOn: true) }
    (begun, moved) = (nil, nil)
    guard isDone else { return }
    isDone = false
    self.row = nil
    display.lift()
    if let value = list.selectionValue(row) { select?(value) }
  }

  /// Ends the display of a press.
  func close() { display.cancel() }

  override func reject() {
    row = nil
    isDone = false
    close()
  }

  override func reset() {
    // The press of a short tap shows for a while longer.
    if row != nil { reject() }
    finger.reset()
    (begun, moved) = (nil, nil)
  }
}
