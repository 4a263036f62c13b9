import SwiftUI

/// The material under the handle where content is scrolled under it; a bar of the content's own at the top brings its own.
struct SheetHandleGround: View {
  let model: SheetModel
  /// Of the zone of the handle, in points.
  let height: CGFloat

  /// The distance over which the material appears, in points, as that of navigation bars does.
  private nonisolated static let fade: CGFloat = 12

  var body: some View {
    if model.coverage > 0, height > 0 {
      Rectangle()
        .fill(.bar)
        .opacity(model.coverage)
        .frame(height: height)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }

  /// How opaque it is: 0 where content is at its top or another bar lies between it and the handle, 1 at most.
  nonisolated static func part(of scroll: ScrollGeometry, under zone: CGFloat) -> CGFloat {
    guard scroll.contentInsets.top <= zone + 0.5 else { return 0 }
    return min(1, max(0, (scroll.contentOffset.y + scroll.contentInsets.top) / fade))
  }
}
