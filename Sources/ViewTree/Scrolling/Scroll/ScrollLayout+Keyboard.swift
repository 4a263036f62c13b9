extension ScrollLayout {
  /// A finger scrolls: dismisses a keyboard on the screen that is used outside of this view, or as the program wants
  /// it.
  func dismissKeyboard() {
    guard let focused = tree.focus.focused, focused.keepsFocus, (tree.rootLayout?.keyboardReach ?? 0) > 0
    else {
      return
    }
    switch keyboardMode.kind {
    case .never: return
    case .automatic: if focused.isInside(self) { return }
    case .immediately, .interactively: break
    }
    tree.focus.focus(nil, shown: false)
  }
}
