/// Edits, and their steps as the undo manager of the window knows them.
///
/// The field keeps what its text was before each step (`TextEditing`); the manager keeps the order of the steps among
/// the edits of other fields and of the program.
extension TextInputLeaf {
  /// Changes the text or the selection, and tells the program and the undo manager.
  func edit(_ change: (inout TextEditing) -> Void) {
    // The program may have changed the text since the last frame.
    follow()
    // What somebody else registered meanwhile is undone after what is typed from now on.
    if environment.undoManager?.registrations != lastRegistration { editing.endStep() }
    let (before, steps) = (editing.text, editing.stepCount)
    change(&editing)
    textChanged()
    if editing.stepCount != steps { registerStep() }
    if editing.text != before { tell(editing.text) }
  }

  private func registerStep() {
    guard let manager = environment.undoManager else { return }
    manager.endStep(of: self)
    register(with: manager, redo: false)
    if manager.undoActionName.isEmpty { manager.setActionName(Self.actionName) }
  }

  /// The name of a step in menus, as iOS calls it.
  private static var actionName: String { "Typing" }

  private func register(with manager: UndoManager, redo: Bool) {
    manager.registerUndo(withTarget: self) { $0.undoStep(redo: redo) }
    lastRegistration = manager.registrations
  }

  /// Undoes the field's last step, or makes it again, and registers the opposite.
  private func undoStep(redo: Bool) {
    follow()
    guard editing.undo(redo: redo) else { return }
    textChanged()
    if let manager = environment.undoManager { register(with: manager, redo: !redo) }
    tell(editing.text)
  }

  /// Undoes the last edit in the window, or makes it again; without a manager the last one in the field.
  func undo(redo: Bool) {
    if editing.marked != nil { edit { $0.commitComposition() } }
    guard let manager = environment.undoManager else { return edit { _ = $0.undo(redo: redo) } }
    if redo { manager.redo() } else { manager.undo() }
  }

  /// Forgets the steps: the text is another one, or the field is gone.
  func forgetSteps() {
    if lastRegistration != nil { environment.undoManager?.removeAllActions(withTarget: self) }
    lastRegistration = nil
  }
}
