/// Pages under a bar with a title.
public struct NavigationView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { NavigationPage { content } }
}

/// One page: its content under a bar, with the title that the content asks for.
struct NavigationPage<Content: View>: View {
  let content: Content
  @State private var title = NavigationTitleKey.Value()

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  private var isLarge: Bool { title.mode != .inline && title.title != nil }

  var body: some View {
    NavigationPageContainer(
      isHidden: title.isHidden ?? false, isLarge: isLarge,
      content: TupleView(
        (
          content.onPreferenceChange(NavigationTitleKey.self) { title = $0 },
          Text(verbatim: title.title ?? "").modifier(TextStyleDefaults(font: .headline)),
          Text(verbatim: title.title ?? "").modifier(TextStyleDefaults(font: .largeTitle.bold()))
        )))
  }
}

/// Sets the font and one line, for the texts of bars.
struct TextStyleDefaults: ViewModifier {
  let font: Font
  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentWriter(
        write: {
          $0.font = font
          $0.lineLimit = 1
        }, value: font, path: \EnvironmentValues.font))
  }
}

/// The content, the small title and the large one, laid out under a bar.
struct NavigationPageContainer<Content: View>: ContainerView {
  let isHidden: Bool
  let isLarge: Bool
  let content: Content

  func makeLayout(_ context: NodeContext) -> NavigationPageLayout {
    let layout = NavigationPageLayout(context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: NavigationPageLayout, _ context: NodeContext) {
    layout.background = Color(.systemBackground).rgba(in: context.environment)
    layout.separator = Color(.separator).rgba(in: context.environment)
    layout.pixel = context.environment.pixelLength
    if layout.isHidden != isHidden || layout.isLarge != isLarge {
      layout.isHidden = isHidden
      layout.isLarge = isLarge
      layout.setNeedsLayout()
    }
  }
}
