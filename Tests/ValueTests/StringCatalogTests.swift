import Foundation
import Testing

@testable import ViewTree

/// String catalogues: languages, numbers, substitutions, and what is wrong in a file.
struct StringCatalogTests {
  private static let source = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Places": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Orte" } },
        "zh-Hans": { "stringUnit": { "value": "地点" } } } },
      "Untranslated": {},
      "%lld rows": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld row" } }, "other": { "stringUnit": { "value": "%lld rows" } } } } },
        "de": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld Zeile" } }, "other": { "stringUnit": { "value": "%lld Zeilen" } } } } },
        "ar": { "variations": { "plural": {
          "zero": { "stringUnit": { "value": "z%lld" } }, "one": { "stringUnit": { "value": "o%lld" } },
          "two": { "stringUnit": { "value": "t%lld" } }, "few": { "stringUnit": { "value": "f%lld" } },
          "many": { "stringUnit": { "value": "m%lld" } }, "other": { "stringUnit": { "value": "x%lld" } } } } } } },
      "%lld birds in %lld trees": { "localizations": { "en": {
        "stringUnit": { "value": "In %#@trees@ sit %#@birds@." },
        "substitutions": {
          "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg bird" } }, "other": { "stringUnit": { "value": "%arg birds" } } } } },
          "trees": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "a tree" } }, "other": { "stringUnit": { "value": "%arg trees" } } } } }
        } } } },
      "Broken": { "localizations": { "de": { "stringUnit": 7 }, "fr": { "stringUnit": { "value": "Cassé" } } } },
      "Tap": { "localizations": { "en": { "variations": { "device": {
        "mac": { "stringUnit": { "value": "Click" } }, "other": { "stringUnit": { "value": "Touch" } } } } } } }
    } }
    """

  private func environment(_ locale: String) throws -> (EnvironmentValues, URL) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.source.write(
      to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.localizationBundles = [try #require(Bundle(path: folder.path))]
    return (environment, folder)
  }

  @Test(arguments: [
    ("de_DE", "Orte"), ("de", "Orte"), ("zh_CN", "地点"), ("zh-Hans", "地点"), ("zh_TW", "Places"),
    ("en_GB", "Places"),
    ("fr", "Places"),
  ])
  func aKeyIsFoundInItsLanguageElseInThatOfTheSource(_ locale: String, _ string: String) throws {
    let (environment, folder) = try environment(locale)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(Text("Places").string(in: environment) == string)
    #expect(Text("Untranslated").string(in: environment) == "Untranslated")
    #expect(Text("Nowhere").string(in: environment) == "Nowhere")
    #expect(Text(verbatim: "Places").string(in: environment) == "Places")
  }

  @Test(arguments: [
    ("en", 1, "1 row"), ("en", 0, "0 rows"), ("en", 1200, "1,200 rows"), ("de", 1, "1 Zeile"),
    ("de", 1200, "1.200 Zeilen"),
    ("ar", 0, "z0"), ("ar", 1, "o1"), ("ar", 2, "t2"), ("ar", 103, "f103"), ("ar", 11, "m11"),
    ("ar", 100, "x100"),
  ])
  func aNumberChoosesTheString(_ locale: String, _ number: Int, _ string: String) throws {
    let (environment, folder) = try environment(locale)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Latin digits and a comma, whichever the locale has.
    let shown = Text("\(number) rows").string(in: environment).replacingOccurrences(of: "٬", with: "")
    #expect(shown == string)
  }

  @Test func partsOfAStringHaveNumbersOfTheirOwn() throws {
    let (environment, folder) = try environment("en")
    defer { try? FileManager.default.removeItem(at: folder) }
    func text(_ birds: Int, _ trees: Int) -> String {
      Text("\(birds) birds in \(trees) trees").string(in: environment)
    }
    #expect(text(1, 3) == "In 3 trees sit 1 bird.")
    #expect(text(5, 1) == "In a tree sit 5 birds.")
    #expect(Text("Tap").string(in: environment) == "Click")
  }

  @Test func whatIsWrongInAFileIsLeftOut() throws {
    let (environment, folder) = try environment("de")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(Text("Broken").string(in: environment) == "Broken")
    let catalog = try #require(StringCatalog(Data(Self.source.utf8)))
    #expect(catalog.entries(in: "fr")["Broken"] == LocalizedEntry("Cassé"))
    for text in ["", "[]", "{}", "{\"strings\": 3}", String(Self.source.dropLast(20))] {
      #expect(StringCatalog(Data(text.utf8)) == nil, "\(text.prefix(20))")
    }
  }

  @Test func stringsOutsideOfViewsAreTheSame() throws {
    let (environment, folder) = try environment("de")
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = environment.localizationBundles[0]
    let german = Locale(identifier: "de")
    #expect(String(localized: "Places", bundle: bundle, locale: german) == "Orte")
    #expect(String(localized: "\(1) rows", bundle: bundle, locale: german) == "1 Zeile")
    #expect(NSLocalizedString("Tap", tableName: nil, bundle: bundle, comment: "") == "Click")
    #expect(NSLocalizedString("Nowhere to be found", comment: "") == "Nowhere to be found")
  }

  @Test(arguments: [
    ("ru", [1: PluralCategory.one, 2: .few, 5: .many, 11: .many, 21: .one, 22: .few, 112: .many]),
    ("pl", [1: .one, 2: .few, 5: .many, 21: .many, 22: .few]),
    ("fr", [0: .one, 1: .one, 2: .other, 1_000_000: .many]),
    ("ja", [0: .other, 1: .other]), ("cs", [1: .one, 3: .few, 5: .other]),
    ("lv", [0: .zero, 1: .one, 11: .zero]),
    ("he", [1: .one, 2: .two, 3: .other]), ("en", [0: .other, 1: .one, 2: .other]),
  ])
  func languagesDistinguishNumbers(_ language: String, _ categories: [Int: PluralCategory]) {
    for (number, category) in categories {
      #expect(PluralCategory(of: .integer(Int64(number)), language: language) == category, "\(number)")
    }
    #expect(PluralCategory(of: .real(.nan), language: language) == .other)
  }
}
