import Foundation
import Graphics

/// A text's layout and the size that was proposed for it, in points; nil: unlimited.
struct KnownTextLayout {
  let width: CGFloat?
  let height: CGFloat?
  let layout: TextLayout

  /// Whether it is the layout for another proposed size too.
  ///
  /// Lines are filled one by one: in any width from that of the widest line to the one that was proposed, they break in
  /// the same places. A single line is kept however small the height is.
  func holds(width: CGFloat?, height: CGFloat?, _ options: TextOptions) -> Bool {
    if width == self.width, height == self.height { return true }
    let room = width ?? .infinity
    guard !layout.isTruncated, layout.size.width <= room, room <= self.width ?? .infinity else {
      return false
    }
    let shrinks = options.minimumScaleFactor < 1
    // A text that was shrunk to fit one size may be larger in another.
    if shrinks, self.width != nil || self.height != nil { return false }
    return layout.size.height <= height ?? .infinity || (layout.lines.count <= 1 && !shrinks)
  }
}
