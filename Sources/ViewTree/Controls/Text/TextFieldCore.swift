import Foundation

/// A text field without a style: what it edits, and what it tells the program.
struct TextFieldCore: View {
  /// What a field edits.
  struct Source {
    /// The text of the value, as it is written by a locale.
    let read: (Locale) -> String
    /// Parses a text of a locale; one that is no value changes nothing.
    let write: (String, Locale) -> Void
    /// Whether each text is written to the value at once rather than when editing ends.
    let isImmediate: Bool
    /// Whether a text is accepted or refused as soon as it is written: not so where a program delays that.
    var answersAtOnce = true

    static func text(_ text: Binding<String>) -> Source {
      Source(
        read: { _ in text.wrappedValue }, write: { new, _ in text.wrappedValue = new }, isImmediate: true,
        answersAtOnce: text.location.answersAtOnce)
    }

    static func format<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Source
    where F.FormatOutput == String {
      Source(
        read: { format.following($0).format(value.wrappedValue) },
        write: { text, locale in
          if let new = try? format.following(locale).parseStrategy.parse(text) { value.wrappedValue = new }
        }, isImmediate: false)
    }

    static func optionalFormat<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
      -> Source
    where F.FormatOutput == String {
      Source(
        read: { locale in value.wrappedValue.map { format.following(locale).format($0) } ?? "" },
        write: { text, locale in
          if text.isEmpty {
            value.wrappedValue = nil
          } else if let new = try? format.following(locale).parseStrategy.parse(text) {
            value.wrappedValue = new
          }
        }, isImmediate: false)
    }

    static func formatter<V>(_ value: Binding<V>, _ formatter: Formatter) -> Source {
      Source(
        read: { _ in formatter.string(for: value.wrappedValue) ?? "" },
        write: { text, _ in
          if let number = formatter as? NumberFormatter, let new = number.number(from: text) {
            if let new = new as? V ?? Self.convert(new) { value.wrappedValue = new }
          } else if let date = formatter as? DateFormatter, let new = date.date(from: text) as? V {
            value.wrappedValue = new
          }
        }, isImmediate: false)
    }

    private static func convert<V>(_ number: NSNumber) -> V? {
      let candidates: [Any] = [
        number.doubleValue, number.intValue, Float(number.doubleValue), CGFloat(number.doubleValue),
        Optional(number.doubleValue) as Any, number.decimalValue, number.int64Value, number.int32Value,
      ]
      return candidates.lazy.compactMap { $0 as? V }.first
    }
  }

  let source: Source
  var prompt: Text?
  /// What the field is called; shown where there is nothing else.
  var label: Text?
  var isMultiline = false
  var isSecure = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  /// What is typed and is no value yet.
  @State private var draft: String?
  @Environment(\.locale) private var locale

  var body: some View {
    let text = draft ?? source.read(locale)
    TextInput(
      text: Binding(
        get: { draft ?? source.read(locale) },
        set: { if source.isImmediate { source.write($0, locale) } else { draft = $0 } }),
      value: text, answersAtOnce: source.answersAtOnce, prompt: prompt ?? label, label: label,
      kind: TextInput.Kind(
        role: isSecure ? .secureField : .textField, isMultiline: isMultiline && !isSecure),
      onEditing: { isEditing in
        if !isEditing { commitDraft() }
        onEditingChanged(isEditing)
      },
      onSubmit: {
        commitDraft()
        onCommit()
      })
  }

  private func commitDraft() {
    guard let typed = draft else { return }
    source.write(typed, locale)
    draft = nil
  }
}
