extension ViewHost {
  /// Does what the view with this id, label or text offers. Where it has no default action, the control or row in which it
  /// lies is activated, as a tap on it would do.
  ///
  /// - Returns: whether there is one.
  func perform(_ kind: AccessibilityAction.Kind, on name: String) -> Bool {
    guard let root = tree.rootLayout else { return false }
    var search = ActionSearch(kind: kind, name: name)
    search.visit(root)
    guard let action = search.found else { return false }
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
