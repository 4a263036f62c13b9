import Foundation

/// A place where text is edited: what text fields, secure fields and editors are made of.
struct TextInput: LeafView {
  /// What kind of field it is.
  struct Kind: Hashable {
    enum Role: String { case textField = "TextField", secureField = "SecureField", textEditor = "TextEditor" }
    var role = Role.textField
    /// Whether lines wrap and Return makes a new one.
    var isMultiline = false
    /// The least height, in points (an editor fills its place).
    var minHeight: CGFloat = 0
  }

  let text: Binding<String>
  /// The text at present, so that the view that shows the field is updated with it.
  let value: String
  /// Whether a write to `text` is never put off.
  let answersAtOnce: Bool
  let prompt: Text?
  let label: Text?
  let kind: Kind
  let onEditing: (Bool) -> Void
  let onSubmit: () -> Void

  func makeLayout(_ context: NodeContext) -> TextInputLeaf { TextInputLeaf(self, context) }

  func updateLayout(_ layout: TextInputLeaf, _ context: NodeContext) {
    layout.configure(label: label ?? prompt, context)
    layout.update(self, context)
  }
}
