import Foundation

private struct FlashOnAppearKey: EnvironmentKey {
  static let defaultValue = false
}
private struct FlashCountKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// Whether scroll views show their indicators for a moment when they appear.
  var flashesIndicatorsOnAppear: Bool {
    get { self[FlashOnAppearKey.self] }
    set { self[FlashOnAppearKey.self] = newValue }
  }

  /// How often scroll views were told to show their indicators.
  var indicatorFlashes: Int {
    get { self[FlashCountKey.self] }
    set { self[FlashCountKey.self] = newValue }
  }
}

private struct FlashModifier<Value: Equatable>: ViewModifier {
  let value: Value
  @State private var count = 0

  func body(content: Content) -> some View {
    content
      .modifier(
        EnvironmentWriter(
          write: { [count] values in if count > 0 { values.indicatorFlashes += count } }, value: count,
          path: \EnvironmentValues.indicatorFlashes)
      )
      .onChange(of: value) { count += 1 }
  }
}

extension View {
  /// Whether scroll views in this view show their indicators for a moment when they appear.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    environment(\.flashesIndicatorsOnAppear, onAppear)
  }

  /// Shows the indicators of the scroll views in this view for a moment when a value changes.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(FlashModifier(value: value))
  }
}
