import Foundation
import Graphics

/// What a list remembers of its views, so that those that leave are painted as they were: in which order they lay, to
/// which section they belonged, and the shape of their part of the section's card.
@MainActor struct LeavingRows {
  /// A row as it was laid out last.
  struct Row {
    /// The key of its section, see `ListSections.Section.key`.
    let section: UInt32
    let corners: RectangleCornerRadii
  }

  /// A view that leaves.
  struct Entry {
    /// The views that lay before it, the nearest first.
    let before: [UInt32]
    /// nil: it is no row.
    let row: Row?
    /// The line that separated it from the row before it.
    let separatorAbove: ListLayout.Separator?
  }

  /// The serial numbers of the views that were there last, in their order.
  private var order: [UInt32] = []
  private var rows: [UInt32: Row] = [:]
  private(set) var entries: [UInt32: Entry] = [:]

  /// Notes the views of a list that was just laid out.
  ///
  /// - Parameters:
  ///   - views: those that are there, in their order, with what is to be kept of rows.
  ///   - leaving: those that leave.
  ///   - separator: the line below a view, as it was painted last.
  mutating func update(
    _ views: [(serial: UInt32, row: Row?)], leaving: [UInt32], separator: (UInt32) -> ListLayout.Separator?
  ) {
    if !entries.isEmpty {
      let present = Set(leaving)
      entries = entries.filter { present.contains($0.key) }
    }
    for serial in leaving where entries[serial] == nil {
      guard let index = order.firstIndex(of: serial) else { continue }
      let before = Array(order[..<index].reversed())
      entries[serial] = Entry(
        before: before, row: rows[serial], separatorAbove: before.first.flatMap(separator))
    }
    order = views.map(\.serial)
    rows = [:]
    for view in views { if let row = view.row { rows[view.serial] = row } }
  }
}

extension ListLayout {
  /// Notes what is there, for what leaves later.
  func noteRows() {
    let ghosts = children.filter(\.isGhost)
    let (views, lines) = (children, separators)
    leaving.update(
      built.map { index, layout in
        (
          layout.serial,
          sections.isRow(index)
            ? LeavingRows.Row(section: sections.key(ofRow: index), corners: corners(index)) : nil
        )
      },
      leaving: ghosts.map(\.serial),
      // Only asked for a view that begins to leave.
      separator: { serial in views.first { $0.serial == serial }.flatMap { lines[ObjectIdentifier($0)] } })
  }

  /// The edges between which a view that comes or goes is shown: where those before and after it are shown at present,
  /// but for others that come. nil: nothing limits it.
  private func limits(after position: Int?, before next: Int) -> ClosedRange<CGFloat> {
    let low = position.map { shownEnd(built[$0]) } ?? -.greatestFiniteMagnitude
    let following = built[min(next, built.count)...].first { $0.layout.rowOpacity >= 1 }
    let high = following.map(shownStart) ?? .greatestFiniteMagnitude
    return low...max(low, high)
  }

  /// The edges between which a view is shown that comes; nil: it does not.
  func limits(ofComing layout: LayoutNode) -> ClosedRange<CGFloat>? {
    guard layout.rowOpacity < 1, let position = built.firstIndex(where: { $0.layout === layout }) else {
      return nil
    }
    return limits(
      after: built[..<position].lastIndex { $0.layout.rowOpacity >= 1 }, before: position + 1)
  }

  /// The edges between which a view is shown that leaves; nil: nothing is known of its place.
  private func limits(ofLeaving layout: LayoutNode) -> ClosedRange<CGFloat>? {
    guard let entry = leaving.entries[layout.serial] else { return nil }
    var positions: [UInt32: Int] = [:]
    for (position, view) in built.enumerated() { positions[view.layout.serial] = position }
    guard let position = entry.before.lazy.compactMap({ positions[$0] }).first else { return nil }
    return limits(after: position, before: position + 1)
  }

  /// Where a view of the list is shown, with its insets.
  private func shownStart(_ view: (index: Int, layout: LayoutNode)) -> CGFloat {
    extents.start(view.index) + shift(view.index, view.layout)
  }

  private func shownEnd(_ view: (index: Int, layout: LayoutNode)) -> CGFloat {
    shownStart(view) + extents.length(view.index)
  }

  /// Where what lies before an item is shown to end.
  func shownStart(ofItem index: Int) -> CGFloat {
    guard let before = built.last(where: { $0.index < index && $0.layout.rowOpacity >= 1 }),
      built.contains(where: { $0.index == index - 1 })
    else { return extents.start(index) }
    return before.index == index - 1
      ? shownEnd(before)
      : max(shownEnd(before), built.first { $0.index == index - 1 }.map(shownEnd) ?? 0)
  }

  /// Where what lies after an item is shown to begin.
  func shownEnd(ofItem index: Int) -> CGFloat {
    let end = extents.start(index) + extents.length(index)
    guard let next = built.first(where: { $0.index == index + 1 }) else { return end }
    guard next.layout.rowOpacity < 1 else { return shownStart(next) }
    let present = built.first { $0.index > index && $0.layout.rowOpacity >= 1 }
    return min(shownStart(next), present.map(shownStart) ?? .greatestFiniteMagnitude)
  }

  /// Clips what comes or goes at the edges of the views round it.
  private func clip(_ state: ComposeState, to limits: ClosedRange<CGFloat>?, _ own: CGRect) -> ComposeState {
    guard let limits, limits.lowerBound > own.minY + 0.01 || limits.upperBound < own.maxY - 0.01 else {
      return state
    }
    let (top, bottom) = (max(limits.lowerBound, own.minY), min(limits.upperBound, own.maxY))
    let shown = CGRect(x: 0, y: top, width: state.size.width, height: max(0, bottom - top))
    var inner = state
    inner.clips.append(
      DisplayClip(path: Path(shown), transform: state.transform, style: FillStyle(antialiased: false)))
    return inner
  }

  /// The state in which a row is composed that comes.
  func clipComing(_ index: Int, _ layout: LayoutNode, _ state: ComposeState) -> ComposeState {
    guard let limits = limits(ofComing: layout) else { return state }
    let start = extents.start(index) + shift(index, layout)
    return clip(
      state, to: limits,
      CGRect(x: 0, y: start, width: state.size.width, height: extents.length(index)))
  }

  /// Paints the views that leave: as they were, between those that were round them. What is left of a section that has
  /// gone keeps its card.
  func composeLeaving(_ composer: Composer, _ state: ComposeState) {
    for child in children where child.isGhost {
      let shift = child.shownFrame.minY - child.position.y
      let rect = rowRects[ObjectIdentifier(child)]?.offsetBy(dx: 0, dy: shift)
      let limits = limits(ofLeaving: child)
      var inner = clip(state, to: limits, rect ?? child.shownFrame)
      guard let rect, let entry = leaving.entries[child.serial], let row = entry.row, child.isPlaced else {
        composeChild(child, composer, inner, inner.transform)
        continue
      }
      let path = Path(roundedRect: rect, cornerRadii: row.corners)
      if metrics.hasCards {
        let card = look.rowSpacing > 0 ? nil : sections.list.first { $0.key == row.section }.flatMap(cardRect)
        if card == nil, child.trait(ObjectIdentifier(ListRowBackgroundTrait.self)) as? Bool != true {
          composer.add(
            .fill(path, .color(look.card.opacity(child.rowOpacity)), FillStyle()),
            displayID(series: Series.leavingCards, Int(child.serial)), inner)
        }
        if metrics.cardRadius > 0 {
          let ground = card.map { Path(roundedRect: $0, cornerRadius: metrics.cardRadius) } ?? path
          inner.clips.append(DisplayClip(path: ground, transform: state.transform, style: FillStyle()))
        }
      }
      composeChild(child, composer, inner, inner.transform)
      composeLeavingLines(child, rect, entry, composer, inner)
    }
  }

  /// The line below a row that leaves, and the one above where the row before it has none any more.
  private func composeLeavingLines(
    _ row: LayoutNode, _ rect: CGRect, _ entry: LeavingRows.Entry, _ composer: Composer, _ state: ComposeState
  ) {
    guard look.rowSpacing == 0, metrics.hasLines else { return }
    if let separator = separators[ObjectIdentifier(row)] {
      let id = displayID(series: Series.leavingSeparators, 2 * Int(row.serial))
      compose(separator, rect.maxY, opacity: row.rowOpacity, id, composer, state)
    }
    if let above = entry.separatorAbove, let serial = entry.before.first,
      let before = built.first(where: { $0.layout.serial == serial }),
      separators[ObjectIdentifier(before.layout)] == nil
    {
      let id = displayID(series: Series.leavingSeparators, 2 * Int(row.serial) + 1)
      compose(above, rect.minY, opacity: row.rowOpacity, id, composer, state)
    }
  }
}

extension LayoutNode {
  /// How opaque a row is that comes or goes: its views fade, or what they wrap.
  var rowOpacity: Double {
    var (node, opacity) = (self, fadeOpacity)
    while let unary = node as? UnaryLayout {
      node = unary.child
      opacity *= node.fadeOpacity
    }
    return opacity
  }
}
