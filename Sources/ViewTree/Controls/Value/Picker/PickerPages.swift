/// A style that shows the values of a picker on a page of their own, which requires a container of pages.
@MainActor protocol PickerPages {
  /// The picker in its place: the value picked, as a row that leads to the page.
  func row<Value: Hashable, Content: View, Label: View>(
    _ options: PickerOptions<Value, Content>, label: Label
  ) -> AnyView
}
