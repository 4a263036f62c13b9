import Foundation

/// The keys of what a cell says to its grid.
enum GridCellColumnsTrait {}
enum GridCellAnchorTrait {}
enum GridCellUnsizedAxesTrait {}
enum GridColumnAlignmentTrait {}

extension View {
  /// Lets the cell reach over several columns.
  public func gridCellColumns(_ count: Int) -> some View { trait(GridCellColumnsTrait.self, max(1, count)) }

  /// Where the view lies in its cell, whatever the alignment of row and column.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { trait(GridCellAnchorTrait.self, anchor) }

  /// Keeps the view from making its row or column larger than the other cells do.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    trait(GridCellUnsizedAxesTrait.self, axes)
  }

  /// Where all cells of the view's column lie in the column's width.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    trait(GridColumnAlignmentTrait.self, guide)
  }
}
