import Foundation

// Foundation's function of this name requires all parameters; most calls leave some of them out. These functions, with
// fewer parameters, serve such calls, so that they and `Text` agree: the same tables, the same language.

/// The string for a key in the program's table; a key that is not in it is the string itself.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  StringLocalizer(nil, nil, .current).plain(key) ?? key
}

/// The string for a key in a table of the program.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  StringLocalizer(tableName, nil, .current).plain(key) ?? key
}

/// The string for a key in the table of a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  StringLocalizer(nil, bundle, .current).plain(key) ?? key
}

/// The string for a key in a table of a bundle.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  StringLocalizer(tableName, bundle, .current).plain(key) ?? key
}

/// The string for a key; `value` where the table has none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  StringLocalizer(nil, nil, .current).plain(key) ?? (value.isEmpty ? key : value)
}

/// The string for a key in a table of the program; `value` where the table has none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  StringLocalizer(tableName, nil, .current).plain(key) ?? (value.isEmpty ? key : value)
}

/// The string for a key in the table of a bundle; `value` where the table has none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  StringLocalizer(nil, bundle, .current).plain(key) ?? (value.isEmpty ? key : value)
}
