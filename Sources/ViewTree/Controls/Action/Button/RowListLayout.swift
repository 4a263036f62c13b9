import Foundation

/// A list as the buttons in its rows know it.
@MainActor class RowListLayout: LazyStackLayout {
  /// The whole of the row that a node lies in, in own points.
  func rowRect(of node: LayoutNode) -> CGRect? { nil }

  /// Whether a button is all that its row holds.
  func fillsRow(_ button: PressModifierLayout.Wrapper) -> Bool { false }

  /// The whole of its row, in its own points, of a view that is all that the row shows, whatever lies behind or before it;
  /// nil: it shares the row with others.
  final func rowArea(of view: LayoutNode) -> CGRect? {
    var node = view
    while let parent = node.parent, parent !== self {
      if sharesRow(parent) { return nil }
      node = parent
    }
    guard node.parent === self, let row = rowRect(of: view) else { return nil }
    return view.transform(to: self, .model).inverted()?.boundingRect(of: row)
  }

  /// Whether a layout in a row puts its children beside each other, so that each is a part of the row.
  func sharesRow(_ layout: LayoutNode) -> Bool {
    if let arranging = layout as? any ViewArranging { return arranging.arrangesViews }
    return layout.participants.count > 1 && !(layout is LayersLayout)
  }
}
