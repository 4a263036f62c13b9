import SwiftUI

/// What covers the ends of the list. Read by what lies over the rows alone, so that a bar that gets lower while the list
/// scrolls evaluates no row.
@Observable final class ListEdges {
  /// The heights that bars and a keyboard cover, in points.
  struct Bars: Equatable {
    var top: CGFloat = 0
    var bottom: CGFloat = 0

    init() {}

    nonisolated init(_ insets: EdgeInsets) {
      top = insets.top
      bottom = insets.bottom
    }
  }

  var bars = Bars()
  /// The part of them that lies outside of the list's frame.
  var outer = Bars()
  /// The height of the row of chips, in points.
  var chips: CGFloat = 0
}

/// Keeps a view that lies over the list within the space of the rows.
struct BelowChips: ViewModifier {
  let edges: ListEdges

  func body(content: Content) -> some View {
    content
      .padding(.top, edges.bars.top - edges.outer.top + edges.chips)
      .padding(.bottom, edges.bars.bottom - edges.outer.bottom)
  }
}
