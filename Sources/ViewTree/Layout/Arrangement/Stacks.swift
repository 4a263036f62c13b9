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
  static var isReusable: Bool { true }
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
  static var isReusable: Bool { true }
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
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> ZStackLayoutNode { ZStackLayoutNode(alignment, context) }
  func updateLayout(_ layout: ZStackLayoutNode, _ context: NodeContext) { layout.update(alignment) }
}

/// The layout of `ZStack`: all children in the size of the largest, aligned on their guides.
@MainActor final class ZStackLayoutNode: LayoutNode, Surroundings, CoveredArrangement {
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

  var cover: TopCover? {
    didSet { if cover != oldValue { setNeedsLayout() } }
  }
  var hasOthers: Bool { participants.count > 1 }

  /// Whether a child begins below what covers the top.
  private func isBelowCover(_ child: LayoutNode, _ cover: TopCover) -> Bool {
    cover.height > 0 && !cover.scrollView.isInside(child)
  }

  /// Cached: each guide is queried by itself, at every depth of stacks in stacks.
  private var last: (proposal: ProposedViewSize, arrangement: LayerArrangement)?

  private func arrangement(_ proposal: ProposedViewSize) -> LayerArrangement {
    if let last, last.proposal == proposal { return last.arrangement }
    let result = LayerArrangement(participants, alignment, proposal)
    last = (proposal, result)
    return result
  }

  override func childrenChanged() { last = nil }
  override func sizesForgotten() { last = nil }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

  private func placing(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
    LayerArrangement.placing(proposal, in: size, count: participants.count)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let result = arrangement(placing(proposal, size))
    for (i, child) in participants.enumerated() {
      if let cover, isBelowCover(child, cover) {
        placeBelow(cover.height, child, size)
      } else {
        child.place(at: result.origins[i], proposal: result.proposal)
      }
    }
    // What leaves stays aligned, whatever size the stack has without it.
    for child in children where child.isGhost {
      if let cover, isBelowCover(child, cover) {
        placeBelow(cover.height, child, size)
        continue
      }
      let d = child.dimensions(child.proposal)
      let x = result.lines.x - d[alignment.horizontal]
      child.place(at: CGPoint(x: x, y: result.lines.y - d[alignment.vertical]), proposal: child.proposal)
    }
  }

  /// Aligns a child in what is free below the cover.
  private func placeBelow(_ height: CGFloat, _ child: LayoutNode, _ size: CGSize) {
    let area = CGSize(width: size.width, height: max(0, size.height - height))
    let offer = ProposedViewSize(area)
    let (whole, own) = (ViewDimensions(size: area) { _ in nil }, child.dimensions(offer))
    child.place(
      at: CGPoint(
        x: whole[alignment.horizontal] - own[alignment.horizontal],
        y: height + whole[alignment.vertical] - own[alignment.vertical]),
      proposal: offer)
  }

  override var surroundings: (any Surroundings)? { self }
  /// Backgrounds in the stack reach over the cover.
  var safeAreaRect: CGRect? {
    guard let height = cover?.height, height > 0 else { return nil }
    return CGRect(x: 0, y: height, width: size.width, height: max(0, size.height - height))
  }

  override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    arrangement(placing(proposal, size)).explicitAlignment(key, participants)
  }

  override func computeSpacing() -> ViewSpacing {
    ownSpacing ?? LayerArrangement.spacing(participants).kept(as: onlyParticipant)
  }

  override var layoutPriority: Double { onlyParticipant?.layoutPriority ?? 0 }

  override var dumpEntry: DumpEntry { DumpEntry("ZStack") }
}
