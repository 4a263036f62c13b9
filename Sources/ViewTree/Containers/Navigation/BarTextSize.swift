/// Limits the size of text in a bar, whose height is fixed. What is presented from there has the page's size.
struct BarTextSize: ViewModifier {
  func body(content: Content) -> some View {
    content
      .dynamicTypeSize(...NavigationPageLayout.greatestText)
      .transformEnvironment(\.self) { if $0.pageTextSize == nil { $0.pageTextSize = $0.dynamicTypeSize } }
  }
}

private struct PageTextSizeKey: ContainerKey {
  static let defaultValue: DynamicTypeSize? = nil

  static func leave(_ values: inout EnvironmentValues) {
    guard let size = values.pageTextSize else { return }
    values.pageTextSize = nil
    values.dynamicTypeSize = size
  }
}

extension EnvironmentValues {
  /// The size of the page's text, where the bar's is limited; nil: outside of bars.
  fileprivate var pageTextSize: DynamicTypeSize? {
    get { self[container: PageTextSizeKey.self] }
    set { self[container: PageTextSizeKey.self] = newValue }
  }
}
