import Foundation
import Graphics

/// In which colour a text is written, and how large and heavy.
package struct TextInk: Sendable {
  package var color: RGBA
  /// The size on the screen in points, and the weight from 100 to 900.
  package var (size, weight): (CGFloat, Int)

  /// That of most characters of a layout whose points are `scale` points of the window; nil: there are none, or they are
  /// filled by a pattern.
  init?(_ layout: TextLayout, scale: CGFloat) {
    let fragments = layout.lines.flatMap(\.fragments).filter { !$0.glyphs.isEmpty }
    guard let most = fragments.max(by: { $0.glyphs.count < $1.glyphs.count }), most.pattern == nil else {
      return nil
    }
    (color, size, weight) = (most.color, most.font.size * scale, most.font.weight)
  }
}
