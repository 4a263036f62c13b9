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
