extension ScrollLayout {
  /// A finger scrolls: a keyboard on the screen goes, where it is in use outside of this view or the program wants it so.
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
