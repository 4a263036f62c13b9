import Foundation
import Graphics

/// Where a character is on its line: its edges, and its direction.
struct CharacterBox {
  var left: CGFloat = 0
  var right: CGFloat = 0
  var level: UInt8 = 0

  /// The edge at which reading of the character begins, and the one at which it ends.
  var leading: CGFloat { level % 2 == 0 ? left : right }
  var trailing: CGFloat { level % 2 == 0 ? right : left }
}

extension TextShape {
  /// The boxes of a line's characters, in the order of the text, from the line's left edge. The characters of one
  /// cluster have equal parts of it.
  func boxes(_ range: Range<Int>) -> [CharacterBox] {
    var boxes = [CharacterBox](repeating: CharacterBox(level: base), count: range.count)
    var pen: CGFloat = 0
    for piece in pieces(range) {
      let isRightToLeft = piece.level % 2 == 1
      let size = runs[piece.run].font.size
      let clusters = GlyphCluster.all(in: piece.glyphs, piece.characters, isRightToLeft: isRightToLeft)
      for cluster in isRightToLeft ? clusters.reversed() : clusters {
        let part = max(0, cluster.advance * size) / CGFloat(cluster.characters.count)
        for index in isRightToLeft ? cluster.characters.reversed() : Array(cluster.characters) {
          boxes[index - range.lowerBound] = CharacterBox(left: pen, right: pen + part, level: piece.level)
          pen += part
        }
      }
    }
    return boxes
  }
}
