extension ViewHost {
  /// Does what the view with this id, label or text offers, or one of those that wrap it: the first view that has the
  /// action.
  ///
  /// - Returns: whether there is one.
  func perform(_ kind: AccessibilityAction.Kind, on name: String) -> Bool {
    let found = tree.rootLayout?.firstListed(.presentation, passesHidden: true) {
      node, notes, _ -> AccessibilityAction? in
      guard notes.id == name || notes.label == name || node.dumpEntry.text == name else { return nil }
      return notes.actions.first { $0.kind == kind }
    }
    guard let action = found else { return false }
    action.handler()
    return true
  }

  /// Performs an action of a kind, as assistive technology does.
  ///
  /// - Returns: whether the view with this id, label or text offers it.
  @discardableResult
  public func performAccessibilityAction(_ kind: AccessibilityActionKind = .default, on name: String) -> Bool
  {
    perform(.kind(kind), on: name)
  }

  /// Performs an action by its name, as assistive technology does.
  ///
  /// - Returns: whether the view with this id, label or text offers it.
  @discardableResult
  public func performAccessibilityAction(named action: String, on name: String) -> Bool {
    perform(.named(action), on: name)
  }

  /// Moves an adjustable view by one step, as assistive technology does.
  ///
  /// - Returns: whether the view with this id, label or text can be adjusted.
  @discardableResult
  public func adjust(_ name: String, _ direction: AccessibilityAdjustmentDirection) -> Bool {
    perform(.adjust(direction), on: name)
  }
}
