import Foundation
import Graphics

/// The layout of a lazy stack: makes the views in sight, and a few ahead, and frees the others.
@MainActor class LazyStackLayout: LayoutNode, LazyLayout, LazyHolder, ScrollObserver {
  let axis: Axis
  private var key: AlignmentKey
  private var spacing: CGFloat?
  private(set) final var items: [LazyItem] = []
  /// Views that left and are still painted where they were.
  private var ghosts: [LayoutNode] = []
  /// The index of the first view of each item.
  private(set) final var starts: [Int] = []
  final var measures = LazyMeasures()
  private(set) final var top: LazyTop?
  private var itemCount = 0
  /// The views made, sorted by index.
  private(set) final var built: [(index: Int, layout: LayoutNode)] = []
  private var owners: [(source: any LazyElementSource, element: Node, index: Int)] = []
  private(set) final weak var scrollView: ScrollLayout?
  private var isBuilding = false

  /// How far beyond the visible part views are made, as a fraction of its length.
  private static let margin: CGFloat = 0.25
  /// How far beyond it they are kept while one scrolls, for whoever turns back.
  private static let keptMargin: CGFloat = 0.5
  /// Without a scroll view everything would be in sight: no more views than this are made.
  private static let mostWithoutScrollView = 1000

  /// Which views of sections stay in sight.
  final var pinnedViews = PinnedScrollableViews() {
    didSet {
      guard pinnedViews != oldValue else { return }
      findPins()
      setNeedsLayout()
    }
  }
  final var pins = PinnedParts()

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, _ context: NodeContext) {
    self.axis = axis
    key = alignment
    self.spacing = spacing
    super.init(context)
    holdsPlaces = true
  }

  func update(alignment: AlignmentKey, spacing: CGFloat?) {
    guard alignment != key || spacing != self.spacing else { return }
    key = alignment
    self.spacing = spacing
    measures.extents.reset(count: itemCount, spacing: spacing ?? defaultSpacing)
    setNeedsLayout()
  }

  // MARK: What a subclass may change: rows of a list

  /// What a view is offered, given what the stack is.
  func proposal(for layout: LayoutNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }
  /// The length that a view of a size takes along the axis.
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
  /// The views that say how long views are that nobody has measured.
  var sampleIndices: Range<Int> { 0..<min(count, 3) }
  /// The distance between two views.
  var defaultSpacing: CGFloat { ViewSpacing.standard }

  // MARK: Items

  func setGhosts(_ ghosts: [LayoutNode]) { self.ghosts = ghosts }

  func setItems(_ items: [LazyItem]) {
    self.items = items
    starts = []
    var count = 0
    for item in items {
      starts.append(count)
      switch item {
      case .layout: count += 1
      case .elements(let source): count += source.elementCount
      case .sectionEdge: break
      }
    }
    itemCount = count
    findPins()
    measures.sizesChanged()
    measures.extents.reset(count: count, spacing: spacing ?? defaultSpacing)
    // Views that went with their elements must not be shown any more.
    owners.removeAll { !$0.element.isAlive }
    built = []
    setNeedsLayout()
  }

  final var count: Int { itemCount }
  /// The lengths of the views, as far as they are known.
  final var extents: LazyExtents { measures.extents }

  /// The view at an index, made if there is none; an element with several views or none counts as one group.
  private func makeLayout(_ index: Int) -> LayoutNode? {
    guard let position = starts.lastIndex(where: { $0 <= index }) else { return nil }
    switch items[position] {
    case .layout(let layout): return layout
    case .elements(let source):
      guard let element = source.element(at: index - starts[position]) else { return nil }
      owners.append((source, element, index))
      return element.layouts.first
    case .sectionEdge: return nil
    }
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    prepare(proposal)
    let across = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil } ?? idealAcross(proposal)
    return CGSize(axis, along: extents.total, across: across)
  }

  /// Measures the first views, so that there is an estimate.
  private func prepare(_ proposal: ProposedViewSize) {
    let before = measures.extents
    if measures.turn(to: proposal[axis.other]) {
      measures.extents.reset(count: count, spacing: spacing ?? defaultSpacing)
    }
    guard count > 0 else { return }
    if scrollView(along: axis) == nil { return measureAll(proposal) }
    guard extents.estimate == nil else { return }
    build {
      var lengths: [CGFloat] = []
      for index in sampleIndices {
        guard let layout = layoutForMeasure(index) else { continue }
        lengths.append(itemLength(layout, layout.sizeThatFits(self.proposal(for: layout, proposal))))
      }
      let range = sampleIndices
      guard !lengths.isEmpty else {
        if range.allSatisfy(hasNoView) { measures.extents.setEstimate(0) }
        return
      }
      if before.estimate != nil, before.count == count,
        zip(range, lengths).allSatisfy({ abs(before.length($0) - $1) < 1e-6 })
      {
        // As long as at another width: so are the others, until they are measured.
        return measures.extents = before
      }
      measures.extents.setEstimate(lengths[lengths.count / 2])
      let first = sampleIndices.lowerBound
      for (index, length) in lengths.enumerated() {
        _ = measures.extents.measure(first + index, length)
      }
    }
  }

  /// Measures every view: without a scroll view all of them are in sight.
  private func measureAll(_ proposal: ProposedViewSize) {
    guard !measures.isComplete else { return }
    measures.isComplete = true
    build {
      for index in 0..<min(count, LazyStackLayout.mostWithoutScrollView) {
        if let layout = layoutForMeasure(index) {
          let size = layout.sizeThatFits(self.proposal(for: layout, proposal))
          _ = measures.extents.measure(index, itemLength(layout, size))
        } else if hasNoView(index) {
          _ = measures.extents.measure(index, -extents.spacing)
        }
      }
    }
  }

  /// Whether an element is no view at all, so that it has no length. One that cannot be made at present has the length
  /// that it was thought to have.
  private func hasNoView(_ index: Int) -> Bool {
    source(of: index).flatMap { $0.element(at: $1)?.layouts.isEmpty } ?? false
  }

  private func layoutForMeasure(_ index: Int) -> LayoutNode? {
    if let known = built.first(where: { $0.index == index }) { return known.layout }
    guard let layout = makeLayout(index) else { return nil }
    built.insert((index, layout), at: built.firstIndex { $0.index > index } ?? built.count)
    adopt()
    return layout
  }

  /// The length across where none is proposed: that of the longest of the first items in sight, or of all where no scroll
  /// view says what is in sight.
  private func idealAcross(_ proposal: ProposedViewSize) -> CGFloat {
    guard count > 0 else { return 0 }
    if scrollView(along: axis) == nil { return across(built.map(\.layout), proposal) }
    if let known = measures.across { return known }
    build {
      let samples = sampleIndices.compactMap { layoutForMeasure($0) }
      measures.across = across(samples, proposal)
    }
    return measures.across ?? 0
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    findScrollView()
    prepare(proposal)
    holdTop()
    fill(size: size, proposal: proposal)
  }

  private func findScrollView() {
    guard let view = scrollView(along: axis), scrollView !== view else { return }
    scrollView = view
    view.observe(self)
  }

  override func sizesForgotten() { measures.sizesChanged() }

  /// Makes and places what is to be seen; frees what is far away. `indices`: of what is not in sight
  /// no others are made or kept.
  private func fill(size: CGSize, proposal: ProposedViewSize, indices: ClosedRange<Int>? = nil) {
    // What lies before the first item in sight may prove to be longer or shorter: then other items are in sight.
    for _ in 0..<4 { if fillOnce(size, proposal, indices) { break } }
    top = presentTop
    guard lengthChanged else { return }
    lengthChanged = false
    let tree = self.tree
    // The whole is longer or shorter than was said: those above lay out again, in the same frame.
    tree.afterLayout { [weak self] in self?.setNeedsLayout() }
  }

  /// - Returns: whether the first item in sight is where it was thought to be; else it was followed.
  private func fillOnce(_ size: CGSize, _ proposal: ProposedViewSize, _ indices: ClosedRange<Int>?) -> Bool {
    guard count > 0 else {
      built = []
      release()
      build { adopt() }
      return true
    }
    let first = firstLine
    let start = extents.start(first)
    let visible = visiblePart(size)
    let margin = indices == nil ? LazyStackLayout.margin : LazyStackLayout.keptMargin
    let ahead = (visible.upperBound - visible.lowerBound) * margin
    let last = indices?.upperBound ?? .max
    build {
      // What stays in sight is measured too, and views are measured as children.
      adopt()
      var changed = false
      var index = max(extents.index(at: visible.lowerBound - ahead), indices?.lowerBound ?? 0)
      var next: [(index: Int, layout: LayoutNode)] = []
      next.reserveCapacity(built.count + 1)
      var known = 0
      var added: [Int] = []
      let most = scrollView == nil ? LazyStackLayout.mostWithoutScrollView : .max
      while index < count, next.count < most {
        // Views that are shorter than was thought leave room for more.
        if extents.start(index) > visible.upperBound + (index <= last ? ahead : 0) { break }
        while known < built.count, built[known].index < index { known += 1 }
        let isKnown = known < built.count && built[known].index == index
        // Views are measured as children: what measures itself by a container looks for it above.
        guard let layout = isKnown ? built[known].layout : layoutForMeasure(index) else {
          if hasNoView(index), measures.extents.measure(index, -extents.spacing) { changed = true }
          index += 1
          continue
        }
        next.append((index, layout))
        if !isKnown { added.append(index) }
        let length = itemLength(layout, layout.sizeThatFits(self.proposal(for: layout, proposal)))
        if measures.extents.measure(index, length) { changed = true }
        index += 1
      }
      built = next
      for (index, layout) in alwaysBuilt where !next.contains(where: { $0.index == index }) {
        let length = itemLength(layout, layout.sizeThatFits(self.proposal(for: layout, proposal)))
        if measures.extents.measure(index, length) { changed = true }
      }
      release()
      adopt()
      let across = size[axis.other]
      // While one scrolls, what is there keeps its place.
      let isQuiet = indices != nil && !changed
      let all = built + alwaysBuilt.filter({ item in !next.contains { $0.index == item.index } })
      for (index, layout) in all where !isQuiet || added.contains(index) || !layout.isPlaced {
        placeItem(
          layout, at: extents.start(index), length: extents.length(index), across: across,
          self.proposal(for: layout, proposal))
      }
      if changed { lengthChanged = true }
      noteAcross(visible, proposal)
    }
    return !followsLine(first, from: start)
  }

  /// Whether those above are to lay out again, since the whole has another length.
  final var lengthChanged = false
  /// Where the visible part began when it was looked at last.
  private var lastSeen: CGFloat?

  private func build(_ body: () -> Void) {
    let outer = isBuilding
    isBuilding = true
    body()
    isBuilding = outer
  }

  override var stopsInvalidation: Bool { isBuilding }

  private func adopt() {
    let kept = alwaysBuilt.filter { item in !built.contains { $0.index == item.index } }
    setChildren(built.map(\.layout) + kept.map(\.layout) + ghosts)
  }

  /// Measures all views anew.
  final func forgetLengths() {
    measures.forget()
    measures.extents.reset(count: count, spacing: spacing ?? defaultSpacing)
    setNeedsLayout()
  }

  /// Lets sources free the elements that are not shown.
  private func release() {
    owners.removeAll { !$0.element.isAlive }
    guard owners.contains(where: { !isBuilt($0.index) }) else { return }
    owners.removeAll { !isBuilt($0.index) }
    let alive = Set(owners.map { ObjectIdentifier($0.element) })
    for item in items { if case .elements(let source) = item { source.release(except: alive) } }
  }

  // MARK: Scrolling

  func laidOut(_ scrollView: ScrollLayout) { scrolled(scrollView) }

  func scrolled(_ scrollView: ScrollLayout) {
    guard isPlaced, !needsLayout, !isBuilding else { return }
    top = presentTop
    let visible = visiblePart(size)
    guard let first = built.first?.index, let last = built.last?.index else {
      return fill(size: size, proposal: proposal)
    }
    let top = extents.index(at: max(0, visible.lowerBound))
    let seen = top...max(top, extents.index(at: visible.upperBound))
    let isBack = visible.lowerBound < (lastSeen ?? visible.lowerBound)
    lastSeen = visible.lowerBound
    guard seen.lowerBound <= last + 1, seen.upperBound >= first - 1 else {
      return fill(size: size, proposal: proposal)
    }
    let (low, high) = (min(first, seen.lowerBound), max(last, seen.upperBound))
    if low < first || high > last {
      fill(size: size, proposal: proposal, indices: low...high)
    } else if !isMakingAhead, indexAhead(isBack, visible) != nil {
      // What comes into sight now is made now; of what is ahead one view at a time, while nobody waits.
      isMakingAhead = true
      tree.afterFrame { [weak self] in self?.makeAhead(isBack) }
    }
  }

  /// Whether a view is to be made once the present frame is shown.
  private var isMakingAhead = false

  /// The next view to be made in the direction of scrolling; nil: there are enough.
  private func indexAhead(_ isBack: Bool, _ visible: ClosedRange<CGFloat>) -> Int? {
    guard let first = built.first?.index, let last = built.last?.index else { return nil }
    let ahead = (visible.upperBound - visible.lowerBound) * LazyStackLayout.margin
    if isBack { return first > extents.index(at: max(0, visible.lowerBound - ahead)) ? first - 1 : nil }
    return last < min(count - 1, extents.index(at: visible.upperBound + ahead)) ? last + 1 : nil
  }

  private func makeAhead(_ isBack: Bool) {
    isMakingAhead = false
    guard isPlaced, !needsLayout, let next = indexAhead(isBack, visiblePart(size)),
      let first = built.first?.index, let last = built.last?.index
    else { return }
    fill(size: size, proposal: proposal, indices: min(first, next)...max(last, next))
  }

  override var composesLayers: Bool { true }

  override var dumpEntry: DumpEntry { DumpEntry(axis == .vertical ? "LazyVStack" : "LazyHStack") }
}
