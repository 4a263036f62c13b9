import Foundation
import Graphics

/// The layout of a list's rows: a lazy column that gives rows their insets, least height and separating lines, and
/// sections their cards, headers and footers.
@MainActor final class ListLayout: RowListLayout, PointerResponder, FocusRows {
  /// The insets of a row in a plain list, in points: those of iOS.
  static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  /// What the list looks like; a change of measures lays out again.
  struct Look: Equatable {
    var kind = _ListKind.plain
    var minRowHeight: CGFloat = 44
    var rowSpacing: CGFloat = 0
    /// The distance between sections; nil: that of the style.
    var sectionSpacing: CGFloat?
    /// The size of one pixel, in points: how thick separators are.
    var pixel: CGFloat = 1
    var separator = RGBA.clear
    /// The background of a row while it is pressed or selected.
    var pressed = RGBA.clear
    var card = RGBA.clear
    /// The background of a header that is pinned.
    var header = RGBA.clear
  }

  var look = Look() {
    didSet {
      guard look != oldValue else { return }
      setNeedsCompose()
      pinHeaders()
      let sameMeasures =
        look.kind == oldValue.kind && look.minRowHeight == oldValue.minRowHeight
        && look.rowSpacing == oldValue.rowSpacing && look.sectionSpacing == oldValue.sectionSpacing
      if !sameMeasures { forgetLengths() }
    }
  }
  var selection: ListSelection?
  var marks = RowMarks()
  /// The environment in which the rows' colours are resolved.
  var environment = EnvironmentValues()
  private(set) var sections = ListSections()
  /// What is painted of the rows that leave.
  var leaving = LeavingRows()
  /// The keys of rows that are elements of a `ForEach`, of those that are always there.
  private var elementKeys: [ObjectIdentifier: AnyHashable] = [:]
  private(set) lazy var member = ListRowMember(self)

  init(_ context: NodeContext) {
    super.init(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, context)
    pinHeaders()
  }

  /// In a plain list the header of the section in sight stays at the top.
  private func pinHeaders() { pinnedViews = metrics.pinsHeaders ? .sectionHeaders : [] }

  override var defaultSpacing: CGFloat { 0 }
  var metrics: ListMetrics { ListMetrics(kind: look.kind, sectionSpacing: look.sectionSpacing) }

  override func setItems(_ items: [LazyItem]) {
    sections = ListSections(items)
    elementKeys = [:]
    for case .layout(let layout, let key?) in items { elementKeys[ObjectIdentifier(layout)] = key }
    super.setItems(items)
  }

  /// The first rows give the estimate of a row's length.
  override var sampleLines: Range<Int> {
    let first = sections.list.first { $0.rows != nil }?.rows?.lowerBound ?? 0
    return first..<min(lineCount, first + 3 * viewsPerElement)
  }

  // MARK: Measures

  private func edge(_ layout: LayoutNode) -> ListEdge? {
    layout.trait(ObjectIdentifier(ListEdgeTrait.self)) as? ListEdge
  }

  /// The insets of an item's content in a list of this width.
  func insets(_ layout: LayoutNode, in width: CGFloat) -> EdgeInsets {
    if let part = layout.sectionPart { return metrics.textInsets(part, in: width) }
    let own = layout.trait(ObjectIdentifier(ListRowInsetsTrait.self)) as? EdgeInsets ?? ListLayout.rowInsets
    let margin = metrics.cardMargin(in: width)
    return EdgeInsets(
      top: own.top, leading: own.leading + margin + markIndent(layout), bottom: own.bottom,
      trailing: own.trailing + margin)
  }

  override func proposal(for layout: LayoutNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets(layout, in: $0).horizontal) }, height: nil)
  }

  override func itemLength(_ layout: LayoutNode, _ size: CGSize) -> CGFloat {
    if let edge = edge(layout) { return metrics.length(edge, sections.place(of: layout)) }
    // These do not depend on the list's width.
    let insets = insets(layout, in: 0).vertical
    if layout.sectionPart != nil { return size.height + insets }
    return max(look.minRowHeight, size.height + insets) + look.rowSpacing
  }

  override func placeItem(
    _ layout: LayoutNode, at start: CGFloat, length: CGFloat, across: CGFloat, _ offer: ProposedViewSize
  ) {
    let i = insets(layout, in: across)
    if layout.sectionPart != nil || edge(layout) != nil {
      return layout.place(at: CGPoint(x: i.leading, y: start + i.top), proposal: offer)
    }
    let height = length - look.rowSpacing
    let margin = metrics.cardMargin(in: across)
    rowRects[ObjectIdentifier(layout)] = CGRect(
      x: margin, y: start, width: max(0, across - 2 * margin), height: height)
    // Rows are proposed their full width; a narrower view lies at the leading edge.
    let room = height - i.vertical
    layout.place(
      at: CGPoint(x: i.leading, y: start + i.top + (room - layout.sizeThatFits(offer).height) / 2),
      proposal: offer)
  }

  /// The frame of each row, its insets included, in own points.
  private(set) var rowRects: [ObjectIdentifier: CGRect] = [:]
  /// The lines below the rows that are shown.
  var separators: [ObjectIdentifier: Separator] = [:]

  /// The row that a node lies in.
  private func row(of node: LayoutNode) -> LayoutNode? {
    var present = node
    while let parent = present.parent {
      if parent === self { return present }
      present = parent
    }
    return nil
  }

  /// The frame of the row that contains a node, with its insets, in own points.
  override func rowRect(of node: LayoutNode) -> CGRect? {
    row(of: node).flatMap { rowRects[ObjectIdentifier($0)] }
  }

  override func sharesRow(_ layout: LayoutNode) -> Bool {
    !(layout is SwipeRowLayout) && super.sharesRow(layout)
  }

  /// Whether its row holds a button and nothing else.
  override func fillsRow(_ button: PressModifierLayout.Wrapper) -> Bool {
    row(of: button).flatMap(self.button) === button
  }

  /// The button that a row holds and nothing else.
  private func button(_ layout: LayoutNode) -> PressModifierLayout.Wrapper? {
    var node = layout
    while true {
      if let button = node as? PressModifierLayout.Wrapper { return button }
      guard let next = node.children.first, node.children.count == 1 || node is SwipeRowLayout else {
        return nil
      }
      node = next
    }
  }

  // MARK: Touches

  /// The row that was swiped aside last.
  weak var openRow: SwipeRowLayout?
  private var hasOpenRow: Bool { openRow?.isOpen ?? false }
  private lazy var closer = OpenRowMember(self)

  override var pointerResponder: (any PointerResponder)? { self }
  var gestureMembers: [GestureMember] {
    (selection == nil ? [] : [member]) + (hasOpenRow ? [closer] : [])
  }
  override func hitsSelf(_ point: CGPoint) -> Bool {
    // Below the last row there are no rows, but a tap there closes the open one.
    hasOpenRow || selection != nil && CGRect(origin: .zero, size: size).contains(point)
  }

  /// The value by which a row is selected: the first that is of the selection's type of its tag and its key in an
  /// outline or in the list.
  func selectionValue(_ index: Int) -> AnyHashable? {
    built.first { $0.index == index }.flatMap { selectionValue(index, $0.layout) }
  }

  func selectionValue(_ index: Int, _ layout: LayoutNode) -> AnyHashable? {
    guard let selection, sections.isRow(index) else { return nil }
    if layout.trait(ObjectIdentifier(SelectionDisabledTrait.self)) as? Bool == true { return nil }
    let traits = [ObjectIdentifier(TagTrait.self), ObjectIdentifier(ElementKeyTrait.self)]
    let keys = [elementKeys[ObjectIdentifier(layout)], key(at: index)]
    let candidates = traits.lazy.map { layout.trait($0) as? AnyHashable } + keys
    return candidates.compactMap { $0 }.first(where: selection.accepts)
  }

  /// The row at a point.
  func row(at point: CGPoint) -> Int? {
    built.first { index, layout in
      guard let rect = rowRects[ObjectIdentifier(layout)] else { return false }
      return point.y >= rect.minY && point.y < rect.maxY && sections.isRow(index)
    }?.index
  }

  /// The row that is dragged by its handle, and what moves its element.
  var rowMotion: ListRowMotion?
  var rowMove: RowMove?

  override func advance(to time: TimeInterval) -> Bool {
    let moves = rowMotion?.settle(at: time) ?? false
    let marksMove = marks.settle(at: time)
    return super.advance(to: time) || moves || marksMove
  }

  override func detached() {
    marks.stop()
    super.detached()
  }

  /// The row that is pressed.
  var heldRow: Int? { didSet { if heldRow != oldValue { setNeedsCompose() } } }

  private func isLit(_ index: Int, _ layout: LayoutNode) -> Bool {
    if heldRow == index { return true }
    if layout.trait(ObjectIdentifier(ListRowPressedTrait.self)) as? Bool == true { return true }
    if button(layout)?.lightsRow == true { return true }
    guard let selection, let value = selectionValue(index, layout) else { return false }
    return selection.contains(value)
  }

  override func filled(_ visible: ClosedRange<CGFloat>, _ proposal: ProposedViewSize) {
    super.filled(visible, proposal)
    noteRows()
  }

  // MARK: Painting

  override func compose(_ composer: Composer, _ state: ComposeState) {
    composeCards(composer, state)
    for (index, layout) in departing { composeRow(index, layout, composer, state) }
    let pinned = metrics.pinsHeaders ? sections.list.compactMap(\.header?.layout) : []
    for (index, layout) in built
    where !pinned.contains(where: { $0 === layout }) && index != rowMotion?.index {
      composeRow(index, layout, composer, state)
    }
    composeSeparators(composer, state)
    composeLeaving(composer, state)
    composeLeavingMarks(composer, state)
    composePlainSectionLines(composer, state)
    for section in sections.list { composePinnedHeader(section, composer, state) }
    composeDrawnRow(composer, state)
  }

  /// The row that is dragged lies above the others, on a card of its own.
  private func composeDrawnRow(_ composer: Composer, _ state: ComposeState) {
    guard let rowMotion, let row = built.first(where: { $0.index == rowMotion.index }) else { return }
    let rect = (rowRects[ObjectIdentifier(row.layout)] ?? .zero)
      .offsetBy(dx: 0, dy: shift(row.index, row.layout))
    let fill = metrics.hasCards ? look.card : look.header
    composer.withEffects(
      [.shadow(color: RGBA.black.opacity(0.2), radius: 8, offset: CGSize(width: 0, height: 2))],
      displayID(series: Series.drawnRow, 0), state
    ) { inner in
      composer.add(
        .fill(Path(roundedRect: rect, cornerRadius: metrics.cardRadius), .color(fill), FillStyle()),
        displayID(series: Series.drawnRow, 1), inner)
    }
    let displacement = rowMotion.shift(row.index, at: tree.timers.now)
    composeChild(row.layout, composer, state, state.transform.translatedBy(x: 0, y: displacement))
    composeMark(row.index, row.layout, composer, state)
  }

  /// How far a row is shown from its place while it moves there.
  func shift(_ index: Int, _ layout: LayoutNode) -> CGFloat {
    layout.shownFrame.minY - layout.position.y + (rowMotion?.shift(index, at: tree.timers.now) ?? 0)
  }

  private func composeRow(
    _ index: Int, _ layout: LayoutNode, _ composer: Composer, _ state: ComposeState
  ) {
    let state = clipComing(index, layout, state)
    guard sections.isRow(index) else {
      return composeChild(layout, composer, state, state.transform, layer: .zero)
    }
    let displacement = rowMotion?.shift(index, at: tree.timers.now) ?? 0
    let transform = displacement == 0 ? state.transform : state.transform.translatedBy(x: 0, y: displacement)
    let motion = CGVector(dx: 0, dy: displacement)
    if isLit(index, layout) {
      composer.add(
        .fill(rowPath(index, layout), .color(look.pressed), FillStyle()),
        displayID(series: Series.grounds, index), state)
    } else if let button = button(layout), button.isHovered {
      let color = PressModifierLayout.hoverColor(button.isDark, isOnCard: metrics.hasCards)
      composer.add(
        .fill(rowPath(index, layout), .color(color), FillStyle()),
        displayID(series: Series.grounds, index), state)
    }
    guard metrics.cardRadius > 0 else {
      composeChild(layout, composer, state, transform, layer: motion)
      return composeMark(index, layout, composer, state)
    }
    // Backgrounds of rows, and rows that are swiped aside, end at the card's edges.
    var inner = state
    let isRound = corners(index) != RectangleCornerRadii()
    inner.clips.append(
      DisplayClip(
        path: rowPath(index, layout), transform: state.transform, style: FillStyle(antialiased: isRound)))
    composeChild(layout, composer, inner, transform, layer: motion)
    composeMark(index, layout, composer, inner)
  }

  /// A header of a plain list lies above the rows, on a background of its own where it is not at its place.
  private func composePinnedHeader(
    _ section: ListSections.Section, _ composer: Composer, _ state: ComposeState
  ) {
    guard metrics.pinsHeaders, let header = section.header, header.layout.isPlaced else { return }
    tree.composeDependsOnPlace = true
    let displacement = header.layout.pinnable?.shift?().dy ?? 0
    let y = extents.start(header.index) + displacement
    let length = extents.length(header.index)
    if let top = visibleStart, y + length <= top - 1 { return }
    if displacement > 0 {
      let ground = CGRect(x: 0, y: y, width: state.size.width, height: length)
      composeRect(ground, look.header, displayID(series: Series.headers, header.index), composer, state)
    }
    composeChild(header.layout, composer, state, state.transform)
  }

  override var dumpEntry: DumpEntry { DumpEntry("List") }
}
