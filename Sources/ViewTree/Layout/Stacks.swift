import Foundation

/// Views in a row.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: ContainerView {
  func makeLayout(_ context: NodeContext) -> StackLayout {
    StackLayout(axis: .horizontal, key: alignment.key, spacing: spacing, context)
  }
  func updateLayout(_ layout: StackLayout, _ context: NodeContext) {
    layout.update(key: alignment.key, spacing: spacing)
  }
}

/// Views in a column.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ContainerView {
  func makeLayout(_ context: NodeContext) -> StackLayout {
    StackLayout(axis: .vertical, key: alignment.key, spacing: spacing, context)
  }
  func updateLayout(_ layout: StackLayout, _ context: NodeContext) {
    layout.update(key: alignment.key, spacing: spacing)
  }
}

/// Views on top of each other.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ContainerView {
  func makeLayout(_ context: NodeContext) -> ZStackLayoutNode { ZStackLayoutNode(alignment, context) }
  func updateLayout(_ layout: ZStackLayoutNode, _ context: NodeContext) { layout.update(alignment) }
}

/// The layout of `ZStack`: all children offered the same, aligned on their guides.
@MainActor final class ZStackLayoutNode: LayoutNode {
  private var alignment: Alignment

  init(_ alignment: Alignment, _ context: NodeContext) {
    self.alignment = alignment
    super.init(context)
  }

  func update(_ alignment: Alignment) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    setNeedsLayout()
  }

  /// The box round the children aligned at the origin.
  private func box(_ proposal: ProposedViewSize) -> (low: CGPoint, size: CGSize) {
    var box = BoundingBox()
    for child in participants {
      let d = child.dimensions(proposal)
      let (x, y) = (-d[alignment.horizontal], -d[alignment.vertical])
      box.add(CGPoint(x: x, y: y))
      box.add(CGPoint(x: x + d.width, y: y + d.height))
    }
    let rect = box.rect
    return rect.isNull ? (.zero, .zero) : (rect.origin, rect.size)
  }

  /// Children of the highest priority size the stack; the others are offered that size.
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { box(proposal).size }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let low = box(proposal).low
    for child in participants {
      let d = child.dimensions(proposal)
      child.place(
        at: CGPoint(x: -d[alignment.horizontal] - low.x, y: -d[alignment.vertical] - low.y),
        proposal: proposal)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let low = box(proposal).low
    let values = participants.compactMap { child -> CGFloat? in
      let d = child.dimensions(proposal)
      let origin = CGPoint(x: -d[alignment.horizontal] - low.x, y: -d[alignment.vertical] - low.y)
      return child.explicitAlignment(key, in: child.sizeThatFits(proposal), proposal: proposal).map {
        $0 + origin[key.axis]
      }
    }
    if values.isEmpty { return nil }
    if key == alignment.horizontal.key { return -low.x }
    if key == alignment.vertical.key { return -low.y }
    return AlignmentCombination.combine(key, values)
  }

  override func computeSpacing() -> ViewSpacing {
    if let ownSpacing { return ownSpacing }
    guard !participants.isEmpty else { return .zero }
    return participants.reduce(into: ViewSpacing.zero) { $0.formUnion($1.computeSpacing()) }
  }

  override var dumpType: String? { "ZStack" }
}
