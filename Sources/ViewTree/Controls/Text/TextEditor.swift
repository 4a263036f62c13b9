import Foundation
import Graphics

/// A place for a long text, which scrolls in it.
public struct TextEditor: View {
  let text: Binding<String>
  @Environment(\.textEditorStyle) private var style

  /// Between the edges and the text, in points: those of UITextView.
  private static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    let configuration = TextEditorStyleConfiguration(content: .init(view: AnyView(editor)))
    if let made = style?.make(configuration) {
      made
    } else {
      AutomaticTextEditorStyle().makeBody(configuration: configuration)
    }
  }

  @ViewBuilder private var editor: some View {
    let value = text.wrappedValue
    GeometryReader { proxy in
      ScrollView {
        TextInput(
          text: text, value: value, answersAtOnce: text.location.answersAtOnce, prompt: nil, label: nil,
          kind: TextInput.Kind(
            role: .textEditor, isMultiline: true, minHeight: max(0, proxy.size.height - Self.insets.vertical)),
          onEditing: { _ in }, onSubmit: {}
        )
        .lineLimit(nil as Int?)
        .padding(Self.insets)
      }
    }
  }
}
