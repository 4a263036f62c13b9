/// A row of a list that can be pressed: the whole row answers to a touch and is lit up meanwhile.
struct ListRowButton<Label: View>: View {
  let action: @MainActor () -> Void
  var hasChevron = false
  @ViewBuilder let label: () -> Label
  @Environment(\.rowBadge) private var badge

  var body: some View {
    Button(action: action) {
      if hasChevron {
        HStack(spacing: 8) {
          label().environment(\.rowBadge, nil)
          Spacer(minLength: 0)
          if let badge { RowBadge(label: badge) }
          RowChevron()
        }
      } else {
        label()
      }
    }
    .buttonStyle(ListRowButtonStyle())
  }
}

/// Leads from a row to a page.
private struct RowChevron: View {
  @Environment(\.layoutDirection) private var direction
  var body: some View {
    Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
      .font(.footnote.weight(.semibold))
      .foregroundStyle(Color(.tertiaryLabel))
      .accessibilityHidden(true)
  }
}

/// Says whether the row is pressed; the list shows it.
enum ListRowPressedTrait {}

/// The look of a button that is a row.
struct ListRowButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
      .trait(ListRowPressedTrait.self, configuration.isPressed)
  }
}

private struct ListRowKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view stands in a row of a list.
  var isListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }
}
