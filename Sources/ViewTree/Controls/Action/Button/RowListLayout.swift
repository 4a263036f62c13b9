import Foundation

/// A list as the buttons in its rows know it.
@MainActor class RowListLayout: LazyStackLayout {
  /// The whole of the row that a node lies in, in own points.
  func rowRect(of node: LayoutNode) -> CGRect? { nil }

  /// Whether a button is all that its row holds.
  func fillsRow(_ button: PressModifierLayout.Wrapper) -> Bool { false }
}
