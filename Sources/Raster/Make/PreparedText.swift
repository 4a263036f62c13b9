import Graphics

/// A layout's runs as pictures, placed from the layout's own corner in device pixels.
final class PreparedText {
  /// One picture of a text.
  struct Piece {
    /// Pixels of their own colour: of `color` only the opacity counts.
    var picture: Picture?
    /// What `color` is seen through; without it and without a picture the piece is a bar.
    var coverage: Coverage?
    /// Where the piece's picture, or the bar, lies.
    var box: PixelBox
    var color: RGBA

    func isPainted(with ink: TextContent.Ink) -> Bool {
      switch ink {
      case .all: true
      case .tinted: picture == nil
      case .colored: picture != nil
      }
    }
  }

  /// Kept so that its identity stays its own.
  let layout: TextLayout
  let pieces: [Piece]

  init(layout: TextLayout, pieces: [Piece]) {
    self.layout = layout
    self.pieces = pieces
  }

  /// The bytes of the list itself; the pictures are counted where runs are kept.
  var byteCount: Int { 128 + pieces.count * 64 }
}
