import Foundation
import Graphics

/// A text's layout and the room that it was made for, in points; nil: as much as it likes.
struct KnownTextLayout {
  let width: CGFloat?
  let height: CGFloat?
  let layout: TextLayout

  /// Whether it is the layout for another room too.
  ///
  /// Lines are filled one by one: what fits a narrower room, and did not have more in a line when there was more room,
  /// is broken in the same places there. A line that stands alone stays however low the room is.
  func holds(width: CGFloat?, height: CGFloat?, _ options: TextOptions) -> Bool {
    if width == self.width, height == self.height { return true }
    let room = width ?? .infinity
    guard !layout.isTruncated, layout.size.width <= room, room <= self.width ?? .infinity else {
      return false
    }
    let shrinks = options.minimumScaleFactor < 1
    // What shrinks to fit one room may be larger in another.
    if shrinks, self.width != nil || self.height != nil { return false }
    return layout.size.height <= height ?? .infinity || (layout.lines.count <= 1 && !shrinks)
  }
}
