/// A control that picks one of several values.
///
/// Its content are the views of the values, each marked with `.tag(_:)`; without a tag the value of an element of a
/// `ForEach` is the element's id.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @Environment(\.pickerLook) private var look
  @Environment(\.isInFormColumns) private var isInColumns
  @Environment(\.labelsHidden) private var labelsHidden

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  public var body: some View {
    if isInColumns, !labelsHidden {
      FormColumnsRow(label: label, control: control)
    } else {
      control
    }
  }

  private var title: ImplicitStack<Label> { ImplicitStack(alignment: .leading, content: label) }

  @ViewBuilder private var control: some View {
    let options = PickerOptions(
      selection: selection, value: selection.wrappedValue, content: content,
      label: ControlLabel.text(of: label))
    switch look.kind {
    case .segmented: SegmentedPicker(options: options)
    case .wheel: WheelPicker(options: options)
    case .inline: InlinePicker(options: options, label: title)
    case .navigationLink: look.pages?.row(options, label: title)
    case .menu: MenuPicker(options: options, label: title, isExplicit: true)
    case .automatic: MenuPicker(options: options, label: title)
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ViewTree.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ViewTree.Label(titleKey, systemImage: systemImage)
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ViewTree.Label(title, systemImage: systemImage) }
  }
}
