/// Wants to know of each press in the window, whoever it is for, as what is to close when anything else is pressed.
@MainActor protocol PressListener: AnyObject {
  /// A pointer of any button goes down on a view, or on none; called before that hears of it. May not send events.
  ///
  /// - Returns: whether it wants to hear of further presses.
  func pressBegan(on hit: LayoutNode?) -> Bool
}
