import Foundation
import Raster

/// A glyph's pixels at their place in a run: what masks are put together from.
struct PlacedGlyph {
  var bitmap: GlyphBitmap
  /// Of the left edge, from the pen at the run's start.
  var x: Int
  /// Of the top edge, from the baseline downwards.
  var y: Int

  /// The longest side of a mask, in pixels.
  private static let side = 32767
  /// How far from the pen's start a glyph may lie, in pixels: far beyond any mask, and exact in sums.
  static let reach: CGFloat = 16_777_216

  /// All glyphs of coverage as one mask, then each run of coloured ones as one, so that the distance between two
  /// emoji needs no memory.
  static func masks(of glyphs: [PlacedGlyph]) -> [GlyphMask] {
    var result = [mask(of: glyphs.filter { !$0.bitmap.isColor })]
    for stretch in glyphs.split(whereSeparator: { !$0.bitmap.isColor }) { result.append(mask(of: stretch)) }
    return result.compactMap { $0 }
  }

  /// Glyphs of one kind as one mask; nil: there are none, or they reach too far.
  static func mask(of glyphs: some Collection<PlacedGlyph>) -> GlyphMask? {
    guard let first = glyphs.first else { return nil }
    var (left, top) = (first.x, first.y)
    var (right, bottom) = (left, top)
    for glyph in glyphs {
      left = min(left, glyph.x)
      top = min(top, glyph.y)
      right = max(right, glyph.x + glyph.bitmap.width)
      bottom = max(bottom, glyph.y + glyph.bitmap.height)
    }
    let (width, height) = (right - left, bottom - top)
    guard width <= side, height <= side else { return nil }
    let isColor = first.bitmap.isColor
    if glyphs.count == 1 {
      return GlyphMask(
        width: width, height: height, left: left, top: top, isColor: isColor, pixels: first.bitmap.pixels)
    }
    let depth = isColor ? 4 : 1
    var pixels = [UInt8](repeating: 0, count: width * height * depth)
    pixels.withUnsafeMutableBufferPointer { target in
      for glyph in glyphs {
        let length = glyph.bitmap.width * depth
        glyph.bitmap.pixels.withUnsafeBufferPointer { source in
          for row in 0..<glyph.bitmap.height {
            let to = ((glyph.y - top + row) * width + glyph.x - left) * depth
            let from = row * length
            // Glyphs barely overlap; where they do, sums saturate, colours and alpha alike.
            for byte in 0..<length {
              let sum = Int(target[to + byte]) + Int(source[from + byte])
              target[to + byte] = UInt8(min(sum, 255))
            }
          }
        }
      }
    }
    return GlyphMask(width: width, height: height, left: left, top: top, isColor: isColor, pixels: pixels)
  }
}
