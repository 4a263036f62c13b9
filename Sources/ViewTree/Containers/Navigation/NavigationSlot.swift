/// A page that tells its views when it is covered.
struct NavigationSlot<Content: View>: View {
  let isRoot: Bool
  let content: Content
  @State private var visibility = PageVisibility()
  @Environment(\.pageVisibility) private var outer

  init(isRoot: Bool, content: Content) {
    self.isRoot = isRoot
    self.content = content
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
