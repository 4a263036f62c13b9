import Foundation

extension TextInputLeaf {
  /// The text that the program keeps.
  private var programText: String { Tracking.untracked { input.text.wrappedValue } }

  /// Shows the program's text, unless it has not yet answered what was typed.
  ///
  /// The binding is read each time: the text of the field's last update may be older than the field's own edit.
  func follow() {
    guard !isFrozen, editing.marked == nil else { return }
    if agreement.heard(programText) { show(programText) }
    if !agreement.isWaiting { stopWaiting() }
  }

  /// Writes the edited text to the program's binding, and follows what the binding returns.
  func tell(_ text: String) {
    input.text.wrappedValue = text
    agreement.wrote(text, answer: programText)
    stopWaiting()
    if agreement.isWaiting {
      patience = tree.timers.schedule(after: TextAgreement.patience) { [weak self] in self?.endWaiting() }
    }
    // A binding may keep another text than it was given.
    tree.afterUpdate { [weak self] in self?.follow() }
  }

  /// Shows the program's text, whatever was typed that it has not answered.
  func endWaiting() {
    guard agreement.isWaiting else { return }
    stopWaiting()
    agreement.giveUp()
    follow()
  }

  func stopWaiting() {
    if let patience { tree.timers.cancel(patience) }
    patience = nil
  }
}
