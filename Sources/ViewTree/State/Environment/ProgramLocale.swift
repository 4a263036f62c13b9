import Foundation

extension Locale {
  /// The locale of the program's environment variables: views format by it where no other was set.
  ///
  /// Foundation's own `current` is the same English everywhere on Linux, which is neither that of the environment nor
  /// American.
  static let program = Locale(environment: ProcessInfo.processInfo.environment)

  /// The locale that the variables of POSIX name, `LC_ALL` before `LANG`. Where they name none, or that of C, it is
  /// American English.
  init(environment: [String: String]) {
    let name = ["LC_ALL", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    // Without the encoding and the variant: de_DE.UTF-8@euro.
    let identifier = name.prefix { $0 != "." && $0 != "@" }
    self.init(identifier: identifier == "C" || identifier == "POSIX" ? "en_US" : String(identifier))
  }
}

extension FormatStyle {
  /// The style with a locale, where it has none of its own.
  func following(_ locale: Locale) -> Self {
    self == self.locale(.autoupdatingCurrent) || self == self.locale(.current) ? self.locale(locale) : self
  }
}
