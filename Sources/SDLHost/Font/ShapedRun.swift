import Foundation

/// A string after shaping: which glyphs stand where, for a font of one em.
struct ShapedRun {
  /// A glyph at its place, in ems from the start of the baseline; y upwards.
  struct Glyph {
    var face: Int
    var glyph: UInt32
    var x: CGFloat
    var y: CGFloat
  }

  /// From left to right as painted.
  var glyphs: [Glyph] = []
  /// Whether glyphs of faces in colour are among them.
  var hasColor = false
  /// In ems.
  var advance: CGFloat = 0
}
