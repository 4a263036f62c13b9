/// The badge of a row, at its end.
struct RowBadge: View {
  let label: Text
  var body: some View {
    // Around the text, not of it: a text with a style of its own keeps that.
    Group { label }.foregroundStyle(.secondary).lineLimit(1).padding(.leading, 8).layoutPriority(1)
  }
}

/// Puts a badge at the end of a row of a list; elsewhere only a tab shows it.
struct RowBadgeModifier: ViewModifier {
  let label: Text?
  @Environment(\.isListRow) private var isListRow

  func body(content: Content) -> some View {
    if isListRow {
      content.modifier(
        EachViewModifier { [label] row in
          AccompaniedRow(
            spacing: 0, row,
            trailing: {
              Spacer(minLength: 0)
              if let label { RowBadge(label: label) }
            })
        })
    } else {
      content
    }
  }
}

/// A view that draws the badge of its row itself, before its chevron.
protocol RowBadgeDrawing {}

private struct RowBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
  /// The badge for the row's button below.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}
