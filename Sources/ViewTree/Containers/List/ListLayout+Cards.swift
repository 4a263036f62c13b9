import Foundation
import Graphics

/// The cards of a list's sections.
extension ListLayout {
  /// The corners of a row's card, where it is the first or last of its section.
  func corners(_ index: Int) -> RectangleCornerRadii {
    let radius = metrics.cardRadius
    guard radius > 0 else { return RectangleCornerRadii() }
    let isAlone = look.rowSpacing > 0 || !metrics.hasCards
    let first = isAlone || sections.isFirstRow(index)
    let last = isAlone || sections.isLastRow(index)
    return RectangleCornerRadii(
      topLeading: first ? radius : 0, bottomLeading: last ? radius : 0, bottomTrailing: last ? radius : 0,
      topTrailing: first ? radius : 0)
  }

  func rowPath(_ index: Int, _ layout: LayoutNode) -> Path {
    let rect = (rowRects[ObjectIdentifier(layout)] ?? .zero).offsetBy(dx: 0, dy: shift(index, layout))
    let corners = corners(index)
    return corners == RectangleCornerRadii() ? Path(rect) : Path(roundedRect: rect, cornerRadii: corners)
  }

  /// Where rows of a section have a background in place of the card: the upper and lower ends, of rows that follow each
  /// other together.
  private func ownGrounds(of rows: ClosedRange<Int>) -> [ClosedRange<CGFloat>] {
    var ends: [ClosedRange<CGFloat>] = []
    for (index, layout) in built where rows.contains(index) {
      guard layout.trait(ObjectIdentifier(ListRowBackgroundTrait.self)) as? Bool == true,
        let row = rowRects[ObjectIdentifier(layout)]?.offsetBy(dx: 0, dy: shift(index, layout))
      else { continue }
      if let last = ends.last, abs(last.upperBound - row.minY) < 0.01 {
        ends[ends.count - 1] = last.lowerBound...max(last.upperBound, row.maxY)
      } else {
        ends.append(row.minY...row.maxY)
      }
    }
    return ends
  }

  /// A section's card without the parts between ends.
  private func without(_ parts: [ClosedRange<CGFloat>], _ card: Path, _ rect: CGRect) -> Path {
    parts.reduce(card) { card, part in
      card.subtracting(
        Path(
          CGRect(
            x: rect.minX, y: part.lowerBound, width: rect.width, height: part.upperBound - part.lowerBound)))
    }
  }

  /// The card of a section as it is shown: from where what lies before its rows ends to where what lies after them
  /// begins, so that it grows and shrinks as these move. nil: the section has neither rows nor any that leave.
  func cardRect(_ section: ListSections.Section) -> CGRect? {
    let (top, bottom): (CGFloat, CGFloat)
    if let rows = section.rows {
      (top, bottom) = (shownStart(ofItem: rows.lowerBound), shownEnd(ofItem: rows.upperBound))
    } else {
      guard let place = section.rowPlace else { return nil }
      (top, bottom) = (shownStart(ofItem: place), shownEnd(ofItem: place - 1))
      guard bottom > top + 0.01 else { return nil }
    }
    let margin = metrics.cardMargin(in: size.width)
    return CGRect(
      x: margin, y: top, width: max(0, size.width - 2 * margin), height: max(0, bottom - top))
  }

  /// How opaque the card of a section is: as its rows, where all of them come.
  private func cardOpacity(_ section: ListSections.Section) -> Double {
    guard let rows = section.rows else { return 1 }
    return built.lazy.filter { rows.contains($0.index) }.map(\.layout.rowOpacity).max() ?? 1
  }

  func composeCards(_ composer: Composer, _ state: ComposeState) {
    guard metrics.hasCards, let first = built.first?.index, let last = built.last?.index else { return }
    for (number, section) in sections.list.enumerated() {
      guard
        let (low, high) = section.rows.map({ ($0.lowerBound, $0.upperBound) })
          ?? section.rowPlace.map({ ($0, $0) }), high >= first, low <= last
      else { continue }
      if look.rowSpacing > 0 {
        for (index, layout) in built where section.rows?.contains(index) == true {
          let card = look.card.opacity(layout.rowOpacity)
          composer.add(
            .fill(rowPath(index, layout), .color(card), FillStyle()),
            displayID(series: Series.cards, index), clipComing(index, layout, state))
        }
        continue
      }
      guard let rect = cardRect(section) else { continue }
      let opacity = cardOpacity(section)
      let card = Path(roundedRect: rect, cornerRadius: metrics.cardRadius)
      let grounds = section.rows.map(ownGrounds) ?? []
      composer.add(
        .fill(without(grounds, card, rect), .color(look.card.opacity(opacity)), FillStyle()),
        displayID(series: Series.sectionCards, number), state)
      guard metrics.cardRadius == 0 else { continue }
      // Grouped sections reach from edge to edge: lines close them.
      composeSectionLines(number, section, [rect.minY - look.pixel, rect.maxY], composer, state)
    }
  }
}
