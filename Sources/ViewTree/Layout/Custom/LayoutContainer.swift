import Foundation

/// Views laid out by a layout.
struct LayoutContainer<L: Layout, Content: View>: ContainerView {
  let layout: L
  let content: Content

  func makeLayout(_ context: NodeContext) -> CustomLayoutNode<L> { CustomLayoutNode(layout, context) }
  func updateLayout(_ node: CustomLayoutNode<L>, _ context: NodeContext) {
    node.update(layout, context.transaction)
  }
}

/// A layout node whose geometry is that of a `Layout`; keeps its cache.
@MainActor final class CustomLayoutNode<L: Layout>: LayoutNode, Surroundings {
  private var layout: L
  private var cache: L.Cache?
  /// Subviews or what they measure changed since the cache was brought up to date.
  private var isCacheOld = false
  private var data: AnimatedValue<L.AnimatableData>

  init(_ layout: L, _ context: NodeContext) {
    self.layout = layout
    data = AnimatedValue(layout.animatableData)
    super.init(context)
  }

  func update(_ new: L, _ transaction: Transaction) {
    let sameKind = (layout as? AnyLayout).map { $0.isSameKind(as: new) } ?? true
    let isSame = !(new is AnyLayout) && ViewTypeInfo.of(L.self).equal(layout, new)
    let target = new.animatableData
    let moves = sameKind && target != data.model
    layout = new
    if !sameKind {
      cache = nil
      data = AnimatedValue(target)
    } else if moves {
      data.set(target, transaction, at: tree.time)
      if data.isAnimating { tree.animations.add(self) }
    }
    if data.isAnimating { layout.animatableData = data.value(at: tree.time) }
    if !isSame || moves || data.isAnimating { setNeedsLayout() }
  }

  override func advance(to time: TimeInterval) -> Bool {
    if data.isAnimating {
      data.settle(at: time)
      layout.animatableData = data.isAnimating ? data.value(at: time) : data.model
      setNeedsLayout()
    }
    let more = super.advance(to: time)
    return data.isAnimating || more
  }

  override func sizesForgotten() { isCacheOld = true }

  /// Runs `body` with the views and a cache that fits them.
  private func withCache<R>(
    _ record: PlacementRecord? = nil, origin: CGPoint = .zero, _ body: (LayoutSubviews, inout L.Cache) -> R
  ) -> R {
    let subviews = LayoutSubviews(
      participants.map { LayoutSubview(node: $0, record: record, origin: origin) },
      isRightToLeft ? .rightToLeft : .leftToRight)
    var present: L.Cache
    if let cache {
      present = cache
      if isCacheOld { layout.updateCache(&present, subviews: subviews) }
    } else {
      present = layout.makeCache(subviews: subviews)
    }
    isCacheOld = false
    let result = body(subviews, &present)
    cache = present
    return result
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let record = PlacementRecord()
    withCache(record) { subviews, cache in
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    }
    for child in participants where !record.placed.contains(ObjectIdentifier(child)) {
      child.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
    }
  }

  override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override func computeSpacing() -> ViewSpacing {
    ownSpacing ?? withCache { layout.spacing(subviews: $0, cache: &$1) }
  }

  override var surroundings: (any Surroundings)? { self }
  var stackAxis: Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }

  override var dumpEntry: DumpEntry {
    DumpEntry((layout as? AnyLayout)?.kindName ?? String(describing: L.self))
  }
}
