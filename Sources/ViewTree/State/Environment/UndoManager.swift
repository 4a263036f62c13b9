import Foundation

/// Keeps what takes edits back, in groups: one `undo()` takes all of a group back, one `redo()` does it again.
///
/// Edits that follow from one event are one group. Foundation has none on this system.
@preconcurrency @MainActor open class UndoManager {
  private struct Edit {
    weak var target: AnyObject?
    let action: @MainActor (AnyObject) -> Void
  }

  private struct Group {
    var edits: [Edit] = []
    var name = ""
  }

  private enum Phase { case idle, undoing, redoing }

  /// The time by which edits are known to follow from one event; nil: a group ends as the main queue goes on.
  private nonisolated let time: (@MainActor () -> TimeInterval)?
  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The groups that have begun and not ended, the outermost first.
  private var open: [Group] = []
  /// When the group began that an edit opened by itself; nil: there is none.
  private var automaticTime: TimeInterval?
  private var phase = Phase.idle
  private var pauses = 0
  /// Counts the edits that were registered, so that whoever registered one can tell whether it is still the last.
  private(set) final var registrations = 0

  /// Whether edits that no group was opened for are grouped by the event from which they follow.
  open var groupsByEvent = true
  /// How many groups are kept; 0: all of them.
  open var levelsOfUndo = 0 { didSet { trim() } }

  public nonisolated init() { time = nil }
  nonisolated init(time: @escaping @MainActor () -> TimeInterval) { self.time = time }

  open var isUndoRegistrationEnabled: Bool { pauses == 0 }
  /// From here on edits are not kept, until `enableUndoRegistration()` was called as often.
  open func disableUndoRegistration() { pauses += 1 }
  open func enableUndoRegistration() { pauses = max(0, pauses - 1) }

  open var isUndoing: Bool { phase == .undoing }
  open var isRedoing: Bool { phase == .redoing }
  open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.edits.isEmpty } }
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// How many groups have begun and not ended.
  open var groupingLevel: Int { open.count }

  /// Keeps what takes an edit back. While one is taken back, what is kept does it again.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard pauses == 0 else { return }
    registrations += 1
    beginAutomaticGroup()
    let edit = Edit(target: target) { if let target = $0 as? Target { handler(target) } }
    let isAlone = open.isEmpty
    if isAlone { open = [Group()] }
    open[open.count - 1].edits.append(edit)
    if phase == .idle {
      redoGroups = []
      if isAlone { endUndoGrouping() }
    }
  }

  open func beginUndoGrouping() {
    closeAutomaticGroup()
    open.append(Group())
  }

  /// Ends the group that began last; the outermost is what `undo()` takes back.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    guard !group.edits.isEmpty else { return }
    if open.isEmpty {
      keep(group)
    } else {
      open[open.count - 1].edits += group.edits
      if !group.name.isEmpty { open[open.count - 1].name = group.name }
    }
  }

  /// Takes the last group back; does nothing while one is being taken back.
  open func undo() {
    guard phase == .idle else { return }
    closeAutomaticGroup()
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard phase == .idle, let group = undoGroups.popLast() else { return }
    perform(group, .undoing)
  }

  /// Does again what was taken back last.
  open func redo() {
    guard phase == .idle else { return }
    closeAutomaticGroup()
    guard open.isEmpty, let group = redoGroups.popLast() else { return }
    perform(group, .redoing)
  }

  private func perform(_ group: Group, _ phase: Phase) {
    self.phase = phase
    open = [Group(edits: [], name: group.name)]
    for edit in group.edits.reversed() { if let target = edit.target { edit.action(target) } }
    while !open.isEmpty { endUndoGrouping() }
    self.phase = .idle
  }

  private func keep(_ group: Group) {
    if phase == .undoing { redoGroups.append(group) } else { undoGroups.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoGroups = undoGroups.suffix(levelsOfUndo)
    redoGroups = redoGroups.suffix(levelsOfUndo)
  }

  private func beginAutomaticGroup() {
    guard phase == .idle, groupsByEvent else { return }
    let now = time?()
    if let automaticTime, let now, automaticTime != now { closeAutomaticGroup() }
    guard open.isEmpty else { return }
    open = [Group()]
    automaticTime = now ?? 0
    if now == nil { DispatchQueue.main.async { [weak self] in self?.closeAutomaticGroup() } }
  }

  private func closeAutomaticGroup() {
    guard automaticTime != nil else { return }
    automaticTime = nil
    while !open.isEmpty { endUndoGrouping() }
  }

  /// Ends the group that an event's edits form, where one of them is of `target`: its next edit is another step.
  final func endStep(of target: AnyObject) {
    if open.last?.edits.contains(where: { $0.target === target }) ?? false { closeAutomaticGroup() }
  }

  open func removeAllActions() { (undoGroups, redoGroups, open, automaticTime) = ([], [], [], nil) }

  /// Forgets what would change `target`.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.edits.removeAll { $0.target === target }
        return group
      }
    }
    undoGroups = without(undoGroups).filter { !$0.edits.isEmpty }
    redoGroups = without(redoGroups).filter { !$0.edits.isEmpty }
    open = without(open)
  }

  /// Names the present group, as menus show it.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].name = actionName
    }
  }

  /// The name of what `undo()` takes back; empty: it has none.
  open var undoActionName: String { (open.last ?? undoGroups.last)?.name ?? "" }
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { title("Undo", actionName) }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { title("Redo", actionName) }
  private func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : verb + " " + name }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// What takes the edits in the window back, those of text fields among them.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
