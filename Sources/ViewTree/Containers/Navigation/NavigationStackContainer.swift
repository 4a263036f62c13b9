/// The pages of a stack, in a layout that moves them.
struct NavigationStackContainer<Content: View>: ContainerView {
  let pages: [Int]
  let isLeaving: Bool
  let pop: @MainActor () -> Void
  let popToRoot: @MainActor () -> Bool
  let gone: @MainActor () -> Void
  let content: Content

  func makeLayout(_ context: NodeContext) -> NavigationStackLayout {
    let layout = NavigationStackLayout(context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: NavigationStackLayout, _ context: NodeContext) {
    layout.pop = pop
    layout.popToRoot = popToRoot
    layout.gone = gone
    layout.reducesMotion = context.environment.accessibilityReduceMotion
    layout.update(pages, isLeaving: isLeaving, animated: !context.transaction.disablesAnimations)
  }
}
