import Foundation
import Graphics

/// The layout of a lazy grid: makes the lines in sight, and a few ahead, and frees the others.
@MainActor final class LazyGridLayout: LayoutNode, LazyLayout, LazyHolder, ScrollObserver {
  /// `isComplete`: none of its elements is one that cannot be made at present.
  private typealias Line = (line: Int, cells: [LayoutNode?], isWhole: Bool, isComplete: Bool)

  let axis: Axis
  private var gridItems: [GridItem] = []
  private var alignment = Alignment.center
  private var spacing: CGFloat?
  private var items: [LazyItem] = []
  private(set) var tracks = GridTracks([], room: 0)
  /// The views in lines; nil: to be found again.
  private(set) var cells: LazyGridCells?
  private var measures = LazyMeasures()
  var extents: LazyExtents { measures.extents }
  private(set) var top: LazyTop?
  /// The room across for which tracks and lengths hold; nil: none.
  private var preparedFor: CGFloat??
  private var built: [Line] = []
  /// Lines out of sight of headers and footers that stay in sight.
  private var kept: [Line] = []
  /// Which views of sections stay in sight.
  var pinnedViews = PinnedScrollableViews() {
    didSet {
      guard pinnedViews != oldValue else { return }
      findPins()
      setNeedsLayout()
    }
  }
  private var pins = PinnedParts()
  private var elements: [(line: Int, element: Node)] = []
  private(set) weak var scrollView: ScrollLayout?
  private var isBuilding = false
  private var lengthChanged = false

  /// How far beyond the visible part lines are made, as a fraction of its length.
  private static let margin: CGFloat = 0.25
  /// Without a scroll view everything would be in sight: no more lines than this are made.
  private static let mostWithoutScrollView = 1000

  init(axis: Axis, _ context: NodeContext) {
    self.axis = axis
    super.init(context)
    holdsPlaces = true
  }

  func update(_ items: [GridItem], _ alignment: Alignment, _ spacing: CGFloat?) {
    let isSame = items.count == gridItems.count && zip(items, gridItems).allSatisfy { $0.isSame($1) }
    guard !isSame || alignment != self.alignment || spacing != self.spacing else { return }
    gridItems = items
    self.alignment = alignment
    self.spacing = spacing
    preparedFor = .none
    measures.forget()
    setNeedsLayout()
  }

  func setItems(_ items: [LazyItem]) {
    self.items = items
    elements.removeAll { !$0.element.isAlive }
    built = []
    kept = []
    cells = nil
    measures.sizesChanged()
    setNeedsLayout()
  }

  // MARK: Lines

  /// Finds the tracks for a room across, and the length of the first line of cells as an estimate for the others.
  private func prepare(_ room: CGFloat?) -> LazyGridCells {
    if let cells, preparedFor == .some(room) { return completed(cells, room) }
    let before = (extents, lines: self.cells?.lineCount)
    if preparedFor != .some(room) {
      tracks = GridTracks(gridItems, room: room)
      _ = measures.turn(to: room)
      built = []
      kept = []
      preparedFor = .some(room)
    }
    let outer = isBuilding
    isBuilding = true
    defer { isBuilding = outer }
    let cells = LazyGridCells(items, tracks: tracks.tracks.count)
    self.cells = cells
    findPins()
    measures.extents.reset(count: cells.lineCount, spacing: spacing ?? ViewSpacing.standard)
    if extents.estimate == nil {
      // A header is no measure for lines of cells.
      var first = 0
      while first + 1 < cells.lineCount, cells.line(first).isWhole { first += 1 }
      if first < cells.lineCount {
        let line = line(first, cells)
        let length = length(line, room)
        if line.isComplete, before.lines == cells.lineCount, before.0.estimate != nil,
          abs(before.0.length(first) - length) < 1e-6
        {
          // As long as at another width: so are the others, until they are measured.
          measures.extents = before.0
        } else {
          _ = measure(line, room)
        }
      }
    }
    return completed(cells, room)
  }

  /// Measures every line where no scroll view says what is in sight.
  private func completed(_ cells: LazyGridCells, _ room: CGFloat?) -> LazyGridCells {
    guard !measures.isComplete, scrollView(along: axis) == nil else { return cells }
    measures.isComplete = true
    let outer = isBuilding
    isBuilding = true
    defer { isBuilding = outer }
    for index in 0..<min(cells.lineCount, LazyGridLayout.mostWithoutScrollView) {
      _ = measure(line(index, cells), room)
    }
    return cells
  }

  /// The line at an index, its views made where they are not.
  private func line(_ index: Int, _ cells: LazyGridCells) -> Line {
    if let known = built.first(where: { $0.line == index }) { return known }
    let (list, isWhole) = cells.line(index)
    var isComplete = true
    let nodes = list.map { cell -> LayoutNode? in
      switch cell {
      case .layout(let layout): return layout
      case .element(let source, let position):
        guard let element = source.element(at: position) else {
          isComplete = false
          return nil
        }
        elements.append((index, element))
        return element.layouts.first { !$0.isGhost }
      }
    }
    let result: Line = (index, nodes, isWhole, isComplete)
    built.append(result)
    adopt()
    return result
  }

  private func adopt() {
    let lines = built + kept.filter { line in !built.contains { $0.line == line.line } }
    setChildren(lines.flatMap { $0.cells.compactMap { $0 } })
  }

  private func findPins() {
    pins.adopt(cells?.sectionParts ?? [], pinnedViews) { [weak self] in self?.shift(of: $0) ?? .zero }
  }

  /// How far a header or footer is shown from its place.
  private func shift(of place: SectionPlace) -> CGVector {
    guard let scrollView, place.section.upperBound < extents.count else { return .zero }
    let (start, end) = visiblePart
    let insets = scrollView.pinInsets
    let low = start + (axis == .vertical ? insets.top : insets.leading)
    let high = end - (axis == .vertical ? insets.bottom : insets.trailing)
    let displacement = place.shift(in: low...max(low, high), extents)
    if axis == .vertical { return CGVector(dx: 0, dy: displacement) }
    return CGVector(dx: isRightToLeft ? -displacement : displacement, dy: 0)
  }

  private func offer(_ track: Int, _ isWhole: Bool, _ room: CGFloat?) -> ProposedViewSize {
    let across = isWhole ? room : tracks.tracks[track].length
    return axis == .vertical
      ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
  }

  private func length(_ line: Line, _ room: CGFloat?) -> CGFloat {
    line.cells.enumerated().compactMap { $1?.sizeThatFits(offer($0, line.isWhole, room))[axis] }.max() ?? 0
  }

  /// Notes how long a line is, if that can be said at present.
  ///
  /// - Returns: whether that differs from what was assumed.
  private func measure(_ line: Line, _ room: CGFloat?) -> Bool {
    line.isComplete && measures.extents.measure(line.line, length(line, room))
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    _ = prepare(proposal[axis.other].flatMap { $0.isFinite ? $0 : nil })
    return CGSize(axis, along: extents.total, across: proposal[axis.other] ?? tracks.length)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    findScrollView()
    _ = prepare(size[axis.other])
    holdTop()
    fill()
  }

  private func findScrollView() {
    guard let view = scrollView(along: axis), scrollView !== view else { return }
    scrollView = view
    view.observe(self)
  }

  override func sizesForgotten() { measures.sizesChanged() }

  /// The part of the grid that is in sight, along the axis, from where the lines begin.
  private var visiblePart: (low: CGFloat, high: CGFloat) {
    guard let scrollView, let content = scrollView.children.first else {
      return (0, max(0, size[axis], extents.total))
    }
    let origin = transform(to: content, .model).apply(.zero) ?? .zero
    let rect = scrollView.visibleRect
    let low = rect.origin[axis] - origin[axis]
    // Before it was placed for the first time a scroll view is as large as the window.
    let length = rect.size[axis] > 0 ? rect.size[axis] : tree.rootLayout?.size[axis] ?? 0
    guard axis == .horizontal && isRightToLeft else { return (low, low + length) }
    return (size.width - low - length, size.width - low)
  }

  /// Makes and places what is to be seen; frees what is far away.
  private func fill() {
    // What lies before the first line in sight may prove to be longer or shorter: then other lines are in sight.
    for _ in 0..<4 { if fillOnce() { break } }
    top = presentTop
    guard lengthChanged else { return }
    lengthChanged = false
    // The whole is longer or shorter than was said: those above lay out again, in the same frame.
    tree.afterLayout { [weak self] in self?.setNeedsLayout() }
  }

  /// - Returns: whether the first line in sight is where it was thought to be; else it was followed.
  private func fillOnce() -> Bool {
    let room = size[axis.other]
    let cells = prepare(room)
    let first = firstLine
    let start = extents.start(first)
    let (low, high) = visiblePart
    let ahead = (high - low) * LazyGridLayout.margin
    isBuilding = true
    var next: [Line] = []
    var index = extents.index(at: low - ahead)
    let most = scrollView == nil ? LazyGridLayout.mostWithoutScrollView : .max
    while index < cells.lineCount, next.count < most, extents.start(index) <= high + ahead {
      let line = line(index, cells)
      next.append(line)
      if measure(line, room) { lengthChanged = true }
      index += 1
    }
    built = next
    kept = pins.list.filter { pin in !next.contains { $0.line == pin.index } }
      .map { ($0.index, [$0.layout], true, true) }
    release(cells)
    adopt()
    for line in kept where measure(line, room) { lengthChanged = true }
    for line in built + kept { place(line, room) }
    isBuilding = false
    return !followsLine(first, from: start)
  }

  private func place(_ line: Line, _ room: CGFloat) {
    let own = ViewDimensions(size: CGSize(axis, along: 0, across: room)) { _ in nil }
    let all = ViewDimensions(size: CGSize(axis, along: 0, across: tracks.length)) { _ in nil }
    let guide = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    let shift = own[guide] - all[guide]
    let length = extents.length(line.line)
    for (i, cell) in line.cells.enumerated() {
      guard let cell else { continue }
      let offer = offer(i, line.isWhole, room)
      let d = cell.dimensions(offer)
      let track = line.isWhole ? nil : tracks.tracks[i]
      let box = ViewDimensions(size: CGSize(axis, along: length, across: track?.length ?? room)) { _ in nil }
      let how = track?.alignment ?? alignment
      let start = CGSize(axis, along: extents.start(line.line), across: track.map { $0.start + shift } ?? 0)
      cell.place(
        at: CGPoint(
          x: start.width + box[how.horizontal] - d[how.horizontal],
          y: start.height + box[how.vertical] - d[how.vertical]), proposal: offer)
    }
  }

  override var stopsInvalidation: Bool { isBuilding }

  /// Lets sources free the elements that are not shown.
  private func release(_ cells: LazyGridCells) {
    let keep = Set(built.map(\.line))
    elements.removeAll { !$0.element.isAlive }
    guard elements.contains(where: { !keep.contains($0.line) }) else { return }
    elements.removeAll { !keep.contains($0.line) }
    let alive = Set(elements.map { ObjectIdentifier($0.element) })
    for source in cells.sources { source.release(except: alive) }
  }

  // MARK: Scrolling

  func laidOut(_ scrollView: ScrollLayout) { scrolled(scrollView) }

  func scrolled(_ scrollView: ScrollLayout) {
    guard isPlaced, !needsLayout, !isBuilding, cells != nil else { return }
    top = presentTop
    let (low, high) = visiblePart
    guard let first = built.first?.line, let last = built.last?.line else { return fill() }
    let reach = (high - low) * LazyGridLayout.margin / 2
    if extents.index(at: max(0, low - reach)) < first || extents.index(at: high + reach) > last { fill() }
  }

  override var dumpEntry: DumpEntry { DumpEntry(axis == .vertical ? "LazyVGrid" : "LazyHGrid") }
}
