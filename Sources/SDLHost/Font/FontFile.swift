/// One face on disk and what must be done to it so that it looks as requested.
struct FontFile: Hashable {
  /// Missing styles, made by changing the outlines.
  struct Synthesis: OptionSet, Hashable {
    let rawValue: Int
    static let bold = Synthesis(rawValue: 1)
    static let oblique = Synthesis(rawValue: 2)
  }

  var path: String
  /// The face's index in its file; the upper 16 bits number a named instance of a variable face, from 1.
  var index: Int
  var synthesis: Synthesis = []
  /// Whether its glyphs are pictures, to be drawn in their own colours.
  var isColor = false
}
