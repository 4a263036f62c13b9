import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// A pack of something else than restaurants, which the repository has as an example.
@MainActor struct MuseumTests {
  nonisolated static let folder = ContentFolder(
    path: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Museum").standardizedFileURL.path)

  /// What a guide to restaurants says, in each of the guide's languages, and what only places to eat have.
  private static let foreign = [
    "restaurant", "bistro", "餐厅", "餐馆", "المطاعم", "مطعم", "führer", "menu", "dish", "café",
  ]

  private static func museum(_ language: String, _ size: CGSize, isKiosk: Bool = false) -> ViewTester {
    var complaints: [String] = []
    let store = RestaurantStore(folder: folder) { complaints.append($0) }
    #expect(complaints.isEmpty)
    var preferences = UserPreferences()
    preferences.language = language
    let tester = SheetTests.invariants(
      ViewTester(
        GuideView(store: store, languages: isKiosk ? ["en", "ar", "de"] : [], isKiosk: isKiosk), size: size,
        preferences: preferences))
    tester.settle()
    return tester
  }

  /// Words and labels in sight that are of restaurants.
  private static func foreignWords(_ tester: ViewTester) -> [String] {
    tester.tree.flattened.flatMap { [$0.text, $0.label, $0.value].compactMap { $0 } }
      .filter { said in foreign.contains { said.localizedCaseInsensitiveContains($0) } }
  }

  /// English in each kind of window, each other language in one.
  private nonisolated static let walks = [
    ("en", CGSize(width: 390, height: 844)), ("en", CGSize(width: 1097, height: 617)),
    ("en", CGSize(width: 844, height: 390)), ("fr", CGSize(width: 390, height: 844)),
    ("zh-Hans", CGSize(width: 1097, height: 617)), ("de", CGSize(width: 844, height: 390)),
    ("ar", CGSize(width: 390, height: 844)),
  ]

  @Test(arguments: walks)
  func noScreenSpeaksOfRestaurants(_ language: String, _ size: CGSize) {
    let tester = Self.museum(language, size)
    var screens: [String] = []
    func look(_ screen: String) {
      tester.settle()
      screens.append(screen)
      #expect(Self.foreignWords(tester).isEmpty, "\(screen)")
      #expect(LayoutTests.cut(tester).isEmpty, "\(screen)")
    }
    look("list")
    for row in 0..<3 {
      tester.tap("row-\(row)")
      look("object \(row)")
      tester.key(.upArrow)
      look("object \(row) in full")
      tester.key(.escape)
      tester.settle()
      tester.key(.escape)
      tester.settle()
    }
    tester.tap("order")
    look("orders")
    tester.tap("order-type")
    look("by kind")
    tester.tap("filter-favourites")
    look("nothing on the tour")
    tester.tap("filter-all")
    tester.settle()
    tester.tap("tab-discover")
    look("deck")
    for _ in 0..<14 {
      tester.tap("skip")
      tester.settle()
    }
    look("the deck's end")
    tester.tap("tab-photos")
    look("pictures")
    #expect(screens.count == 13)
  }

  @Test func everyTextIsInEveryLanguageOfTheGuide() throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: Self.folder.path + "/restaurants.json"))
    let guide = try Data(contentsOf: URL(fileURLWithPath: Self.folder.path + "/guide.json"))
    var texts = 0
    func look(_ value: Any) {
      if let list = value as? [Any] { list.forEach(look) }
      guard let fields = value as? [String: Any] else { return }
      if fields["en"] is String {
        texts += 1
        #expect(Set(fields.keys) == ["en", "fr", "zh-Hans"], "\(fields)")
      } else {
        fields.values.forEach(look)
      }
    }
    look(try JSONSerialization.jsonObject(with: file))
    look(try JSONSerialization.jsonObject(with: guide))
    #expect(texts > 100)
  }

  @Test func everyEntryHasSeveralPicturesOfItsOwn() {
    let pack = GuidePack(Self.folder)
    #expect(pack.problems.isEmpty && pack.isUsable)
    let store = RestaurantStore(folder: Self.folder)
    #expect(store.restaurants.count >= 12)
    for entry in store.restaurants {
      #expect(!entry.photos.isEmpty)
      for photo in [entry.image] + entry.photos { #expect(store.image(named: photo) != nil, "\(photo)") }
    }
  }
}
