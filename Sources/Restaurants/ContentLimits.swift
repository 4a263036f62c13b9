/// Limits for what is read of a content folder: it comes from outside.
nonisolated enum ContentLimits {
  /// Bytes of restaurants.json.
  static let file = 32 << 20
  /// Bytes of guide.json.
  static let guide = 1 << 20
  /// Bytes of a picture's file.
  static let picture = 64 << 20
  static let entries = 10_000
  /// Characters, by field; a description is a long text, the others are lines.
  static let description = 100_000
  static let line = 200
  /// Texts in a list of an entry.
  static let list = 24
  /// Sentences of one kind that are reported one by one.
  static let complaints = 10
  /// Scalars that one character may have on average: a letter may have any number of combining marks.
  private static let scalars = 8

  static func characters(of field: String) -> Int { field == "description" ? description : line }

  /// The beginning of a text that is longer than it may be; nil: it is not.
  static func cut(_ text: String, to most: Int) -> String? {
    // Most texts are shorter in bytes than they may be in characters.
    guard text.utf8.count > most else { return nil }
    var scalars = text.unicodeScalars
    let tooMany = scalars.count > most * ContentLimits.scalars
    if tooMany { scalars = String.UnicodeScalarView(scalars.prefix(most * ContentLimits.scalars)) }
    let begin = String(scalars)
    let cut = begin.prefix(most)
    return tooMany || cut.endIndex < begin.endIndex ? String(cut) : nil
  }
}
