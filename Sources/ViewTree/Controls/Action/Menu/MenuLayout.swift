import Foundation
import Graphics

/// The rows of a menu.
struct MenuRows<Content: View>: ContainerView {
  let link: MenuLink
  let order: MenuOrder
  let isSubmenu: Bool
  let content: Content

  func makeLayout(_ context: NodeContext) -> MenuLayout {
    let layout = MenuLayout(context)
    updateLayout(layout, context)
    link.session.add(layout)
    return layout
  }

  func updateLayout(_ layout: MenuLayout, _ context: NodeContext) {
    layout.separator = Color(.separator).rgba(in: context.environment)
    layout.band = Color(.system(.quaternaryFill)).rgba(in: context.environment)
    layout.light = Color(.system(.tertiaryFill)).rgba(in: context.environment)
    layout.ink = Color(.label).rgba(in: context.environment)
    layout.pixel = context.environment.pixelLength
    layout.order = order
    layout.isSubmenu = isSubmenu
    layout.close = link.close
    context.tree.requestCompose()
  }
}

/// The layout of the rows of a menu: full width, with lines between them and bands between groups.
///
/// It handles keys and pointers for all of its rows, so that the highlight can move from one row to another.
@MainActor final class MenuLayout: LayoutNode, KeyResponder, PointerResponder {
  /// Measures of iOS, in points.
  private enum Measure {
    /// The least height of a row, and what is free above and below its words.
    static let row: CGFloat = 44
    static let padding: CGFloat = 11
    static let band: CGFloat = 8
    static let header: CGFloat = 32
    static let inset: CGFloat = 16
    /// The margin beside a row that shares its line.
    static let sharedInset: CGFloat = 6
    /// Where words begin if some row carries a mark, and the mark's side.
    static let markedInset: CGFloat = 40
    static let mark: CGFloat = 16
  }

  var separator = RGBA.clear
  var band = RGBA.clear
  /// Behind the row that is pressed, or that the keys have gone to.
  var light = RGBA.clear
  var ink = RGBA.black
  var pixel: CGFloat = 1
  var order = MenuOrder.fixed
  /// Whether it lies over the menu to which it belongs.
  var isSubmenu = false
  var close: @MainActor () -> Void = {}
  private(set) lazy var member = MenuMember(self)
  private weak var highlighted: MenuRowLayout?
  private var rows: [Row] = []

  private struct Row {
    let layout: LayoutNode
    /// In the menu's points, from the left.
    var rect: CGRect
    /// Whether a band lies above it; otherwise a line, but above the first.
    var beginsGroup: Bool
    /// Which row of its line it is, and of how many.
    var place = (number: 0, count: 1)

    var isShared: Bool { place.count > 1 }
  }

  /// Whether it has not begun to leave.
  var isShown: Bool {
    var node: LayoutNode? = self
    while let present = node {
      if present.isGhost { return false }
      if present === tree.rootLayout { return true }
      node = present.parent
    }
    return false
  }

  // MARK: Layout

  private func edge(_ child: LayoutNode) -> Bool {
    child is DividerLayout || child.trait(ObjectIdentifier(ListEdgeTrait.self)) != nil
  }

  private var leading: CGFloat {
    participants.contains {
      $0.menuRow?.isOn == true && $0.trait(ObjectIdentifier(MenuGroup.Trait.self)) == nil
    } ? Measure.markedInset : Measure.inset
  }

  /// Finds the rows and their places in a menu of a width.
  private func arrange(_ width: CGFloat?) -> (rows: [Row], size: CGSize) {
    var list: [Row] = []
    var (y, widest): (CGFloat, CGFloat) = (0, 0)
    let lines = MenuLine.lines(participants.filter { edge($0) || hasHeight($0, width) }, isEdge: edge)
    for line in isReversed ? MenuLine.reversed(lines) : lines {
      let count = line.rows.count
      let insets = count > 1 ? 2 * Measure.sharedInset : leading + Measure.inset
      let part = width.map { $0 / CGFloat(count) }
      let offer = ProposedViewSize(width: part.map { max(0, $0 - insets) }, height: nil)
      let sizes = line.rows.map { $0.sizeThatFits(offer) }
      widest = max(widest, CGFloat(count) * ((sizes.map(\.width).max() ?? 0) + insets))
      let isText = count == 1 && line.rows[0].menuRow == nil && line.rows[0].sectionPart != nil
      let height = max(
        isText ? Measure.header : Measure.row, (sizes.map(\.height).max() ?? 0) + 2 * Measure.padding)
      if line.beginsGroup { y += Measure.band }
      for (number, row) in line.rows.enumerated() {
        let x = CGFloat(isRightToLeft ? count - 1 - number : number) * (part ?? 0)
        list.append(
          Row(
            layout: row, rect: CGRect(x: x, y: y, width: part ?? 0, height: height),
            beginsGroup: line.beginsGroup, place: (number, count)))
      }
      y += height
    }
    return (list, CGSize(width: width ?? widest, height: y))
  }

  /// Whether a view has a row at all.
  private func hasHeight(_ child: LayoutNode, _ width: CGFloat?) -> Bool {
    let offer = ProposedViewSize(
      width: width.map { max(0, $0 - leading - Measure.inset) }, height: nil)
    return child.sizeThatFits(offer).height > 0
  }

  /// Whether the first row lies at the bottom, next to a button below.
  private var isReversed: Bool {
    guard order != .fixed, !participants.contains(where: { $0.sectionPart != nil }) else { return false }
    return firstAbove { $0 as? AnchoredLayout }?.usedSide == .top
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal.width).size }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    rows = arrange(size.width).rows
    let leading = leading
    for row in rows {
      guard !row.isShared else {
        let x = row.rect.width * (CGFloat(row.place.number) + 0.5)
        row.layout.place(
          at: CGPoint(x: x, y: row.rect.midY), anchor: .center,
          proposal: ProposedViewSize(
            width: max(0, row.rect.width - 2 * Measure.sharedInset), height: nil))
        continue
      }
      row.layout.place(
        at: CGPoint(x: leading, y: row.rect.midY), anchor: .leading,
        proposal: ProposedViewSize(
          width: max(0, size.width - leading - Measure.inset), height: nil))
    }
  }

  /// The whole of a row, in the window.
  func globalFrame(of row: MenuRowLayout) -> CGRect? {
    rows.first { $0.layout.menuRow === row }.map { transform(to: nil, .model).boundingRect(of: $0.rect) }
  }

  // MARK: Choosing

  private var choices: [MenuRowLayout] { rows.compactMap(\.layout.menuRow).filter(\.isEnabled) }

  private func highlight(_ row: MenuRowLayout?) {
    guard row !== highlighted else { return }
    highlighted = row
    tree.requestCompose()
  }

  /// The row at a place in the window that can be chosen.
  func row(at point: CGPoint) -> MenuRowLayout? {
    // Rows that are scrolled out of the card are not there.
    var node: LayoutNode? = parent
    while let present = node, !(present is AnchoredLayout) {
      if present is ScrollLayout, !present.globalFrame(.presentation).contains(point) { return nil }
      node = present.parent
    }
    let place = localPoint(point, in: .local, .presentation)
    let row = rows.first { $0.rect.contains(place) }?.layout.menuRow
    return row?.isEnabled == true ? row : nil
  }

  func highlight(at point: CGPoint?) { highlight(point.flatMap(row)) }

  func activate(at point: CGPoint) {
    let row = row(at: point)
    highlight(nil)
    row?.action()
  }

  override var pointerResponder: (any PointerResponder)? { self }
  var gestureMembers: [GestureMember] { [member] }
  override func hitsSelf(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
  override var keyResponder: (any KeyResponder)? { self }
  var canFocus: Bool { true }
  var hearsAllKeys: Bool { true }

  /// A menu that was opened by a key begins at its first row.
  func focusChanged(_ focused: Bool) {
    if focused, tree.focus.isShown, highlighted == nil { highlight(choices.first) }
  }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty || event.key == .tab else { return false }
    let isActive = event.phase != .up
    switch event.key {
    case .downArrow: if isActive { step(1) }
    case .upArrow: if isActive { step(-1) }
    case .home: if isActive { go(to: choices.first) }
    case .end: if isActive { go(to: choices.last) }
    case .leftArrow, .rightArrow:
      let isForward = (event.key == .rightArrow) != isRightToLeft
      guard event.phase == .down else { break }
      let place = rows.first { $0.layout.menuRow === highlighted }?.place
      if let place, place.count > 1 {
        let next = place.number + (isForward ? 1 : -1)
        if (0..<place.count).contains(next) { step(isForward ? 1 : -1) }
        break
      }
      if isForward, let highlighted, highlighted.isSubmenu { highlighted.action() }
      if !isForward, isSubmenu { close() }
    case .return, .space:
      guard event.phase == .up, let row = highlighted else { break }
      highlight(nil)
      row.action()
    case .escape: if event.phase == .down { close() }
    // The keyboard stays in the menu.
    case .tab: if isActive { step(event.modifiers.contains(.shift) ? -1 : 1) }
    default: return false
    }
    return true
  }

  private func step(_ direction: Int) {
    let all = choices
    guard !all.isEmpty else { return }
    let present = all.firstIndex { $0 === highlighted }
    let next = present.map { ($0 + direction + all.count) % all.count } ?? (direction > 0 ? 0 : all.count - 1)
    go(to: all[next])
  }

  private func go(to row: MenuRowLayout?) {
    highlight(row)
    if let rect = rows.first(where: { $0.layout.menuRow === row })?.rect { tree.focus.reveal(self, rect) }
  }

  // MARK: Painting

  override func compose(_ composer: Composer, _ state: ComposeState) {
    for (index, row) in rows.enumerated() {
      let part = UInt32(index) * 4 + 1
      let width = state.size.width
      func fill(_ rect: CGRect, _ color: RGBA, _ part: UInt32) {
        composer.add(
          .fill(Path(rect), .color(color), FillStyle(antialiased: false)), displayID(part), state)
      }
      func fill(_ y: CGFloat, _ height: CGFloat, _ color: RGBA, _ part: UInt32) {
        fill(CGRect(x: 0, y: y, width: width, height: height), color, part)
      }
      let isOn = row.layout.menuRow?.isOn == true
      if let item = row.layout.menuRow, item === highlighted || isOn && row.isShared {
        fill(row.rect, light, part)
      }
      if row.place.number > 0 {
        let x = isRightToLeft ? row.rect.maxX - pixel : row.rect.minX
        fill(CGRect(x: x, y: row.rect.minY, width: pixel, height: row.rect.height), separator, part + 1)
      } else if row.beginsGroup {
        fill(row.rect.minY - Measure.band, Measure.band, band, part + 1)
      } else if index > 0 {
        fill(row.rect.minY - pixel, pixel, separator, part + 1)
      }
      if isOn, !row.isShared { composeMark(row, part + 2, composer, state) }
      composeChild(row.layout, composer, state, state.transform)
    }
  }

  private func composeMark(_ row: Row, _ part: UInt32, _ composer: Composer, _ state: ComposeState) {
    guard let artwork = tree.services.images.symbol(named: "checkmark") else { return }
    let side = Measure.mark
    let inset = (Measure.markedInset - side) / 2
    let box = CGRect(
      x: isRightToLeft ? row.rect.width - inset - side : inset, y: row.rect.midY - side / 2, width: side,
      height: side)
    composer.add(
      .symbol(SymbolContent(artwork: artwork, rect: box, paint: .color(ink))), displayID(part), state)
  }

  override var dumpEntry: DumpEntry { DumpEntry("Menu") }
}
