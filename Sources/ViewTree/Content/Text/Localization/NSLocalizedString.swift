import Foundation

// Foundation's function of this name requires all parameters; most calls leave some of them out. These functions, with
// fewer parameters, serve such calls, so that they and `Text` agree: the same tables, the same language.

/// The string for a key in the program's table; a key that is not in it is the string itself.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key, nil, nil)
}

/// The string for a key in a table of the program.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, tableName, nil)
}

/// The string for a key in the table of a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, nil, bundle)
}

/// The string for a key in a table of a bundle.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  localized(key, tableName, bundle)
}

/// The string for a key; `value` where the table has none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, nil, nil, else: value)
}

/// The string for a key in a table of the program; `value` where the table has none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  localized(key, tableName, nil, else: value)
}

/// The string for a key in the table of a bundle; `value` where the table has none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  localized(key, nil, bundle, else: value)
}

/// The string for a key in a table, nil: the standard one, of a bundle, nil: the program; `value`, or the key itself where that is
/// empty, where the table has none.
private func localized(_ key: String, _ table: String?, _ bundle: Bundle?, else value: String = "") -> String
{
  StringLocalizer(table, bundle, .current).plain(key) ?? (value.isEmpty ? key : value)
}
