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

  /// The part of an item's content that its clips leave, in the item's points, with a margin for soft edges; nil: there is
  /// none, or numbers are none. A picture that fills a small figure may reach far beyond it, behind the eye even where the
  /// figure is tilted.
  static func seen(_ item: DisplayItem) -> CGRect? {
    guard !item.clips.isEmpty, let inwards = item.transform.inverted(),
      var bounds = PixelGrid.limited(rect(item.content))
    else { return nil }
    for clip in item.clips {
      // Both mostly are in the same space: what is between them has no perspective, but for rounding.
      let between = clip.transform.concatenating(inwards)
      let w = between.m33
      guard abs(w) > 1e-9, abs(between.m13 / w) < 1e-9, abs(between.m23 / w) < 1e-9 else { continue }
      let plane = CGAffineTransform(
        a: between.m11 / w, b: between.m12 / w, c: between.m21 / w, d: between.m22 / w, tx: between.m31 / w,
        ty: between.m32 / w)
      guard let left = PixelGrid.limited(clip.path.boundingRect.applying(plane)) else { return nil }
      bounds = bounds.intersection(left.insetBy(dx: -margin, dy: -margin))
      if bounds.isNull { return nil }
    }
    return bounds
  }

  /// In points.
  private static let margin: CGFloat = 2
}
