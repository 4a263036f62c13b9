import Foundation
import Graphics

/// The layout of a lazy stack: one view a line.
@MainActor class LazyStackLayout: LazyContainerLayout {
  private var key: AlignmentKey
  private var spacing: CGFloat?
  /// The index of the first view of each item.
  private(set) final var starts: [Int] = []
  private var itemCount = 0

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, _ context: NodeContext) {
    key = alignment
    self.spacing = spacing
    super.init(axis: axis, context)
  }

  final func update(alignment: AlignmentKey, spacing: CGFloat?) {
    guard alignment != key || spacing != self.spacing else { return }
    key = alignment
    self.spacing = spacing
    resetExtents()
    setNeedsLayout()
  }

  // MARK: What a subclass may change: rows of a list

  /// What is proposed to a view, given the proposal to the stack.
  func proposal(for layout: LayoutNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }
  /// The length that a view of a size needs along the axis.
  func itemLength(_ layout: LayoutNode, _ size: CGSize) -> CGFloat { size[axis] }
  /// Puts a view at its place.
  func placeItem(
    _ layout: LayoutNode, at start: CGFloat, length: CGFloat, across: CGFloat, _ offer: ProposedViewSize
  ) {
    let d = layout.dimensions(offer)
    let own = ViewDimensions(size: CGSize(axis, along: length, across: across)) { _ in nil }
    let side = own[key] - d[key]
    layout.place(
      at: axis == .vertical ? CGPoint(x: side, y: start) : CGPoint(x: start, y: side), proposal: offer)
  }
  /// The distance between two views.
  var defaultSpacing: CGFloat { ViewSpacing.standard }

  // MARK: The container

  override var lineCount: Int { itemCount }
  override var lineSpacing: CGFloat { spacing ?? defaultSpacing }
  /// An element without a view has neither a length nor a distance.
  override var emptyLineLength: CGFloat { -extents.spacing }

  override func itemsChanged() {
    starts = []
    var count = 0
    for item in items {
      starts.append(count)
      switch item {
      case .layout: count += 1
      case .elements(let source): count += source.positionCount
      case .sectionEdge: break
      }
    }
    itemCount = count
    findPins()
    resetExtents()
  }

  override var sectionParts: [SectionFinder.Found] { SectionFinder(items).found }

  override var sources: [any LazyElementSource] {
    items.compactMap { if case .elements(let source) = $0 { source } else { nil } }
  }

  override func cell(_ slot: Int) -> LazyCell? {
    let position = starts.partitioningIndex { $0 > slot } - 1
    guard position >= 0, slot < itemCount else { return nil }
    switch items[position] {
    case .layout(let layout, _): return .layout(layout)
    case .elements(let source): return .element(source, slot - starts[position])
    case .sectionEdge: return nil
    }
  }

  override func slot(forKey key: AnyHashable) -> Int? {
    for (item, start) in zip(items, starts) {
      guard case .elements(let source) = item else { continue }
      if let position = (0..<source.positionCount).first(where: { source.key(at: $0) == key }) {
        return start + position
      }
    }
    return nil
  }

  override func firstSlot(of source: any LazyElementSource) -> Int? {
    zip(items, starts).first { if case .elements(let item) = $0.0 { item === source } else { false } }?.1
  }

  override func slot(ofItem layout: LayoutNode) -> Int? {
    built.first { $0.layout === layout }?.index
      ?? zip(items, starts).first { if case .layout(let item, _) = $0.0 { item === layout } else { false } }?
      .1
  }

  override func line(of top: LazyTop) -> Int {
    let index = min(top.index, itemCount - 1)
    guard let key = top.key, self.key(at: index) != key else { return index }
    return slot(forKey: key) ?? index
  }

  override func frame(ofSlot slot: Int) -> CGRect { frame(ofLine: slot, across: 0, size[axis.other]) }

  override func length(_ layout: LayoutNode, _ slot: Int, _ proposal: ProposedViewSize) -> CGFloat {
    itemLength(layout, layout.sizeThatFits(self.proposal(for: layout, proposal)))
  }

  override func place(_ layout: LayoutNode, _ slot: Int, in size: CGSize, _ proposal: ProposedViewSize) {
    placeItem(
      layout, at: extents.start(slot), length: extents.length(slot), across: size[axis.other],
      self.proposal(for: layout, proposal))
  }

  // MARK: The length across

  override func across(_ proposal: ProposedViewSize) -> CGFloat {
    proposal[axis.other].flatMap { $0.isFinite ? $0 : nil } ?? idealAcross(proposal)
  }

  /// The length across where none is proposed: that of the longest of the first items in sight, or of all where no scroll
  /// view says what is in sight.
  private func idealAcross(_ proposal: ProposedViewSize) -> CGFloat {
    guard itemCount > 0 else { return 0 }
    if scrollView(along: axis) == nil { return across(built.map(\.layout), proposal) }
    if let known = measures.across { return known }
    let samples = makeSamples()
    build { measures.across = across(samples, proposal) }
    return measures.across ?? 0
  }

  private func across(_ layouts: [LayoutNode], _ proposal: ProposedViewSize) -> CGFloat {
    layouts.map { $0.sizeThatFits(self.proposal(for: $0, proposal))[axis.other] }.max() ?? 0
  }

  /// Finds the length across by the items in sight at the start; while it is scrolled the stack keeps it.
  override func filled(_ visible: ClosedRange<CGFloat>, _ proposal: ProposedViewSize) {
    guard proposal[axis.other].map({ !$0.isFinite }) ?? true, scrollView != nil, visible.lowerBound <= 0
    else { return }
    let present = across(
      built.filter { extents.start($0.index) < visible.upperBound }.map(\.layout), proposal)
    guard present != measures.across else { return }
    measures.across = present
    lengthChanged = true
  }

  override var composesLayers: Bool { true }

  override var dumpEntry: DumpEntry { DumpEntry(axis == .vertical ? "LazyVStack" : "LazyHStack") }
}
