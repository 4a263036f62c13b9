import SwiftUI

/// How large the cards are in an area of some size, and what lies beside them, in points.
struct DeckMetrics {
  /// Between card, buttons and edges.
  static let gap: CGFloat = 20
  /// The height of the row of buttons.
  static let buttons: CGFloat = 64
  /// How far the cards below stick out.
  static let stack: CGFloat = 20
  /// Width by height: cards are upright where there is space, and at most a little wider than high; where something
  /// is beside them they have the shape of their photos.
  private static let upright: CGFloat = 0.7
  private static let broad: CGFloat = 1.15
  private static let photo: CGFloat = 4.0 / 3
  /// The least width of a column with the row of buttons, its part of the area and its greatest width.
  private static let leastColumn: CGFloat = 300
  private static let columnPart: CGFloat = 0.36
  private static let greatestColumn: CGFloat = 720
  /// The width of buttons in two rows, for areas that are no wider than this.
  private static let grid: CGFloat = 148
  private static let narrow: CGFloat = 560
  private static let least: CGFloat = 120
  /// The width of the buttons in one row.
  private static let row: CGFloat = 300

  let card: CGSize
  /// The width of the column beside the card; 0: the buttons are below it.
  let column: CGFloat
  /// Whether the column is wide enough for more than buttons.
  let showsFacts: Bool
  /// Whether the buttons are in two rows.
  let isGrid: Bool
  /// Whether all of it is higher than the area.
  let isCut: Bool

  init(_ size: CGSize, _ layout: GuideLayout) {
    let isBeside =
      (layout == .low && size.width >= Self.least + Self.grid + 3 * Self.gap)
      || (size.width > 1.1 * size.height && (layout == .wide || size.width >= Self.narrow))
    guard isBeside else {
      column = 0
      showsFacts = false
      isGrid = size.width < Self.row
      let below = (isGrid ? 2 * Self.buttons + Self.gap : Self.buttons) + 2 * Self.gap + Self.stack + 8
      let height = max(Self.least, size.height - below)
      isCut = height + below > size.height + 1
      let width = max(Self.least, min(size.width - 2 * Self.gap, height * Self.broad))
      card = CGSize(width: width, height: min(height, width / Self.upright))
      return
    }
    showsFacts = size.width >= Self.narrow
    isGrid = !showsFacts
    let height = max(Self.least, size.height - 1.5 * Self.gap - Self.stack)
    isCut = max(height, isGrid ? 2 * Self.buttons : 0) + Self.stack > size.height + 1
    let room = size.width - 3 * Self.gap
    let least = showsFacts ? max(Self.leastColumn, Self.columnPart * size.width) : Self.grid
    card = CGSize(width: max(Self.least, min(height * Self.photo, room - least)), height: height)
    column = showsFacts ? min(Self.greatestColumn, room - card.width) : Self.grid
  }

  /// What there is above the buttons of the column.
  var facts: CGSize { CGSize(width: column, height: max(0, card.height - Self.buttons - Self.gap)) }
  /// The width that the column occupies, with the gap before it.
  var side: CGFloat { column > 0 ? column + Self.gap : 0 }
  /// The width of all.
  var width: CGFloat { card.width + side }
}
