/// A value of a configuration file.
struct ConfigurationEntry: Equatable {
  enum Kind: Int32 {
    case text
    case integer
    case number
    case boolean
    /// Several, with spaces between them.
    case numbers
    case other
  }

  /// Its table's name and its own, with a dot between them.
  var key: String
  var kind: Kind
  /// As text.
  var value: String
  /// From 1 on.
  var line: Int
}
