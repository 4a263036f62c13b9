import Foundation
import Graphics

extension TextLayout {
  /// The rectangles behind ranges with a background colour, from top to bottom: on each line one for neighbours of one
  /// colour.
  var backgrounds: [(rect: CGRect, color: RGBA)] {
    var list: [(rect: CGRect, color: RGBA)] = []
    for line in lines {
      var end: CGFloat?
      for fragment in line.fragments {
        guard let color = fragment.background, fragment.width > 0 else {
          end = nil
          continue
        }
        let rect = CGRect(
          x: line.x + fragment.x, y: line.baseline - line.ascent, width: fragment.width,
          height: line.ascent + line.descent)
        if let end, abs(end - rect.minX) < 0.01, let last = list.last, last.color == color {
          list[list.count - 1].rect = last.rect.union(rect)
        } else {
          list.append((rect, color))
        }
        end = rect.maxX
      }
    }
    return list
  }
}
