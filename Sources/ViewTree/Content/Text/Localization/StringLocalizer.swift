import Foundation

/// Looks up strings where no view shows them.
struct StringLocalizer {
  private let table: String?
  private let bundles: [Bundle]
  private let locale: Locale

  /// Foundation's `current` locale stands for the one of the window whose code asks.
  init(_ table: String?, _ bundle: Bundle?, _ locale: Locale) {
    self.table = table
    bundles = bundle.map { [$0] } ?? LocalizedStrings.usualBundles
    let isUsual = locale == .current || locale == .autoupdatingCurrent
    self.locale = isUsual ? HostScope.nearest?.locale ?? ProgramLanguage.locale : locale
  }

  /// The string for a key, which stands for itself where no table has it.
  func string(_ key: LocalizedStringKey) -> String { string(key.key, key) }

  /// The string for `name`; where no table has it, what `value` says.
  func string(_ name: String, _ value: LocalizedStringKey) -> String {
    let format = LocalizedStrings.format(
      forKey: name, value.arguments, table: table, bundles: bundles, locale: locale)
    return write(format ?? value.key, value.arguments)
  }

  /// The string for `name` as it stands in the table, with no values to be put in; nil: no table has it.
  func plain(_ name: String) -> String? {
    LocalizedStrings.format(forKey: name, table: table, bundles: bundles, locale: locale)
  }

  private func write(_ format: String, _ arguments: [LocalizedStringKey.Argument]) -> String {
    let template = FormatTemplate(format)
    let numbers = NumberWriter(locale)
    var result = ""
    for character in template.text {
      guard let place = template.place(of: character) else {
        result.append(character)
        continue
      }
      guard arguments.indices.contains(place.argument) else { continue }
      if case .text(let text) = arguments[place.argument] {
        var environment = EnvironmentValues()
        environment.locale = locale
        result += text.string(in: environment)
      } else {
        result += numbers.string(arguments[place.argument], specifier: place.specifier)
      }
    }
    return result
  }
}
