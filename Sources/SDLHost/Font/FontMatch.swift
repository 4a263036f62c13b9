/// What fontconfig answered.
struct FontMatch {
  var file: FontFile
  /// The family's first name.
  var family: String
  /// Every name of the family, in small letters.
  var names: [String]
}
