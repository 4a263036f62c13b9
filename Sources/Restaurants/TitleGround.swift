import SwiftUI

/// How far the ground of the sheet's title shows, as content is scrolled under it.
@Observable final class TitleGround {
  /// From 0, where the content is at its top, to 1.
  var part: CGFloat = 0

  /// The distance over which it appears, in points.
  private nonisolated static let fade: CGFloat = 12

  nonisolated static func part(of scroll: ScrollGeometry) -> CGFloat {
    min(1, max(0, scroll.scrolled / fade))
  }
}

extension ScrollGeometry {
  /// How far the content is scrolled from its top, whatever covers that, in points; negative where it is pulled down.
  nonisolated var scrolled: CGFloat { contentOffset.y + contentInsets.top }
}

/// The material of bars behind the sheet's title, up under its handle, and a hairline below it.
struct TitleGroundView: ViewModifier {
  let ground: TitleGround

  func body(content: Content) -> some View {
    content
      .background { GroundOfBar(ground: ground) }
      .overlay(alignment: .bottom) { Divider().opacity(ground.part) }
  }

  private struct GroundOfBar: View {
    let ground: TitleGround

    var body: some View {
      if ground.part > 0 {
        Rectangle()
          .fill(.bar)
          .opacity(ground.part)
          .ignoresSafeArea(edges: .top)
      }
    }
  }
}
