import Foundation
import Graphics

/// The lines of a list.
extension ListLayout {
  /// The kinds of display items that a list paints itself, any number of each.
  enum Series {
    /// Behind rows that are pressed or hovered.
    static let grounds: UInt8 = 1
    /// Of single rows.
    static let cards: UInt8 = 2
    static let sectionCards: UInt8 = 3
    static let sectionLines: UInt8 = 4
    /// Behind headers that are pinned.
    static let headers: UInt8 = 5
    static let separators: UInt8 = 6
    /// The card of the row that is dragged, and its shadow.
    static let drawnRow: UInt8 = 7
    /// Of rows that leave.
    static let leavingSeparators: UInt8 = 8
    /// The circles of rows that are selected by touches, and their fades.
    static let marks: UInt8 = 9
    static let markFades: UInt8 = 10
    static let leavingMarks: UInt8 = 11
    static let leavingMarkFades: UInt8 = 12
    static let leavingCards: UInt8 = 13
  }

  /// The line below a row.
  struct Separator {
    /// From the list's left edge.
    let x: CGFloat
    let width: CGFloat
    let color: RGBA
  }

  func visibility<Key>(_ layout: LayoutNode, _ key: Key.Type) -> Visibility? {
    layout.trait(ObjectIdentifier(key)) as? Visibility
  }

  func tint<Key>(_ layout: LayoutNode, _ key: Key.Type) -> Color? {
    layout.trait(ObjectIdentifier(key)) as? Color
  }

  /// The lines above the first and below the last row of a section, at two places, except those that are hidden.
  func composeSectionLines(
    _ number: Int, _ section: ListSections.Section, _ places: [CGFloat], _ composer: Composer,
    _ state: ComposeState
  ) {
    for (side, y) in places.enumerated() {
      guard let color = sectionLine(section, isTop: side == 0, usual: .visible) else { continue }
      composeSectionLine(number, side, y, color, composer, state)
    }
  }

  /// The lines below rows. They appear and disappear with their rows.
  func composeSeparators(_ composer: Composer, _ state: ComposeState) {
    guard look.rowSpacing == 0, metrics.hasLines else { return }
    var present: [ObjectIdentifier: Separator] = [:]
    for (index, layout) in built + departing where index != rowMotion?.index {
      guard let separator = separator(index, layout, in: state.size.width) else { continue }
      present[ObjectIdentifier(layout)] = separator
      let y = extents.start(index) + extents.length(index) + shift(index, layout)
      compose(
        separator, y, opacity: min(layout.rowOpacity, opacity(below: index)),
        displayID(series: Series.separators, index), composer, state)
    }
    for child in children where child.isGhost {
      let key = ObjectIdentifier(child)
      if let separator = separators[key] { present[key] = separator }
    }
    separators = present
  }

  /// How opaque the line below a row is for what follows: as that, where the row was the last one until that came.
  private func opacity(below index: Int) -> Double {
    guard let below = built.first(where: { $0.index == index + 1 })?.layout, below.rowOpacity < 1,
      let rows = sections.list.first(where: { $0.rows?.contains(index) == true })?.rows,
      !built.contains(where: { $0.index > index && rows.contains($0.index) && $0.layout.rowOpacity >= 1 })
    else { return 1 }
    return below.rowOpacity
  }

  func compose(
    _ separator: Separator, _ y: CGFloat, opacity: Double, _ id: DisplayID, _ composer: Composer,
    _ state: ComposeState
  ) {
    let rect = CGRect(x: separator.x, y: y - look.pixel, width: separator.width, height: look.pixel)
    let color = opacity < 1 ? separator.color.opacity(opacity) : separator.color
    composeRect(rect, color, id, composer, state)
  }

  /// The line below a row; nil: there is none.
  private func separator(_ index: Int, _ layout: LayoutNode, in width: CGFloat) -> Separator? {
    guard sections.isRow(index), !sections.isLastRow(index), index < lineCount - 1,
      visibility(layout, ListRowSeparatorBottomTrait.self) != .hidden
    else { return nil }
    let below = built.first { $0.index == index + 1 }?.layout
    if let below, visibility(below, ListRowSeparatorTrait.self) == .hidden { return nil }
    let tint =
      tint(layout, ListRowSeparatorBottomTintTrait.self)
      ?? below.flatMap { self.tint($0, ListRowSeparatorTintTrait.self) }
    let color = tint?.rgba(in: environment) ?? look.separator
    guard color.alpha > 0 else { return nil }
    let leading =
      separatorGuide(layout, .listRowSeparatorLeading) ?? separatorInset(layout, in: width)
    let end =
      separatorGuide(layout, .listRowSeparatorTrailing) ?? width - metrics.cardMargin(in: width)
    return Separator(
      x: isRightToLeft ? width - end : leading, width: max(0, end - leading), color: color)
  }

  /// A separator begins where the row's first text does. Texts inside controls, such as segments, and what scrolls in a
  /// row do not count.
  private func separatorInset(_ layout: LayoutNode, in width: CGFloat) -> CGFloat {
    func firstText(_ node: LayoutNode) -> LayoutNode? {
      if node is TextLeaf { return node }
      if node is ControlLeaf || node is ScrollLayout { return nil }
      for child in node.children { if let found = firstText(child) { return found } }
      return nil
    }
    return firstText(layout).map(leadingEdge) ?? insets(layout, in: width).leading
  }

  /// The lines round sections of a plain list, where they are set to be visible.
  func composePlainSectionLines(_ composer: Composer, _ state: ComposeState) {
    guard look.kind == .plain else { return }
    for (number, section) in sections.list.enumerated() {
      guard let rows = section.rows else { continue }
      for (side, index) in [rows.lowerBound, rows.upperBound].enumerated() {
        guard built.contains(where: { $0.index == index }),
          let color = sectionLine(section, isTop: side == 0, usual: .hidden)
        else { continue }
        let start = extents.start(index)
        let y = side == 0 ? start : start + extents.length(index) - look.pixel
        composeSectionLine(number, side, y, color, composer, state)
      }
    }
  }

  private func composeSectionLine(
    _ number: Int, _ side: Int, _ y: CGFloat, _ color: RGBA, _ composer: Composer, _ state: ComposeState
  ) {
    composeRect(
      CGRect(x: 0, y: y, width: state.size.width, height: look.pixel), color,
      displayID(series: Series.sectionLines, number * 2 + side), composer, state)
  }

  /// A rectangle with sharp edges, whose lines lie on whole pixels.
  func composeRect(
    _ rect: CGRect, _ color: RGBA, _ id: DisplayID, _ composer: Composer, _ state: ComposeState
  ) {
    composer.add(
      .fill(Path(rect), .color(color), FillStyle(antialiased: false)), id, state)
  }

  /// How far a view is shown from the list's leading edge.
  func leadingEdge(_ layout: LayoutNode) -> CGFloat {
    let shown = CGRect(origin: .zero, size: layout.shownFrame.size)
    let frame = layout.transform(to: self, .presentation).boundingRect(of: shown)
    return isRightToLeft ? size.width - frame.maxX : frame.minX
  }

  /// Where a row's own guide begins or ends its separator, from the list's leading edge; nil: it has none.
  func separatorGuide(_ layout: LayoutNode, _ guide: HorizontalAlignment) -> CGFloat? {
    layout.explicitAlignment(guide.key, in: layout.size, proposal: layout.proposal).map {
      leadingEdge(layout) + $0
    }
  }

  /// The colour of a line that closes a section; nil: there is none.
  private func sectionLine(_ section: ListSections.Section, isTop: Bool, usual: Visibility) -> RGBA? {
    guard let rows = section.rows else { return nil }
    let index = isTop ? rows.lowerBound : rows.upperBound
    let row = built.first { $0.index == index }?.layout
    let wanted = row.flatMap {
      isTop
        ? visibility($0, ListSectionSeparatorTrait.self)
        : visibility($0, ListSectionSeparatorBottomTrait.self)
    }
    guard (wanted == .automatic ? nil : wanted) ?? usual == .visible else { return nil }
    let tint = row.flatMap {
      isTop
        ? self.tint($0, ListSectionSeparatorTintTrait.self)
        : self.tint($0, ListSectionSeparatorBottomTintTrait.self)
    }
    return tint?.rgba(in: environment) ?? look.separator
  }
}
