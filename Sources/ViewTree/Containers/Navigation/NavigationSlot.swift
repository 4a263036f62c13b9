/// A page that tells its views when it is covered.
struct NavigationSlot<Content: View>: View {
  let isRoot: Bool
  let content: Content
  @State private var visibility: PageVisibility
  @Environment(\.pageVisibility) private var outer

  /// - Parameter isShown: whether the page comes on top: views of a page that comes under another one have not appeared.
  init(isRoot: Bool, isShown: Bool, content: Content) {
    self.isRoot = isRoot
    self.content = content
    let visibility = PageVisibility()
    visibility.begin(shown: isShown)
    _visibility = State(initialValue: visibility)
  }

  var body: some View {
    visibility.join(outer)
    return NavigationSlotContainer(
      isRoot: isRoot, visibility: visibility, content: content.environment(\.pageVisibility, visibility))
  }
}

private struct NavigationSlotContainer<Content: View>: ContainerView {
  let isRoot: Bool
  let visibility: PageVisibility
  let content: Content

  func makeLayout(_ context: NodeContext) -> NavigationSlotLayout {
    let layout = NavigationSlotLayout(isRoot: isRoot, context)
    updateLayout(layout, context)
    return layout
  }
  func updateLayout(_ layout: NavigationSlotLayout, _ context: NodeContext) {
    layout.background = Color(.systemBackground).rgba(in: context.environment)
    layout.visibility = visibility
    layout.zoom.isAllowed = !context.environment.accessibilityReduceMotion
  }
}
