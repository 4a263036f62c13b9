import Foundation

/// A field for a line of text, or for several that wrap.
///
/// A touch or click gives it the focus, which it keeps until another field receives it, or until Return or the program
/// ends editing. Text is selected with the mouse, with Shift and arrow keys, by double taps and by a long press; cut,
/// copy, paste and undo are on the usual keys.
public struct TextField<Label: View>: View {
  let label: Label
  var core: TextFieldCore
  /// Whether a style shows it: then it is the field alone.
  var isStyled = false
  @Environment(\.textFieldStyle) private var style

  init(label: Label, core: TextFieldCore, isStyled: Bool = false) {
    self.label = label
    self.core = core
    self.isStyled = isStyled
    if self.core.label == nil { self.core.label = ControlLabel.text(of: label) }
  }

  /// `axis`: the direction in which text that does not fit continues; vertically it wraps, up to the line limit.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), core: TextFieldCore(source: .text(text), prompt: prompt, isMultiline: axis == .vertical)
    )
  }

  /// A value in a format: when the field loses the focus, the typed text becomes the value, if the format can parse it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), core: TextFieldCore(source: .format(value, format), prompt: prompt))
  }

  /// A value that may be missing: nothing typed is nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), core: TextFieldCore(source: .optionalFormat(value, format), prompt: prompt))
  }

  /// A value written and read by a formatter.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), core: TextFieldCore(source: .formatter(value, formatter), prompt: prompt))
  }

  public var body: some View {
    if isStyled {
      core
    } else if let style = style?.value as? any TextFieldStyle {
      StyledTextField(core: core, style: AnyStyle(style))
    } else {
      core
    }
  }
}

/// The label of a field that a style shows.
public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

/// A field in a style.
struct StyledTextField: View {
  let core: TextFieldCore
  let style: AnyStyle

  var body: some View { (style.value as? any TextFieldStyle).map { open($0) } }

  private func open<S: TextFieldStyle>(_ style: S) -> AnyView {
    AnyView(TextFieldStyleBody(linked: LinkedStyle(style: style), core: core))
  }
}

private struct TextFieldStyleBody<S: TextFieldStyle>: View {
  let linked: LinkedStyle<S>
  let core: TextFieldCore
  var body: some View {
    linked.style._body(configuration: TextField(label: _TextFieldStyleLabel(), core: core, isStyled: true))
  }
}

extension TextField where Label == Text {
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
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// `onEditingChanged` is called when the field receives or loses the focus, `onCommit` by Return.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text) { Text(titleKey) }
    core.onEditingChanged = onEditingChanged
    core.onCommit = onCommit
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text) { Text(title) }
    core.onEditingChanged = onEditingChanged
    core.onCommit = onCommit
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}
