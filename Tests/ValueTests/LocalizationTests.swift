import Foundation
import Graphics
import Testing

@testable import ViewTree

/// Tables of strings: formats, plurals, parts, languages.
final class LocalizationTests {
  private var folders: [URL] = []

  deinit {
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
  }

  /// A bundle with the given files, which go with the test.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
    folders.append(folder)
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return try #require(Bundle(path: folder.path))
  }

  private static let catalogue = """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "Places": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Orte" } },
                                       "ar": { "stringUnit": { "state": "translated", "value": "أماكن" } } } },
        "%lld places": { "localizations": {
          "en": { "variations": { "plural": {
            "one": { "stringUnit": { "value": "%lld place" } }, "zero": { "stringUnit": { "value": "no place" } },
            "other": { "stringUnit": { "value": "%lld places" } } } } },
          "ar": { "variations": { "plural": {
            "zero": { "stringUnit": { "value": "Z" } }, "one": { "stringUnit": { "value": "O" } },
            "two": { "stringUnit": { "value": "T" } }, "few": { "stringUnit": { "value": "F %lld" } },
            "many": { "stringUnit": { "value": "M %lld" } }, "other": { "stringUnit": { "value": "X %lld" } } } } } } },
        "%@ has %lld cats and %lld dogs": { "localizations": { "en": {
          "stringUnit": { "value": "%1$@ has %#@cats@ and %#@dogs@" },
          "substitutions": {
            "cats": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "value": "one cat" } }, "other": { "stringUnit": { "value": "%arg cats" } } } } },
            "dogs": { "argNum": 3, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "value": "one dog" } }, "other": { "stringUnit": { "value": "%arg dogs" } } } } }
          } } } },
        "Untranslated": {},
        "Tap": { "localizations": { "en": { "variations": { "device": {
          "iphone": { "stringUnit": { "value": "Tap" } }, "mac": { "stringUnit": { "value": "Click" } } } } } } }
      }
    }
    """

  private static func string(_ key: String.LocalizationValue, _ language: String, _ bundle: Bundle) -> String
  {
    String(localized: key, bundle: bundle, locale: Locale(identifier: language))
  }

  @Test func aCatalogueHoldsAllLanguages() throws {
    let bundle = try self.bundle(["Localizable.xcstrings": Self.catalogue])
    #expect(Self.string("Places", "de_AT", bundle) == "Orte")
    #expect(Self.string("Places", "ar", bundle) == "أماكن")
    #expect(Self.string("Places", "en", bundle) == "Places")
    // What the language lacks is in the language that programs are written in.
    #expect(Self.string("Untranslated", "de", bundle) == "Untranslated")
    #expect(Self.string("Tap", "en", bundle) == "Click")
    #expect(Self.string("Nowhere", "de", bundle) == "Nowhere")
  }

  @Test func numbersChooseTheFormByTheRulesOfTheLanguage() throws {
    let bundle = try self.bundle(["Localizable.xcstrings": Self.catalogue])
    func english(_ n: Int) -> String { Self.string("\(n) places", "en_US", bundle) }
    #expect([0, 1, 2, 1000].map(english) == ["no place", "1 place", "2 places", "1,000 places"])
    func arabic(_ n: Int) -> String { String(Self.string("\(n) places", "ar", bundle).prefix(1)) }
    #expect([0, 1, 2, 3, 11, 100].map(arabic) == ["Z", "O", "T", "F", "M", "X"])
  }

  @Test func partsChooseByArgumentsOfTheirOwn() throws {
    let bundle = try self.bundle(["Localizable.xcstrings": Self.catalogue])
    func text(_ cats: Int, _ dogs: Int) -> String {
      Self.string("\("Ada") has \(cats) cats and \(dogs) dogs", "en", bundle)
    }
    #expect(text(1, 2) == "Ada has one cat and 2 dogs")
    #expect(text(5, 1) == "Ada has 5 cats and one dog")
  }

  @Test func aDictionaryOfPluralsIsRead() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>%lld files in %lld folders</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
          <key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string></dict>
          <key>folders</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>one folder</string><key>other</key><string>%lld folders</string></dict>
        </dict>
      </dict></plist>
      """
    let bundle = try self.bundle(["en.lproj/Localizable.stringsdict": list])
    func text(_ files: Int, _ folders: Int) -> String {
      Self.string("\(files) files in \(folders) folders", "en", bundle)
    }
    #expect(text(1, 3) == "1 file in 3 folders")
    #expect(text(7, 1) == "7 files in one folder")
  }

  @Test func textStringsAndFoundationsFunctionAgree() throws {
    // In a language that no other test's window is in, which may be the nearest one.
    let bundle = try self.bundle(["is.lproj/Localizable.strings": #""Hello" = "Halló"; "Other" = "Annað";"#])
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "is_IS")
    let locale = environment.locale
    #expect(Text("Hello", bundle: bundle).string(in: environment) == "Halló")
    #expect(String(localized: "Hello", bundle: bundle, locale: locale) == "Halló")
    let resource = LocalizedStringResource("Hello", locale: locale, bundle: bundle)
    #expect(String(localized: resource) == "Halló")
    #expect(Text(resource).string(in: environment) == "Halló")
    let keyed = LocalizedStringResource("Other", defaultValue: "Else", locale: locale, bundle: bundle)
    #expect(String(localized: keyed) == "Annað")
    #expect(Text(keyed).string(in: environment) == "Annað")
    // Nobody's window asks: the language is that of the environment, in which there is no such table.
    #expect(NSLocalizedString("Hello", bundle: bundle, comment: "") == "Hello")
    #expect(NSLocalizedString("Hello", value: "Default", comment: "") == "Default")
  }

  @Test func damagedTablesAreNone() throws {
    let bundle = try self.bundle([
      "Localizable.xcstrings": "{ \"strings\": [1, 2", "en.lproj/Localizable.stringsdict": "no list",
    ])
    #expect(Self.string("Places", "de", bundle) == "Places")
    let odd = try self.bundle([
      "Localizable.xcstrings": """
      { "sourceLanguage": 7, "strings": { "a": 1, "b": { "localizations": { "de": { "variations": { "plural": {} } } } },
        "c": { "localizations": { "de": { "stringUnit": { "value": "%#@loop@" },
          "substitutions": { "loop": { "argNum": 0, "variations": { "plural": {
            "other": { "stringUnit": { "value": "%#@loop@ %arg" } } } } } } } } } } }
      """
    ])
    #expect(Self.string("a", "de", odd) == "a")
    #expect(Self.string("b", "de", odd).isEmpty)
    // A part that holds itself ends.
    #expect(Self.string("c", "de", odd).count < 100)
  }

  @Test func englishNounsAgreeWithNumbers() {
    func agree(_ phrase: String) -> String { EnglishInflection.agree(phrase) }
    #expect(agree("1 habit") == "1 habit")
    #expect(agree("3 habit") == "3 habits")
    #expect(agree("0 box") == "0 boxes")
    #expect(agree("1,200 city") == "1,200 cities")
    #expect(agree("2 day") == "2 days")
    #expect(agree("2 Person") == "2 People")
    #expect(agree("2 woman, today") == "2 women, today")
    #expect(agree("4 sheep") == "4 sheep")
    #expect(agree("habit") == "habit")
    #expect(
      ["knife", "human", "woman", "BUS", "hero", "photo", "quiz"].map(EnglishInflection.plural) == [
        "knives", "humans", "women", "BUSES", "heroes", "photos", "quizzes",
      ])
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let count = 2
    #expect(
      Text("You have ^[\(count) habit](inflect: true) left").string(in: environment)
        == "You have 2 habits left")
    #expect(Text("^[\(1) **habit**](inflect: true)").string(in: environment) == "1 habit")
    environment.locale = Locale(identifier: "de")
    #expect(Text("^[\(count) Tag](inflect: true)").string(in: environment) == "2 Tag")
  }

  @Test func measurementsAreWrittenInTheLanguageAndTheUnitOfTheRegion() {
    let speed = Measurement(value: 1234.5, unit: UnitSpeed.kilometersPerHour)
    func write(
      _ width: Measurement<UnitSpeed>.FormatStyle.UnitWidth, _ locale: String,
      _ usage: MeasurementFormatUnitUsage<UnitSpeed> = .asProvided
    ) -> String {
      speed.formatted(.measurement(width: width, usage: usage).locale(Locale(identifier: locale)))
    }
    #expect(write(.abbreviated, "en_US") == "1,234.5 km/h")
    #expect(write(.wide, "de_DE") == "1.234,5 Kilometer pro Stunde")
    #expect(write(.abbreviated, "en_US", .general) == "767 mph")
    #expect(write(.abbreviated, "de_DE", .general) == "1.234 km/h")
    let warm = Measurement(value: 21.4, unit: UnitTemperature.celsius)
    #expect(
      warm.formatted(.measurement(width: .narrow, usage: .weather).locale(Locale(identifier: "en_US")))
        == "71°")
    let style = FloatingPointFormatStyle<Double>().precision(.fractionLength(2))
    let long = Measurement(value: 3, unit: UnitLength.meters)
    let english = Locale(identifier: "en_US")
    #expect(
      long.formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style).locale(english))
        == "3.00 m")
    let own = Measurement(
      value: 2, unit: UnitLength(symbol: "ell", converter: UnitConverterLinear(coefficient: 0.6)))
    #expect(own.formatted(.measurement(width: .wide).locale(english)) == "2 ell")
    #expect(
      Measurement(value: .nan, unit: UnitLength.meters).formatted(.measurement(width: .wide).locale(english))
        .contains("m"))
  }

  @Test func markdownBecomesAttributes() throws {
    let text = try AttributedString(
      markdown: "# Title\nHello **bold** and [link](https://a.b)\nagain\n\n- item")
    #expect(String(text.characters) == "TitleHello bold and link againitem")
    let bold = text.runs.first {
      $0[AttributeScopes.SwiftUIAttributes.InlineIntentAttribute.self] == .stronglyEmphasized
    }
    #expect(bold.map { String(text[$0.range].characters) } == "bold")
    #expect(text.runs.contains { $0.link == URL(string: "https://a.b") })
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(String(try AttributedString(markdown: "a\n\n *b*", options: options).characters) == "a\n\n b")
    let run = try #require(
      Text(try AttributedString(markdown: "**b**")).resolve(in: EnvironmentValues()).first)
    #expect(run.text == "b" && run.font.weight > ResolvedFont().weight)
  }

  @Test func aCatalogueThatDoesNotSpeakTheLanguageHidesNone() throws {
    let first = try self.bundle(["Localizable.xcstrings": Self.catalogue])
    let second = try self.bundle([
      "fr.lproj/Localizable.strings": #""Places" = "Lieux";"#,
      "de.lproj/Localizable.strings": #""Places" = "Stellen";"#,
    ])
    func format(_ language: String) -> String? {
      LocalizedStrings.format(
        forKey: "Places", table: nil, bundles: [first, second], locale: Locale(identifier: language))
    }
    #expect(format("fr_CA") == "Lieux" && format("de") == "Orte" && format("it") == "Places")
  }
}
