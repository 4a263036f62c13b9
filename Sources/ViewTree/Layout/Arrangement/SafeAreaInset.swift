import Foundation
import Graphics

/// The key of views that lie in the safe area of others.
private enum SafeAreaInsetTrait {}

/// A view with another at one of its edges, which counts there as covered.
struct SafeAreaInsetView<Content: View, Inset: View>: View {
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let content: Content
  let inset: Inset

  var body: some View {
    SafeAreaInsetContainer(
      edge: edge, alignment: alignment, spacing: spacing,
      content: TupleView(
        (
          ImplicitStack(content: content),
          ImplicitStack(content: inset).trait(SafeAreaInsetTrait.self, true)
        )))
  }
}

private struct SafeAreaInsetContainer<Content: View>: ContainerView {
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let content: Content

  func makeLayout(_ context: NodeContext) -> SafeAreaInsetLayout {
    let layout = SafeAreaInsetLayout(context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: SafeAreaInsetLayout, _ context: NodeContext) {
    layout.update(edge, alignment, spacing)
  }
}

/// The layout of content with a bar: the content keeps clear of the bar; a scroll view lies under it and begins or ends
/// its content there.
///
/// Over a scroll view that others cover too, such as a bar further out at the same edge, the bar keeps clear of those.
@MainActor
final class SafeAreaInsetLayout: LayoutNode, Surroundings, CoveredContent, CoveredArrangement,
  FocusOrder
{
  private var edge = Edge.bottom
  private var alignment = HorizontalAlignment.center.key
  private var spacing: CGFloat?
  private var isMeasuring = false
  /// The bar's inset of each edge.
  private var insets = EdgeInsets()
  /// What others cover of the scroll view that fills the content.
  private var covers = Covers()
  var cover: TopCover? {
    didSet { if cover != oldValue { setNeedsLayout() } }
  }
  /// A bar at the bottom has nothing to do with what covers the top.
  var hasOthers: Bool { edge != .bottom }
  /// The bar's distances from the edges.
  private var outer: EdgeInsets {
    guard content?.fillingScrollView != nil else { return EdgeInsets() }
    var all = covers.total()
    if hasOthers, let cover { all.top += cover.height }
    return all
  }

  func update(_ edge: Edge, _ alignment: AlignmentKey, _ spacing: CGFloat?) {
    guard edge != self.edge || alignment != self.alignment || spacing != self.spacing else { return }
    (self.edge, self.alignment, self.spacing) = (edge, alignment, spacing)
    setNeedsLayout()
  }

  private func isBar(_ node: LayoutNode) -> Bool {
    node.trait(ObjectIdentifier(SafeAreaInsetTrait.self)) != nil
  }
  private var bar: LayoutNode? { participants.first(where: isBar) }
  private var content: LayoutNode? { participants.first { !isBar($0) } }
  /// The axis across which the edge lies.
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// What the bar is offered: all of the edge's length, and along the axis what the content leaves.
  private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let outer = outer
    var proposal = proposal
    proposal.width = proposal.width.map { max(0, $0 - outer.horizontal) }
    proposal.height = proposal.height.map { max(0, $0 - outer.vertical) }
    guard let whole = proposal[axis] else { return proposal }
    var smallest = proposal
    smallest[axis] = 0
    let least = content.map { $0.fillingScrollView == nil ? $0.sizeThatFits(smallest)[axis] : 0 } ?? 0
    var offer = proposal
    offer[axis] = max(0, max(0, whole - distance) - least)
    return offer
  }

  /// The distance between content and bar.
  private var distance: CGFloat {
    if let spacing { return spacing }
    guard let content, let bar else { return 0 }
    return content.preferredSpacing.distance(to: bar.preferredSpacing, along: axis)
  }

  /// Measures the bar; passes its inset to a scroll view that fills the content.
  private func measure(_ proposal: ProposedViewSize) {
    insets = EdgeInsets()
    insets[edge] = bar.map { $0.sizeThatFits(barOffer(proposal))[axis] + distance } ?? 0
    isMeasuring = true
    content?.fillingScrollView?.cover(insets, by: self)
    isMeasuring = false
  }

  override var stopsInvalidation: Bool { isMeasuring }

  private func contentOffer(_ content: LayoutNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
    guard content.fillingScrollView == nil else { return proposal }
    var offer = proposal
    offer[axis] = proposal[axis].map { max(0, $0 - insets[edge]) }
    return offer
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    measure(proposal)
    var size = bar?.sizeThatFits(barOffer(proposal)) ?? .zero
    size[axis] = 0
    guard let content else { return size }
    var own = content.sizeThatFits(contentOffer(content, proposal))
    if content.fillingScrollView == nil { own[axis] += insets[edge] }
    return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let across = axis.other
    var proposal = proposal
    if proposal[across] == nil { proposal[across] = size[across] }
    measure(proposal)
    let isAtStart = edge == .top || edge == .leading
    // The place of the guide across: that of the content.
    var line = ViewDimensions(size: size) { _ in nil }[alignment]
    if let content {
      let offer = contentOffer(content, proposal)
      let d = content.dimensions(offer)
      let own = CGSize(width: d.width, height: d.height)
      var origin = CGPoint.zero
      origin[across] = (size[across] - own[across]) / 2
      if isAtStart { origin[axis] = size[axis] - own[axis] }
      line = origin[across] + d[alignment]
      content.place(at: origin, proposal: offer)
    }
    guard let bar else { return }
    let offer = barOffer(proposal)
    let d = bar.dimensions(offer)
    let outer = outer
    var start = CGPoint.zero
    // In the middle of what others leave free, where they do not cover as much at both ends.
    let shift = across == .horizontal ? outer.leading - outer.trailing : outer.top - outer.bottom
    start[across] = line - d[alignment] + shift / 2
    start[axis] =
      isAtStart
      ? outer[edge] : size[axis] - CGSize(width: d.width, height: d.height)[axis] - outer[edge]
    bar.place(at: start, proposal: offer)
  }

  /// A bar at the top is read first.
  var focusOrder: [LayoutNode] {
    guard edge == .top || edge == .leading else { return children }
    return children.filter(isBar) + children.filter { !isBar($0) }
  }

  override var surroundings: (any Surroundings)? { self }
  var safeAreaRect: CGRect? {
    let insets = insets + outer
    return CGRect(
      x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top,
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
  }

  override var fillingScrollView: (any CoveredContent)? { content?.fillingScrollView == nil ? nil : self }

  func cover(_ insets: EdgeInsets?, by layout: LayoutNode) -> Bool {
    let isNew = content?.fillingScrollView?.cover(insets, by: layout) ?? false
    guard covers.note(insets, by: layout) else { return isNew }
    setNeedsLayout()
    return true
  }

  override var layoutPriority: Double { content?.layoutPriority ?? 0 }
  override var zIndex: Double { content?.zIndex ?? 0 }
  override func trait(_ key: ObjectIdentifier) -> Any? { content?.trait(key) }
  override func computeSpacing() -> ViewSpacing {
    ownSpacing ?? content?.preferredSpacing ?? ViewSpacing()
  }
  override func detached() {
    super.detached()
    content?.fillingScrollView?.cover(nil, by: self)
  }
}

extension View {
  /// Lays a view over the upper or lower edge; for this view that part is covered.
  ///
  /// - Parameter spacing: the distance between the two; nil: the standard one.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing, content: self,
      inset: content())
  }

  /// Lays a view over the leading or trailing edge; for this view that part is covered.
  ///
  /// - Parameter spacing: the distance between the two; nil: the standard one.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing,
      content: self,
      inset: content())
  }
}
