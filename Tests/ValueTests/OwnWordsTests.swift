import Foundation
import Testing

@testable import ViewTree

/// The library's own words: in the language that the program speaks.
final class OwnWordsTests {
  private var folders: [URL] = []

  deinit {
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
  }

  /// A bundle with the given files, which go with the test.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")
    folders.append(folder)
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return try #require(Bundle(path: folder.path))
  }

  private func word(_ key: LocalizedStringKey, _ language: String, _ bundle: Bundle) -> String {
    Localization(locale: Locale(identifier: language), bundles: [bundle]).string(Text(.own(key)))
  }

  @Test func theySpeakALanguageThatTheProgramSpeaks() throws {
    let bundle = try self.bundle([
      "de.lproj/Localizable.strings": "\"Places\" = \"Orte\";",
      "zh-Hans.lproj/Localizable.strings": "\"Places\" = \"地点\";",
      "en.lproj/Localizable.strings": "\"Places\" = \"Places\";",
    ])
    #expect(word("Cancel", "de_DE", bundle) == "Abbrechen")
    #expect(word("Cancel", "zh_CN", bundle) == "取消")
    #expect(word("No Results for “\("Tee")”", "de", bundle) == "Keine Ergebnisse für „Tee“")
    // A program that has no French is English in France, as a whole.
    #expect(word("Cancel", "fr_FR", bundle) == "Cancel")
    #expect(word("Cancel", "en_GB", bundle) == "Cancel")
    // What is no word of the library stands for itself.
    #expect(word("Places to go", "de", bundle) == "Places to go")
  }

  @Test func aProgramsOwnWordComesFirst() throws {
    let bundle = try self.bundle([
      "de.lproj/Localizable.strings": "\"Cancel\" = \"Zurücktreten\";",
      "en.lproj/Localizable.strings": "\"Cancel\" = \"Never mind\"; \"Back\" = \"Go back\";",
    ])
    #expect(word("Cancel", "de", bundle) == "Zurücktreten")
    #expect(word("Cancel", "en", bundle) == "Never mind")
    // An English word of the program's does not stand among German ones.
    #expect(word("Back", "de", bundle) == "Zurück")
    #expect(word("Back", "en", bundle) == "Go back")
  }

  /// A package without the language does not decide for the program.
  @Test func thePackageThatSpeaksTheLanguageDecides() throws {
    let english = try self.bundle(["en.lproj/Localizable.strings": "\"Cancel\" = \"Cancel\";"])
    let french = try self.bundle(["fr.lproj/Localizable.strings": "\"Places\" = \"Lieux\";"])
    let localization = Localization(locale: Locale(identifier: "fr_FR"), bundles: [english, french])
    #expect(localization.string(Text(.own("Cancel"))) == "Annuler")
  }

  @Test func aProgramsTextsAreItsOwn() throws {
    let bundle = try self.bundle(["de.lproj/Localizable.strings": "\"Places\" = \"Orte\";"])
    let text = Localization(locale: Locale(identifier: "de"), bundles: [bundle]).string(Text("Cancel"))
    #expect(text == "Cancel")
  }

  @Test func eachWordHasAllLanguages() {
    for (english, words) in OwnWords.table {
      #expect(words.count == OwnWords.languages.count, "\(english)")
      #expect(words.allSatisfy { !$0.isEmpty && $0.contains("%@") == english.contains("%@") }, "\(english)")
    }
  }
}
