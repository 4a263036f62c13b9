import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// The guide's words in the languages that it is in, and a visitor's choice among them.
struct LanguageTests {
  nonisolated private static let languages = ["en", "zh-Hans", "ar", "fr", "de"]

  @MainActor private static func guide(
    _ language: String?, _ size: CGSize = CGSize(width: 390, height: 844), offers: [String] = []
  ) -> ViewTester {
    var preferences = UserPreferences()
    preferences.language = language
    let tester = SheetTests.invariants(
      ViewTester(
        GuideView(store: RestaurantStore(folder: .bundled), languages: offers), size: size,
        preferences: preferences))
    tester.settle()
    return tester
  }

  @Test(arguments: [
    ("en", "Restaurants", "Restaurant Details", "1 of 26"), ("zh-Hans", "餐厅", "餐厅详情", "第 1 张，共 26 张"),
    ("ar", "المطاعم", "تفاصيل المطعم", "1 من 26"), ("fr", "Restaurants", "Le restaurant", "1 sur 26"),
    ("de-CH", "Restaurants", "Zum Restaurant", "1 von 26"),
    ("ja", "Restaurants", "Restaurant Details", "1 of 26"),
  ])
  func theGuideSpeaksTheLanguage(_ language: String, _ title: String, _ details: String, _ number: String) {
    let tester = Self.guide(language)
    #expect(tester.tree.flattened.count { $0.text == title } >= 2, "the tab and the title")
    tester.tap("row-0")
    tester.settle()
    #expect(tester.frame(of: details) != nil)
    tester.key(.escape)
    tester.settle()
    tester.tap("tab-photos")
    tester.settle()
    #expect(tester.frame(of: number) != nil)
    tester.tap("tab-discover")
    tester.settle()
    let like = tester.tree.flattened.first { $0.id == "like" }?.label
    #expect((like == "Favourite") == (language == "en" || language == "ja"))
  }

  @Test func everyWordIsInEveryLanguage() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Restaurants/Localizable.xcstrings")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let strings = try #require(json?["strings"] as? [String: [String: Any]])
    #expect(strings.count > 15)
    for (key, entry) in strings {
      let localizations = entry["localizations"] as? [String: Any] ?? [:]
      #expect(Set(localizations.keys) == Set(Self.languages), "\(key)")
    }
  }

  @Test(arguments: languages, [CGSize(width: 320, height: 480), CGSize(width: 844, height: 390)])
  func inNoLanguageIsATextCut(_ language: String, _ size: CGSize) {
    let tester = Self.guide(language, size)
    #expect(LayoutTests.cut(tester).isEmpty)
    tester.tap("row-1")
    tester.settle()
    #expect(LayoutTests.cut(tester).isEmpty)
    tester.key(.escape)
    tester.settle()
    for tab in ["discover", "photos"] {
      tester.tap("tab-\(tab)")
      tester.settle()
      #expect(LayoutTests.cut(tester).isEmpty, "\(tab)")
    }
  }

  @Test func arabicReadsFromRightToLeftThroughout() {
    let tester = Self.guide("ar", CGSize(width: 1000, height: 800))
    #expect((tester.frame(of: "row-0") ?? .zero).minX == 680, "the list is on the right")
    #expect((tester.frame(of: "favourite") ?? .zero).maxX < 100)
    tester.tap("tab-discover")
    tester.settle()
    let card = tester.frame(of: "card-Café Lumière") ?? .zero
    #expect(card.minX > (tester.frame(of: "like") ?? .zero).maxX)
    // A card follows the finger, and a button, to the side that they mean.
    tester.press(CGPoint(x: card.midX, y: card.midY))
    tester.move(by: CGVector(dx: -80, dy: 0), over: 0.1)
    tester.advance(by: 0.05)
    #expect((tester.frame(of: "card-Café Lumière") ?? .zero).midX < card.midX - 60)
    tester.cancel()
    tester.settle()
    tester.tap("tab-photos")
    tester.settle()
    let covers = ["Café Lumière", "潮騒ラーメン"].map { tester.frame(of: "cover-\($0)") ?? .zero }
    #expect(covers[1].maxX < covers[0].minX && covers[0].minX - covers[1].maxX < 60)
  }

  @Test func aVisitorChoosesTheLanguage() throws {
    let plain = Self.guide(nil)
    #expect(plain.frame(of: "language") == nil)
    let tester = Self.guide(nil, offers: Self.languages)
    #expect(tester.tap("language"))
    tester.settle()
    #expect(tester.frame(of: "Deutsch") != nil && tester.frame(of: "العربية") != nil)
    #expect(tester.frame(of: "Français") != nil)
    tester.tap("language-ar")
    tester.settle()
    #expect(tester.tree.flattened.count { $0.text == "المطاعم" } >= 2)
    let row = try #require(tester.frame(of: "row-0"))
    let name = try #require(tester.frame(of: "Café Lumière"))
    #expect(name.midX > row.midX)
    tester.tap("row-1")
    tester.settle()
    #expect(tester.frame(of: "تفاصيل المطعم") != nil)
    tester.key(.escape)
    tester.settle()
    tester.tap("language")
    tester.settle()
    tester.tap("language-de")
    tester.settle()
    #expect(tester.frame(of: "Entdecken") != nil && (tester.frame(of: "Café Lumière") ?? .zero).minX < 100)
  }
}
