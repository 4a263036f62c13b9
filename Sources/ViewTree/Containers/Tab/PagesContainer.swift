/// The pages of a tab view in a row.
struct PagesContainer<Content: View>: ContainerView {
  let selected: TabSelection
  let index: Observed<PageIndex>
  let choose: (AnyHashable) -> Void
  let content: Content

  func makeLayout(_ context: NodeContext) -> TabPagesLayout {
    let layout = TabPagesLayout(index, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: TabPagesLayout, _ context: NodeContext) {
    layout.choose = choose
    layout.select(selected, context.transaction)
  }
}
