import Foundation

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
      content: TupleView((content, inset.trait(SafeAreaInsetTrait.self, true))))
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
@MainActor final class SafeAreaInsetLayout: LayoutNode {
  private var edge = Edge.bottom
  private var alignment = HorizontalAlignment.center.key
  private var spacing: CGFloat?
  private var isMeasuring = false
  /// What the bar takes of each edge.
  private var insets = EdgeInsets()

  func update(_ edge: Edge, _ alignment: AlignmentKey, _ spacing: CGFloat?) {
    guard edge != self.edge || alignment != self.alignment || spacing != self.spacing else { return }
    (self.edge, self.alignment, self.spacing) = (edge, alignment, spacing)
    setNeedsLayout()
  }

  private func isBar(_ node: LayoutNode) -> Bool {
    node.trait(ObjectIdentifier(SafeAreaInsetTrait.self)) != nil
  }
  private var bars: [LayoutNode] { participants.filter(isBar) }
  private var contents: [LayoutNode] { participants.filter { !isBar($0) } }
  /// The axis across which the edge lies.
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// What the bars stack up to, each offered all of the edge's length, and along the axis what the content leaves.
  private func barStack(_ bars: [LayoutNode], _ proposal: ProposedViewSize) -> LayerArrangement {
    var offer = proposal
    if let whole = proposal[axis] {
      let free = max(0, whole - distance)
      var smallest = proposal
      smallest[axis] = 0
      let least =
        contents.map { $0.fillingScrollView == nil ? $0.sizeThatFits(smallest)[axis] : 0 }.max() ?? 0
      offer[axis] = max(0, free - least)
    }
    return LayerArrangement.settled(bars, .center, offer)
  }

  /// The distance between content and bars.
  private var distance: CGFloat {
    if let spacing { return spacing }
    guard let content = contents.first, let bar = bars.first else { return 0 }
    return content.preferredSpacing.distance(to: bar.preferredSpacing, along: axis)
  }

  /// Measures the bars; hands what they cover to scroll views.
  private func measure(_ proposal: ProposedViewSize) {
    let bars = self.bars
    insets = EdgeInsets()
    insets[edge] = bars.isEmpty ? 0 : barStack(bars, proposal).size[axis] + distance
    isMeasuring = true
    for content in contents { content.fillingScrollView?.cover(insets, by: self) }
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
    var size = barStack(bars, proposal).size
    size[axis] = 0
    for content in contents {
      var own = content.sizeThatFits(contentOffer(content, proposal))
      if content.fillingScrollView == nil { own[axis] += insets[edge] }
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let across = axis.other
    var proposal = proposal
    if proposal[across] == nil { proposal[across] = size[across] }
    measure(proposal)
    let isAtStart = edge == .top || edge == .leading
    // The place of the guide across: that of the content.
    var line = ViewDimensions(size: size) { _ in nil }[alignment]
    for content in contents {
      let offer = contentOffer(content, proposal)
      let d = content.dimensions(offer)
      let own = CGSize(width: d.width, height: d.height)
      var origin = CGPoint.zero
      origin[across] = (size[across] - own[across]) / 2
      if isAtStart { origin[axis] = size[axis] - own[axis] }
      line = origin[across] + d[alignment]
      content.place(at: origin, proposal: offer)
    }
    let bars = self.bars
    let stack = barStack(bars, proposal)
    let guide = ViewDimensions(size: stack.size) { stack.explicitAlignment($0, bars) }[alignment]
    var start = CGPoint.zero
    start[across] = line - guide
    if !isAtStart { start[axis] = size[axis] - stack.size[axis] }
    for (i, bar) in bars.enumerated() {
      let origin = stack.origins[i]
      bar.place(at: CGPoint(x: start.x + origin.x, y: start.y + origin.y), proposal: stack.proposal)
    }
  }

  override var safeAreaRect: CGRect? {
    CGRect(
      x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top,
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
  }

  override var fillingScrollView: ScrollLayout? { contents.first?.fillingScrollView }
  override var layoutPriority: Double { contents.first?.layoutPriority ?? 0 }
  override var zIndex: Double { contents.first?.zIndex ?? 0 }
  override func trait(_ key: ObjectIdentifier) -> Any? { contents.first?.trait(key) }
  override func computeSpacing() -> ViewSpacing {
    ownSpacing ?? (contents.first?.preferredSpacing ?? ViewSpacing())
  }
  override func detached() {
    super.detached()
    for content in contents { content.fillingScrollView?.cover(nil, by: self) }
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
