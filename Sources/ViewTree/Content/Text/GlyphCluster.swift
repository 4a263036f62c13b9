import Foundation
import Graphics

/// Glyphs that represent characters together: one letter, a letter with its marks, a ligature, a syllable.
struct GlyphCluster {
  var characters: Range<Int>
  /// Indices of the glyphs.
  var glyphs: Range<Int>
  /// In ems.
  var advance: CGFloat

  /// The clusters of glyphs that were shaped together, in the order of the text. `characters`: those of the glyphs.
  static func all(in glyphs: ArraySlice<Glyph>, _ characters: Range<Int>, isRightToLeft: Bool)
    -> [GlyphCluster]
  {
    var list: [GlyphCluster] = []
    list.reserveCapacity(glyphs.count)
    func add(_ index: Int) {
      let glyph = glyphs[index]
      // The first cluster begins at the first character, whatever the engine reports.
      let start = list.isEmpty ? characters.lowerBound : Int(glyph.cluster)
      if let last = list.last,
        start <= last.characters.lowerBound || Int(glyph.cluster) >= characters.upperBound
      {
        list[list.count - 1].glyphs =
          isRightToLeft ? index..<last.glyphs.upperBound : last.glyphs.lowerBound..<(index + 1)
        list[list.count - 1].advance += glyph.advance
        return
      }
      if !list.isEmpty {
        list[list.count - 1].characters = list[list.count - 1].characters.lowerBound..<start
      }
      list.append(
        GlyphCluster(
          characters: start..<characters.upperBound, glyphs: index..<(index + 1), advance: glyph.advance))
    }
    if isRightToLeft { glyphs.indices.reversed().forEach(add) } else { glyphs.indices.forEach(add) }
    return list
  }
}
