import Foundation

/// A value with the format that writes it, by the locale where it is shown. Immutable; value and format are the
/// program's, accepted without `Sendable`, as SwiftUI accepts them, and only read.
struct FormattedValue<Output: Hashable>: Hashable, @unchecked Sendable {
  /// The output by the program's locale: values of one format that are equal here are equal in all locales.
  private let usual: Output
  private let format: AnyHashable
  private let write: (Locale) -> Output

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == Output {
    self.format = AnyHashable(format)
    write = { format.following($0).format(input) }
    usual = write(.program)
  }

  /// The value as it is written by a locale, where its format has none of its own.
  func string(in locale: Locale) -> Output { locale == .program ? usual : write(locale) }

  static func == (a: FormattedValue, b: FormattedValue) -> Bool { a.usual == b.usual && a.format == b.format }

  func hash(into hasher: inout Hasher) {
    hasher.combine(usual)
    hasher.combine(format)
  }
}
