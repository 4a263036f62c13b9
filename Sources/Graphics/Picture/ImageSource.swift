/// Names a picture for the painter.
public enum ImageSource: Hashable, Sendable {
  /// A file of the file system.
  case file(String)
  /// Pixels that a program made. Indirect, as the next one: every paint and every item of a list stores a source
  /// inline.
  indirect case bitmap(Bitmap)
  /// The bytes of a picture file, in memory.
  indirect case data(EncodedPicture)
}
