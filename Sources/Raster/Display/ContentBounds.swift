import Foundation
import Graphics

/// About where a content paints, in its item's points, before anything is made: to find the scale for a warp.
enum ContentBounds {
  static func rect(_ content: DisplayContent) -> CGRect {
    switch content {
    case .fill(let path, _, _): path.boundingRect
    case .stroke(let path, _, let style):
      path.boundingRect.insetBy(dx: -(StrokeReach.outset(style) ?? 0), dy: -(StrokeReach.outset(style) ?? 0))
    case .text(let text): CGRect(origin: text.origin, size: text.layout.size)
    case .image(let image): image.rect
    case .symbol(let symbol): symbol.rect
    case .group(let group):
      group.items.reduce(CGRect.null) { $0.union($1.transform.boundingRect(of: rect($1.content))) }
    }
  }
}
