import SwiftUI

/// The language that a visitor reads the guide in, of those that are offered.
@Observable final class VisitorLanguage {
  /// As BCP 47 tags (`en`, `zh-Hans`); none: there is no switch.
  let offered: [String]
  /// By the visitor; nil: the operator's choice.
  var chosen: String?
  /// By the operator, for all visitors until the program ends; nil: the program's.
  var standard: String?

  init(offered: [String]) { self.offered = offered }

  /// The one that the guide is in; nil: the program's.
  var present: String? { chosen ?? standard }

  /// What a language calls itself, with a capital as at the beginning of a line; with its region only where that tells it
  /// from another one of those that are offered.
  static func name(of tag: String, among offered: [String]) -> String {
    func code(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
    var shown = tag
    if !offered.contains(where: { $0 != tag && code($0) == code(tag) }) {
      // The language, and a script, which has four letters.
      let parts = tag.split(separator: "-").enumerated().filter { $0.offset == 0 || $0.element.count == 4 }
      shown = parts.map { String($0.element) }.joined(separator: "-")
    }
    let locale = Locale(identifier: tag)
    guard let name = locale.localizedString(forIdentifier: shown) else { return tag }
    return name.prefix(1).uppercased(with: locale) + name.dropFirst()
  }
}

/// Puts a visitor's language and its direction of reading into force.
struct LanguageInForce: ViewModifier {
  let language: VisitorLanguage
  let settings: GuideFile
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    content
      .environment(\.locale, tag.map { Locale(identifier: $0) } ?? locale)
      .environment(\.layoutDirection, chosenDirection ?? layoutDirection)
      .environment(\.offeredLanguages, offered)
      .environment(\.standardLanguage, language.standard ?? programs ?? locale.identifier(.bcp47))
      .environment(language)
  }

  /// Where visitors may choose: the languages that the guide is written in, else all that its own words are in.
  private var offered: [String] {
    language.offered.isEmpty || settings.languages.isEmpty ? language.offered : settings.languages
  }

  /// What is not the program's own: the visitor's choice, else what somebody reads whose language the guide is not in.
  private var tag: String? { language.present ?? programs }

  /// What the guide is in for whoever reads the program's language, where it is not in that.
  private var programs: String? { settings.language(for: locale.identifier(.bcp47)) }

  private var chosenDirection: LayoutDirection? {
    tag.map {
      Locale.Language(identifier: $0).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

/// A visitor's choice among the languages that are offered, each by its own name.
struct LanguageSwitch: View {
  @Environment(VisitorLanguage.self) private var language
  @Environment(\.offeredLanguages) private var offered
  @Environment(\.locale) private var locale

  var body: some View {
    let present = LanguageChoice.match(locale.identifier(.bcp47), in: offered)
    Menu {
      Picker(
        "Language",
        selection: Binding {
          present
        } set: {
          language.chosen = $0
        }
      ) {
        ForEach(offered, id: \.self) { tag in
          Text(verbatim: VisitorLanguage.name(of: tag, among: offered))
            .accessibilityIdentifier("language-\(tag)")
            .tag(Optional(tag))
        }
      }
    } label: {
      Label("Language", systemImage: "globe")
    }
    .accessibilityIdentifier("language")
  }
}

extension EnvironmentValues {
  /// Among which visitors choose, as BCP 47 tags; none: there is no switch.
  @Entry var offeredLanguages: [String] = []
  /// The language of visitors who have chosen none, as a BCP 47 tag.
  @Entry var standardLanguage = "en"
}
