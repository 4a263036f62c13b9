import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Foundation's function for strings speaks the language of the window whose code calls it, as `Text` and
/// `String(localized:)` do, in each of its forms.
@MainActor struct LocalizedFunctionTests {
  private static let catalogue = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": { "localizations": { "de": { "stringUnit": { "value": "Hallo" } },
                                    "fr": { "stringUnit": { "value": "Bonjour" } } } } } }
    """

  private struct Words: View {
    let bundle: Bundle
    var body: some View {
      VStack {
        Text("Hello", bundle: bundle).accessibilityIdentifier("text")
        line("resource", String(localized: "Hello", bundle: bundle))
        line("bundle", NSLocalizedString("Hello", bundle: bundle, comment: ""))
        line("table", NSLocalizedString("Hello", tableName: "Localizable", bundle: bundle, comment: ""))
        line("nil", NSLocalizedString("Hello", tableName: nil, bundle: bundle, comment: ""))
        line("other", NSLocalizedString("Hello", tableName: "Kitchen", bundle: bundle, comment: ""))
        line("value", NSLocalizedString("Hello", bundle: bundle, value: "Default", comment: ""))
        line("missing", NSLocalizedString("Nowhere", bundle: bundle, value: "Default", comment: ""))
        line("empty", NSLocalizedString("Nowhere", bundle: bundle, value: "", comment: ""))
        line("own", NSLocalizedString("Nowhere", tableName: "None", value: "Default", comment: ""))
        line("plain", NSLocalizedString("Nowhere", comment: ""))
      }
    }

    private func line(_ name: String, _ text: String) -> some View {
      Text(verbatim: text).accessibilityIdentifier(name)
    }
  }

  @Test(arguments: [
    ("de", "Hallo", "Suppe"), ("fr", "Bonjour", "Soupe"), ("en", "Hello", "Hello"), ("ja", "Hello", "Hello"),
  ])
  func itSpeaksTheWindowsLanguage(_ language: String, _ word: String, _ dish: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.catalogue.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    for (own, text) in [("de", "Suppe"), ("fr", "Soupe")] {
      let inner = folder.appending(path: own + ".lproj")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data("\"Hello\" = \"\(text)\";".utf8).write(to: inner.appending(path: "Kitchen.strings"))
    }
    var preferences = UserPreferences()
    preferences.language = language
    let tester = ViewTester(
      Words(bundle: try #require(Bundle(path: folder.path))), size: CGSize(width: 300, height: 500),
      preferences: preferences)
    let texts = Dictionary(
      tester.tree.flattened.compactMap { entry in entry.id.map { ($0, entry.text ?? "") } },
      uniquingKeysWith: { first, _ in first })
    for name in ["text", "resource", "bundle", "table", "nil", "value"] {
      #expect(texts[name] == word, "\(name)")
    }
    #expect(texts["other"] == dish)
    #expect(texts["missing"] == "Default" && texts["own"] == "Default")
    #expect(texts["empty"] == "Nowhere" && texts["plain"] == "Nowhere")
  }
}
