import Foundation

/// Looks up strings outside of views.
struct StringLocalizer {
  private let table: String?
  private let localization: Localization

  /// Foundation's `current` locale means the one of the window whose code calls this.
  init(_ table: String?, _ bundle: Bundle?, _ locale: Locale) {
    self.table = table
    let isUsual = locale == .current || locale == .autoupdatingCurrent
    localization = Localization(
      locale: isUsual ? HostScope.nearest?.locale ?? ProgramLanguage.locale : locale,
      bundles: bundle.map { [$0] } ?? LocalizedStrings.usualBundles)
  }

  init(_ resource: LocalizedStringResource) {
    self.init(resource.table, resource.ownBundle, resource.locale)
  }

  /// The string for a key, which is the string itself where no table has it.
  func string(_ key: LocalizedStringKey) -> String { string(key.key, key) }

  /// The string for `name`; where no table has it, `value`.
  func string(_ name: String, _ value: LocalizedStringKey) -> String {
    write(format(name, value.arguments) ?? value.key, value.arguments)
  }

  /// The string for `name` as the table has it, with no values to be put in; nil: no table has it.
  func plain(_ name: String) -> String? { format(name, []) }

  /// The string for a key, its markdown read.
  func attributed(_ name: String, _ value: LocalizedStringKey) -> AttributedString {
    InlineMarkdown.attributed(string(name, value), locale: localization.locale)
  }

  private func format(_ name: String, _ arguments: [LocalizedStringKey.Argument]) -> String? {
    LocalizedStrings.format(
      forKey: name, arguments, table: table, bundles: localization.bundles, locale: localization.locale)
  }

  private func write(_ format: String, _ arguments: [LocalizedStringKey.Argument]) -> String {
    let template = FormatTemplate(format)
    let numbers = NumberWriter(localization.locale)
    var result = ""
    for character in template.text {
      guard let place = template.place(of: character) else {
        result.append(character)
        continue
      }
      guard arguments.indices.contains(place.argument) else { continue }
      if case .text(let text) = arguments[place.argument] {
        result += localization.string(text)
      } else {
        result += numbers.string(arguments[place.argument], specifier: place.specifier)
      }
    }
    return result
  }
}
