import Foundation

/// The selection of a list, whatever its type.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  /// A row with this value was chosen.
  private(set) var choose: (AnyHashable) -> Void
  private var isSingle = false

  /// One value or none.
  init<V: Hashable>(_ binding: Binding<V?>) {
    let present = binding.wrappedValue
    contains = { $0.base as? V == present && present != nil }
    choose = { if let value = $0.base as? V { binding.wrappedValue = value } }
    isSingle = true
  }

  /// The same; choosing leads on from a column of a split view.
  @MainActor func leading(_ link: SplitLink?) -> ListSelection {
    guard let link, isSingle else { return self }
    var selection = self
    selection.choose = { [choose] value in
      choose(value)
      // Rows are chosen by gestures and keys: on the main actor.
      MainActor.assumeIsolated { link.advance() }
    }
    return selection
  }

  /// Any number of values: choosing one again takes it out.
  init<V: Hashable>(_ binding: Binding<Set<V>>) {
    let present = binding.wrappedValue
    contains = { ($0.base as? V).map(present.contains) ?? false }
    choose = {
      guard let value = $0.base as? V else { return }
      if binding.wrappedValue.contains(value) {
        binding.wrappedValue.remove(value)
      } else {
        binding.wrappedValue.insert(value)
      }
    }
  }
}

/// Chooses the row that is tapped, where nothing in the row takes the tap.
@MainActor final class ListRowMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let list: ListLayout
  private var pointer: Int?
  private var start = CGPoint.zero
  private var row: Int?
  private var isDone = false

  init(_ list: ListLayout) {
    self.list = list
    super.init(list)
  }

  override var claim: GestureClaim { isDone ? .wants : row == nil ? .failed : .none }
  override var actsWhilePending: Bool { true }

  override func handle(_ event: PointerEvent) {
    switch event.phase {
    case .began:
      guard pointer == nil else { return }
      pointer = event.id
      start = event.location
      isDone = false
      row = list.row(at: list.localPoint(event.location, in: .local, .shown))
        .flatMap { list.selectionValue($0) == nil ? nil : $0 }
    case .moved:
      if event.id == pointer, event.location.distance(to: start) > InputRouter.slop { row = nil }
    case .ended:
      if event.id == pointer, row != nil { isDone = true }
    case .cancelled: if event.id == pointer { row = nil }
    }
  }

  override func dispatch() {
    list.heldRow = isDone ? nil : row
    guard isDone, let row else { return }
    isDone = false
    self.row = nil
    if let value = list.selectionValue(row) { list.selection?.choose(value) }
  }

  override func reject() {
    row = nil
    isDone = false
    list.heldRow = nil
  }

  override func reset() {
    reject()
    pointer = nil
  }
}

private struct ListSelectionKey: EnvironmentKey {
  static var defaultValue: (() -> ListSelection)? { nil }
}

extension EnvironmentValues {
  /// The selection of the list round a view.
  var listSelection: (() -> ListSelection)? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
