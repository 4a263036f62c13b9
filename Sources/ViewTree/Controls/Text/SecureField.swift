/// A field for a secret: dots are shown instead of what is typed, and nothing of it can be copied.
public struct SecureField<Label: View>: View {
  let label: Label
  private var core: TextFieldCore
  @Environment(\.textFieldStyle) private var style

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    core = TextFieldCore(
      source: .text(text), prompt: prompt, label: ControlLabel.text(of: self.label), isSecure: true)
  }

  public var body: some View {
    if let style { StyledTextField(core: core, style: style) } else { core }
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(titleKey) }
    core.onCommit = onCommit
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
    core.onCommit = onCommit
  }
}
