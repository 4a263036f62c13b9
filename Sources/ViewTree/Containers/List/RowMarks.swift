import Foundation
import Graphics

/// The circles at the leading edge of rows while they are selected by touches: of a list that is edited and of which any
/// number of rows may be selected.
struct RowMarks {
  /// Whether rows have them, or are about to.
  private(set) var isShown: Bool
  /// How far they have come in, from 0 to 1.
  private(set) var progress: AnimatedValue<CGFloat>
  /// The side of a circle's square, in points.
  fileprivate(set) var side: CGFloat = 23
  fileprivate var tint = RGBA.clear
  fileprivate var outline = RGBA.clear
  /// Whether circles come in from beyond the edge of their row; where motion is reduced they fade in at their places.
  fileprivate var slides = true
  /// Whether the rows that were painted last with a circle are selected: rows that leave keep theirs.
  fileprivate var states: [ObjectIdentifier: Bool] = [:]

  /// The distance of a circle from the row's content, in points: that of the other controls beside a row.
  static let gap: CGFloat = 12
  /// The distance of a circle from the edge of its row, in points.
  @MainActor static var margin: CGFloat { ListLayout.rowInsets.leading }

  init(isShown: Bool = false) {
    self.isShown = isShown
    progress = AnimatedValue(isShown ? 1 : 0)
  }

  /// How far the content of a row is indented for its circle, in points.
  var indent: CGFloat { isShown ? side + Self.gap : 0 }

  fileprivate mutating func show(_ isShown: Bool, _ transaction: Transaction, at time: TimeInterval) {
    self.isShown = isShown
    progress.set(isShown ? 1 : 0, transaction, at: time)
  }

  mutating func settle(at time: TimeInterval) -> Bool {
    progress.settle(at: time)
    return progress.isAnimating
  }

  mutating func stop() { progress.stop() }
}

extension ListLayout {
  /// Shows circles by which rows are selected, or removes them, with the animation of an update.
  func showMarks(_ isShown: Bool, _ context: NodeContext) {
    let values = context.environment
    let side = Image.symbolSide(font: Font.title3.resolve(in: values), scale: .medium)
    let isChanged = isShown != marks.isShown || isShown && side != marks.side
    marks.side = side
    marks.tint = TintShapeStyle()._paint(in: .zero, environment: values).solidColor
    marks.outline = Color(.tertiaryLabel).rgba(in: values)
    marks.slides = !values.accessibilityReduceMotion
    guard isChanged else { return }
    marks.show(isShown, context.transaction, at: tree.time)
    if marks.progress.isAnimating { tree.animations.add(self) }
    forgetLengths()
  }

  /// Whether a row has a circle while rows are selected.
  func isMarked(_ layout: LayoutNode) -> Bool {
    guard let index = built.first(where: { $0.layout === layout })?.index else { return false }
    return selectionValue(index, layout) != nil
  }

  /// How far the content of a row is indented for its circle, in points.
  func markIndent(_ layout: LayoutNode) -> CGFloat {
    marks.isShown && isMarked(layout) ? marks.indent : 0
  }

  /// Paints the circle of a row, in the middle of the row.
  func composeMark(
    _ index: Int, _ layout: LayoutNode, _ composer: Composer, _ state: ComposeState
  ) {
    guard marks.progress.value(at: tree.time) > 0, let value = selectionValue(index, layout) else { return }
    let isSelected = selection?.contains(value) == true
    marks.states[ObjectIdentifier(layout)] = isSelected
    compose(isSelected, layout, shift(index, layout), index, composer, state)
  }

  /// Paints the circles of rows that leave, as they were.
  func composeLeavingMarks(_ composer: Composer, _ state: ComposeState) {
    guard !marks.states.isEmpty else { return }
    let present = Set((children + departing.map(\.layout)).map { ObjectIdentifier($0) })
    marks.states = marks.states.filter { present.contains($0.key) }
    for child in children where child.isGhost {
      guard let isSelected = marks.states[ObjectIdentifier(child)] else { continue }
      let shift = child.shownFrame.minY - child.position.y
      compose(isSelected, child, shift, Int(child.serial), composer, state, isLeaving: true)
    }
  }

  private func compose(
    _ isSelected: Bool, _ layout: LayoutNode, _ shift: CGFloat, _ number: Int, _ composer: Composer,
    _ state: ComposeState, isLeaving: Bool = false
  ) {
    let progress = min(max(0, marks.progress.value(at: tree.time)), 1)
    let images = tree.services.images
    guard progress > 0, let rect = rowRects[ObjectIdentifier(layout)],
      let artwork = images.symbol(named: isSelected ? "checkmark.circle.fill" : "circle")
    else { return }
    let side = marks.side
    let beyond = marks.slides ? (1 - progress) * (RowMarks.margin + side) : 0
    let distance = RowMarks.margin - beyond
    let x = isRightToLeft ? state.size.width - rect.minX - distance - side : rect.minX + distance
    let box = CGRect(x: x, y: rect.midY + shift - side / 2, width: side, height: side)
    let (fades, series) =
      isLeaving ? (Series.leavingMarkFades, Series.leavingMarks) : (Series.markFades, Series.marks)
    composer.withOpacity(Double(progress) * layout.rowOpacity, displayID(series: fades, number)) {
      composer.add(
        .symbol(
          SymbolContent(
            artwork: artwork, rect: box, paint: .color(isSelected ? marks.tint : marks.outline))),
        displayID(series: series, number), state)
    }
  }
}

private struct SelectsRowsKey: ContainerKey {
  static let defaultValue = false

  static func leave(_ values: inout EnvironmentValues) {
    if values.selectsRows { values.selectsRows = false }
  }
}

extension EnvironmentValues {
  /// Whether touches of rows select them: in a list that is edited and of which any number of rows may be selected.
  var selectsRows: Bool {
    get { self[container: SelectsRowsKey.self] }
    set { self[container: SelectsRowsKey.self] = newValue }
  }
}
