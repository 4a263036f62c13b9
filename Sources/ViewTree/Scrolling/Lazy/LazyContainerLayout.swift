import Foundation
import Graphics

/// The layout of a lazy container: makes the views in sight, and a few ahead, and frees the others.
///
/// Its items lie in slots, `lineWidth` of them a line; a slot may be empty. Subclasses say what lies in a slot and how a
/// view is measured and placed. Stacks and lists have one slot a line, grids one for each track. In every subclass
/// views ahead are made between frames, headers and footers are pinned, views that leave are painted where they were,
/// and sources reuse the nodes of rows that went out of sight.
@MainActor class LazyContainerLayout: LayoutNode, LazyLayout {
  final let axis: Axis
  private(set) final var items: [LazyItem] = []
  /// The views among them that are to know whether they are in sight.
  private var observed: [LayoutNode] = []
  /// Views that left and are still painted where they were.
  private var ghosts: [LayoutNode] = []
  final var measures = LazyMeasures()
  /// The first item in sight, as the container was filled or scrolled last.
  final var top: LazyTop?
  /// The views made, sorted by slot.
  private(set) final var built: [(index: Int, layout: LayoutNode)] = []
  /// The elements of slots that were made.
  private(set) final var owners = LazyOwners()
  /// What an animated change moves into sight and out of it.
  final var movers = LazyMovers()
  /// Lines with an element that cannot be made at present.
  private(set) final var incompleteLines: Set<Int> = []
  /// Whether sources may have elements that the container no longer refers to.
  private var hasForgottenElements = false
  private(set) final weak var scrollView: ScrollLayout?
  private(set) final var isBuilding = false
  final var pins = PinnedParts()
  /// Whether the parents are to lay out again, since the total length has changed.
  final var lengthChanged = false
  /// Where the visible part began at the last check.
  final var lastSeen: CGFloat?
  /// Whether a line is to be made once the present frame is shown.
  final var isMakingAhead = false

  /// How far beyond the visible part lines are made, as a fraction of its length.
  static let margin: CGFloat = 0.25
  /// How far beyond it views are kept while it is scrolled, in case the direction is reversed.
  private static let keptMargin: CGFloat = 0.5
  /// Without a scroll view everything would be in sight: at most so many lines are made.
  static let mostWithoutScrollView = 1000

  /// Which views of sections stay in sight.
  final var pinnedViews = PinnedScrollableViews() {
    didSet {
      guard pinnedViews != oldValue else { return }
      findPins()
      setNeedsLayout()
    }
  }

  init(axis: Axis, _ context: NodeContext) {
    self.axis = axis
    super.init(context)
    holdsPlaces = true
  }

  // MARK: Overridden by each kind of container

  /// How many slots a line has.
  var lineWidth: Int { 1 }
  var lineCount: Int { 0 }
  /// The distance between two lines.
  var lineSpacing: CGFloat { 0 }
  /// What lies in a slot; nil: nothing.
  func cell(_ slot: Int) -> LazyCell? { nil }
  /// The slot of the element with a key.
  func slot(forKey key: AnyHashable) -> Int? { nil }
  /// The slot of a source's first element.
  func firstSlot(of source: any LazyElementSource) -> Int? { nil }
  /// The slot of a view that is always there, or of one that was made for a whole line.
  func slot(ofItem layout: LayoutNode) -> Int? { nil }
  /// The frame of a slot, in own points.
  func frame(ofSlot slot: Int) -> CGRect { .zero }
  /// What makes the elements.
  var sources: [any LazyElementSource] { [] }
  /// The headers and footers of sections, by line.
  var sectionParts: [SectionFinder.Found] { [] }
  /// Called when the items have changed.
  func itemsChanged() {}
  /// Arranges the items for a proposal.
  ///
  /// - Returns: whether lines hold something else than before.
  func arrange(_ proposal: ProposedViewSize) -> Bool { false }
  /// The length across the axis for which the lengths of lines are known.
  func room(_ proposal: ProposedViewSize) -> CGFloat? { proposal[axis.other] }
  /// The proposal that views are measured by when the container has a size.
  func proposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
  /// The lines whose lengths give the estimate for lines that are not measured.
  var sampleLines: Range<Int> { 0..<min(lineCount, 3 * viewsPerElement) }
  /// The length along the axis that a view needs.
  func length(_ layout: LayoutNode, _ slot: Int, _ proposal: ProposedViewSize) -> CGFloat { 0 }
  /// The length of a line whose elements have no view.
  var emptyLineLength: CGFloat { 0 }
  /// Puts a view at its place.
  func place(_ layout: LayoutNode, _ slot: Int, in size: CGSize, _ proposal: ProposedViewSize) {}
  /// Called when a part is filled.
  func filled(_ visible: ClosedRange<CGFloat>, _ proposal: ProposedViewSize) {}
  /// The item by which a line is found again when items have changed, and its key where it has one.
  func firstItem(ofLine line: Int) -> (index: Int, key: AnyHashable?) { (line, key(at: line)) }
  /// The line in which an item lies now.
  func line(of top: LazyTop) -> Int { 0 }

  // MARK: Items

  /// The lengths of the lines, as far as they are known.
  final var extents: LazyExtents { measures.extents }

  /// The key of the element in a slot, where it is one.
  final func key(at slot: Int) -> AnyHashable? {
    if case .element(let source, let position)? = cell(slot) { source.key(at: position) } else { nil }
  }

  func setGhosts(_ ghosts: [LayoutNode]) { self.ghosts = ghosts }

  func setItems(_ items: [LazyItem]) {
    // What waits to be made has not been where it could move from.
    if incompleteLines.isEmpty { noteFormer() }
    movers.awaited = incompleteLines
    self.items = items
    observed = items.compactMap {
      if case .layout(let layout, _) = $0, layout.rowVisibility != nil { layout } else { nil }
    }
    forgetBuilt()
    measures.sizesChanged()
    itemsChanged()
    setNeedsLayout()
  }

  /// Forgets which views were made: they are requested again, slot by slot.
  final func forgetBuilt() {
    // Views whose elements have gone must not be shown any more.
    (built, owners, incompleteLines) = ([], LazyOwners(), [])
    hasForgottenElements = true
  }

  /// How many slots an element has, where several of its views lie in one each.
  final var viewsPerElement: Int { sources.map(\.viewsPerElement).max() ?? 1 }

  /// Forgets the lengths of all lines.
  final func resetExtents() { measures.extents.reset(count: lineCount, spacing: lineSpacing) }

  /// Measures all views anew.
  final func forgetLengths() {
    measures.forget()
    resetExtents()
    setNeedsLayout()
  }

  /// The view in a slot, made if there is none.
  private func makeLayout(_ slot: Int) -> LayoutNode? {
    switch cell(slot) {
    case .layout(let layout)?: return layout
    case .element(let source, let position)?:
      guard let element = source.element(at: position) else {
        incompleteLines.insert(slot / lineWidth)
        return nil
      }
      return owners.note(element, of: source, at: position, slot: slot)
    case nil: return nil
    }
  }

  /// The positions in `built` of a line's views, which are made where there are none.
  ///
  /// - Parameter start: a position before which there are none of the line's.
  final func makeViews(_ line: Int, from start: Int = 0) -> Range<Int> {
    let slots = line * lineWidth..<(line + 1) * lineWidth
    var start = start
    while start < built.count, built[start].index < slots.lowerBound { start += 1 }
    var end = start
    while end < built.count, built[end].index < slots.upperBound { end += 1 }
    guard start == end else { return start..<end }
    let leavingBefore = owners.leaving.count
    incompleteLines.remove(line)
    for slot in slots {
      guard let layout = makeLayout(slot) else { continue }
      built.insert((slot, layout), at: end)
      end += 1
    }
    if end > start || owners.leaving.count > leavingBefore { adopt() }
    return start..<end
  }

  /// Whether there are views of a slot's line.
  final func isBuilt(_ slot: Int) -> Bool {
    guard let first = built.first?.index, let last = built.last?.index else { return false }
    return slot / lineWidth >= first / lineWidth && slot / lineWidth <= last / lineWidth
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    prepare(proposal)
    return CGSize(axis, along: extents.total, across: across(proposal))
  }

  /// The length across for a proposal.
  func across(_ proposal: ProposedViewSize) -> CGFloat { proposal[axis.other] ?? 0 }

  override func sizesForgotten() { measures.sizesChanged() }

  override func advance(to time: TimeInterval) -> Bool {
    let moves = super.advance(to: time)
    return endDepartures() || moves
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    if let view = scrollView(along: axis), scrollView !== view {
      scrollView = view
      view.observe(self)
    }
    prepare(self.proposal(in: size, proposal))
    holdTop()
    fill(size, proposal)
  }

  /// Makes and places the views in sight; frees those far away.
  ///
  /// - Parameter lines: outside of the visible part only these are made or kept.
  final func fill(_ size: CGSize, _ proposal: ProposedViewSize, lines: ClosedRange<Int>? = nil) {
    let proposal = self.proposal(in: size, proposal)
    // What lies before the first line in sight may prove to be longer or shorter: then other lines are in sight.
    for _ in 0..<4 { if fillOnce(size, proposal, lines) { break } }
    movers.endChange()
    tellVisibility()
    top = presentTop
    guard lengthChanged else { return }
    lengthChanged = false
    let tree = self.tree
    // The total length differs from the one reported: the parents lay out again, in the same frame.
    tree.afterLayout { [weak self] in self?.setNeedsLayout() }
  }

  /// Tells views that are always there whether they are in sight.
  private func tellVisibility() {
    guard !observed.isEmpty else { return }
    let shown = Set(children.map { ObjectIdentifier($0) })
    for layout in observed { layout.rowVisibility?.set(shown.contains(ObjectIdentifier(layout)), tree) }
  }

  /// - Returns: whether the first line in sight is where it was estimated; else the scroll view followed it.
  private func fillOnce(_ size: CGSize, _ proposal: ProposedViewSize, _ lines: ClosedRange<Int>?) -> Bool {
    let count = lineCount
    guard count > 0 else {
      built = []
      release()
      build { adopt() }
      return true
    }
    let first = anchorLine
    let start = extents.start(first)
    let visible = visiblePart(size)
    let ahead = (visible.upperBound - visible.lowerBound) * (lines == nil ? Self.margin : Self.keptMargin)
    let last = lines?.upperBound ?? .max
    let most = scrollView == nil ? Self.mostWithoutScrollView : .max
    build {
      // What stays in sight is measured too, and views are measured as children.
      adopt()
      var changed = false
      var line = max(extents.index(at: visible.lowerBound - ahead), lines?.lowerBound ?? 0)
      let end = line > count - most ? count : line + most
      var next: [(index: Int, layout: LayoutNode)] = []
      next.reserveCapacity(built.count + lineWidth)
      var position = 0
      var added: [Int] = []
      while line < end {
        // Lines that are shorter than estimated leave space for more.
        if extents.start(line) > visible.upperBound + (line <= last ? ahead : 0) { break }
        let before = built.count
        let views = makeViews(line, from: position)
        if built.count > before { added.append(line) }
        next.append(contentsOf: built[views])
        position = views.upperBound
        if measure(line, views, proposal) { changed = true }
        line += 1
      }
      built = next
      findDeparting()
      let kept = keptPins
      for (slot, layout) in kept
      where measures.extents.measure(slot / lineWidth, length(layout, slot, proposal)) { changed = true }
      release()
      adopt()
      // While it is scrolled, views that are placed keep their places.
      let isQuiet = lines != nil && !changed
      for (slot, layout) in built
      where !isQuiet || added.contains(slot / lineWidth) || !layout.isPlaced {
        let isFirst = !layout.isPlaced
        place(layout, slot, in: size, proposal)
        if isFirst { arrive(layout, slot) } else { correct(layout, slot) }
      }
      for (slot, layout) in departing where !isQuiet { place(layout, slot, in: size, proposal) }
      for (slot, layout) in kept where !isQuiet || !layout.isPlaced {
        place(layout, slot, in: size, proposal)
      }
      if changed { lengthChanged = true }
      filled(visible, proposal)
    }
    return !followsLine(first, from: start)
  }

  /// Makes views without invalidating the parents.
  final func build(_ body: () -> Void) {
    let outer = isBuilding
    isBuilding = true
    body()
    isBuilding = outer
  }

  override var stopsInvalidation: Bool { isBuilding }

  private func adopt() {
    var list = built.map(\.layout) + keptPins.map(\.layout) + ghosts
    list += owners.leaving.map(\.layout).filter(\.isGhost)
    if !movers.departing.isEmpty { list += departedLayouts }
    setChildren(list)
  }

  /// Frees the elements that have gone out of sight.
  final func freeDeparted() {
    hasForgottenElements = true
    build {
      release()
      adopt()
    }
  }

  /// Lets sources free the elements that are not shown.
  private func release() {
    guard hasForgottenElements || owners.hasOthers(than: isBuilt) else { return }
    hasForgottenElements = false
    owners.keep(isBuilt)
    let alive = Set(
      (owners.list.map(\.element) + movers.departing.map(\.element)).map { ObjectIdentifier($0) })
    for source in sources { source.release(except: alive) }
  }
}
