import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// The guide's own content in the languages that its words are in.
struct ContentLanguageTests {
  private static let languages = ["de", "fr", "zh-Hans", "ar"]

  /// An entry of the file as it is written.
  private struct Entry: Decodable {
    let name: String
    let type, description: [String: String]
    let tags: [[String: String]]?
    var texts: [[String: String]] { [type, description] + (tags ?? []) }
  }

  @Test func everyTextIsThereInEveryLanguage() throws {
    let folder = try #require(ContentFolder.bundled).path
    let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/restaurants.json"))
    let entries = try JSONDecoder().decode([Entry].self, from: data)
    #expect(entries.count == 26)
    for entry in entries {
      for text in entry.texts {
        #expect(
          Set(text.keys) == Set(Self.languages + ["en"]) && text.values.allSatisfy { !$0.isEmpty },
          "\(entry.name)")
      }
      // Prose is another one in each language, and as long as two paragraphs.
      #expect(Set(entry.description.values).count == 5, "\(entry.name)")
      let paragraphs = Set(entry.description.values.map { $0.components(separatedBy: "\n\n").count })
      #expect(paragraphs == [2], "\(entry.name)")
    }
  }

  @Test(arguments: [
    ("de", "Teigtaschen"), ("fr", "Raviolis chinois"), ("zh-Hans", "小笼包"), ("ar", "زلابية صينية"),
  ])
  @MainActor func theGuideShowsItsRestaurantsInTheLanguageThatIsRead(_ language: String, _ kind: String)
    throws
  {
    var preferences = UserPreferences()
    preferences.language = language
    let store = RestaurantStore(folder: .bundled)
    let tester = ViewTester(
      GuideView(store: store), size: CGSize(width: 390, height: 844), preferences: preferences)
    tester.settle()
    #expect(store.restaurants.contains { $0.type == kind })
    let latin = store.restaurants.filter { $0.description.contains(" the ") }
    #expect(latin.isEmpty, "\(latin.map(\.name))")
  }

  @Test(arguments: [
    ("en", "$"), ("en-GB", "£"), ("de", "€"), ("zh-Hans", "¥"), ("ja", "¥"), ("fr-CH", "€"),
  ])
  @MainActor func theSignOfPricesIsThatOfTheLanguagesRegion(_ language: String, _ sign: String) throws {
    var preferences = UserPreferences()
    preferences.language = language
    let tester = ViewTester(
      GuideView(store: RestaurantStore(folder: .bundled)), size: CGSize(width: 1280, height: 800),
      preferences: preferences)
    tester.settle()
    tester.tap("row-4")
    tester.settle()
    let signs = tester.paintedTexts.map(\.string).filter { ["$", "£", "€", "¥", "￥"].contains($0) }
    #expect(signs == Array(repeating: sign, count: 4))
  }
}
