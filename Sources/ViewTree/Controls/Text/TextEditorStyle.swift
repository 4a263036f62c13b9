import Foundation

/// What a text editor style knows of the editor.
public struct TextEditorStyleConfiguration {
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  let content: Content
}

/// The look of text editors.
@MainActor @preconcurrency public protocol TextEditorStyle: _ControlStyle
where _Configuration == TextEditorStyleConfiguration {
  typealias Configuration = TextEditorStyleConfiguration
}

/// The default look: the text on the background of the system.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content.modifier(TextEditorBackground())
  }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

private struct TextEditorBackground: ViewModifier {
  @Environment(\.scrollContentBackground) private var background
  func body(content: Content) -> some View {
    content.background(background == .hidden ? Color.clear : Color(.system(.background)))
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension EnvironmentValues {
  /// The style of text editors; nil: the automatic one.
  var textEditorStyle: AnyStyle? {
    get { self[ControlStyleKey<TextEditorStyleConfiguration>.self] }
    set { self[ControlStyleKey<TextEditorStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text editors in this view.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(\.textEditorStyle, style is AutomaticTextEditorStyle ? nil : AnyStyle(style))
  }
}
