/// The keyboard on the screen covers what a sheet shows at its lower detents: it goes up for that, and back.
extension SheetModel {
  /// A keyboard has come up, for a field in the sheet if that is modal.
  func keyboardCame() {
    guard isModal, let detent, let top = stops.first?.detent, detent != top else { return }
    select(top)
    detentBeforeKeyboard = detent
  }

  /// The keyboard has gone: the sheet returns to where it was, unless the user has moved it since.
  func keyboardWent() {
    guard let before = detentBeforeKeyboard else { return }
    detentBeforeKeyboard = nil
    if isOpen { select(before) }
  }
}
