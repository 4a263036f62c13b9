/// A row of a list that can be pressed: the whole row reacts to a touch and is highlighted meanwhile.
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

/// The chevron of a row that leads to a page.
private struct RowChevron: View {
  @Environment(\.layoutDirection) private var direction
  var body: some View {
    Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
      .font(.footnote.weight(.semibold))
      .foregroundStyle(Color(.tertiaryLabel))
      .accessibilityHidden(true)
  }
}
