import Foundation

/// Views in lines below each other, as many a line as there are columns, made when they come into sight.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameter spacing: the distance between lines; nil: the standard one.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: ContainerView {
  func makeLayout(_ context: NodeContext) -> LazyGridLayout {
    let layout = LazyGridLayout(axis: .vertical, context)
    updateLayout(layout, context)
    return layout
  }
  func updateLayout(_ layout: LazyGridLayout, _ context: NodeContext) {
    layout.update(columns, Alignment(horizontal: alignment, vertical: .center), spacing)
    layout.pinnedViews = pinnedViews
  }
  func contentContext(_ context: NodeContext, _ node: Node) -> NodeContext { context.lazily(node) }
}

/// Views in lines next to each other, as many a line as there are rows, made when they come into sight.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameter spacing: the distance between lines; nil: the standard one.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: ContainerView {
  func makeLayout(_ context: NodeContext) -> LazyGridLayout {
    let layout = LazyGridLayout(axis: .horizontal, context)
    updateLayout(layout, context)
    return layout
  }
  func updateLayout(_ layout: LazyGridLayout, _ context: NodeContext) {
    layout.update(rows, Alignment(horizontal: .center, vertical: alignment), spacing)
    layout.pinnedViews = pinnedViews
  }
  func contentContext(_ context: NodeContext, _ node: Node) -> NodeContext { context.lazily(node) }
}
