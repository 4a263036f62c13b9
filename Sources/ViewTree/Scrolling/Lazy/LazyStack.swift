import Foundation

/// A column whose views are made when they come into sight.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: ContainerView {
  func makeLayout(_ context: NodeContext) -> LazyStackLayout {
    let layout = LazyStackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing, context)
    layout.pinnedViews = pinnedViews
    return layout
  }
  func updateLayout(_ layout: LazyStackLayout, _ context: NodeContext) {
    layout.update(alignment: alignment.key, spacing: spacing)
    layout.pinnedViews = pinnedViews
  }
  func contentContext(_ context: NodeContext, _ node: Node) -> NodeContext {
    context.lazily(node, hasEmptyLines: true)
  }
}

/// A row whose views are made when they come into sight.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: ContainerView {
  func makeLayout(_ context: NodeContext) -> LazyStackLayout {
    let layout = LazyStackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing, context)
    layout.pinnedViews = pinnedViews
    return layout
  }
  func updateLayout(_ layout: LazyStackLayout, _ context: NodeContext) {
    layout.update(alignment: alignment.key, spacing: spacing)
    layout.pinnedViews = pinnedViews
  }
  func contentContext(_ context: NodeContext, _ node: Node) -> NodeContext {
    context.lazily(node, hasEmptyLines: true)
  }
}

/// Which views of a section stay in sight while the rest scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension NodeContext {
  /// The context of a lazy container's content.
  ///
  /// - Parameter hasEmptyLines: whether a line without a view has no length.
  @MainActor func lazily(_ node: Node, hasEmptyLines: Bool = false) -> NodeContext {
    var context = inside(node)
    context.buildsLazily = true
    context.hasEmptyLines = hasEmptyLines
    return context
  }
}
