import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// What guide.json changes of the guide, and texts by language.
@MainActor struct GuideFileTests {
  private static let entries = """
    [{"name": {"en": "Bell", "fr": "Cloche", "zh-Hans": "钟"}, "type": {"en": "Gear", "fr": "Outil"},
      "tags": [{"en": "Old", "fr": "Vieux"}], "facts": [{"symbol": "ruler", "text": {"en": "2 m", "fr": "Deux mètres"}}]},
     {"name": "Lamp", "description": "Plain."}]
    """

  private static func guide(
    _ settings: String, entries: String = entries, language: String = "en", offers: [String] = [],
    isKiosk: Bool = false
  ) throws -> (tester: ViewTester, store: RestaurantStore) {
    let folder = try PackFolder(["restaurants.json": entries, "guide.json": settings])
    var complaints: [String] = []
    let store = RestaurantStore(folder: folder.content) { complaints.append($0) }
    #expect(complaints.isEmpty)
    var preferences = UserPreferences()
    preferences.language = language
    let tester = SheetTests.invariants(
      ViewTester(
        GuideView(store: store, languages: offers, isKiosk: isKiosk), size: CGSize(width: 390, height: 844),
        preferences: preferences))
    tester.settle()
    return (tester, store)
  }

  private static func texts(_ tester: ViewTester) -> [String] { tester.tree.flattened.compactMap(\.text) }

  @Test(arguments: [
    ("en", "Bell"), ("en-GB", "Bell"), ("fr", "Cloche"), ("fr-CA", "Cloche"), ("zh-Hans", "钟"),
    ("zh-CN", "钟"),
    ("zh-TW", "钟"), ("de", "Bell"), ("ar", "Bell"),
  ])
  func anEntryIsReadInTheLanguageThatIsNearest(_ language: String, _ name: String) throws {
    let (tester, store) = try Self.guide("{}", language: language)
    #expect(store.restaurants[0].name == name && store.restaurants[1].name == "Lamp")
    #expect(Self.texts(tester).contains(name))
  }

  @Test func anEntryIsTheSameInEveryLanguage() throws {
    let (tester, store) = try Self.guide("{}", language: "en", offers: ["en", "fr"])
    let ids = store.restaurants.map(\.id)
    store.setFavourite(store.restaurants[0], true)
    tester.tap("row-0")
    tester.settle()
    #expect(tester.frame(of: "Old") != nil && tester.frame(of: "2 m") != nil)
    tester.key(.escape)
    tester.settle()
    tester.tap("language")
    tester.settle()
    tester.tap("language-fr")
    tester.settle()
    #expect(store.restaurants.map(\.id) == ids && store.isFavourite(store.restaurants[0]))
    tester.tap("row-0")
    tester.settle()
    let texts = Self.texts(tester)
    #expect(texts.contains("Vieux") && texts.contains("Deux mètres") && texts.contains("Outil"))
    #expect(!texts.contains("Old") && !texts.contains("Bell"))
  }

  @Test func searchFindsTheWordsOfTheLanguageThatIsRead() throws {
    let (tester, store) = try Self.guide("{}", language: "fr")
    let listing = RestaurantListing()
    let query = RestaurantQuery()
    query.text = "cloche"
    #expect(listing.sections(of: store, query, in: Locale(identifier: "fr"))[0].restaurants.count == 1)
    query.text = "bell"
    #expect(listing.sections(of: store, query, in: Locale(identifier: "fr"))[0].restaurants.isEmpty)
    #expect(tester.frame(of: "row-0") != nil)
  }

  @Test func whoReadsNoLanguageOfTheGuideGetsItsFirst() throws {
    let settings = #"{"languages": ["fr", "en"]}"#
    for (language, word) in [
      ("de", "Découvrir"), ("fr", "Découvrir"), ("en", "Discover"), ("ar", "Découvrir"),
    ] {
      let (tester, _) = try Self.guide(settings, language: language)
      #expect(Self.texts(tester).contains(word), "\(language): \(Self.texts(tester))")
      #expect((tester.frame(of: "row-0") ?? .zero).minX == 0)
      #expect(Self.texts(tester).contains(word == "Discover" ? "Bell" : "Cloche"))
    }
  }

  @Test func visitorsChooseAmongTheLanguagesOfTheGuide() throws {
    let (tester, _) = try Self.guide(
      #"{"languages": ["fr", "en"]}"#, offers: ["en", "zh-Hans", "ar", "fr", "de"], isKiosk: true)
    tester.tap("language")
    tester.settle()
    let ids = tester.tree.flattened.compactMap(\.id).filter { $0.hasPrefix("language-") }
    #expect(Set(ids) == ["language-fr", "language-en"])
  }

  @Test func tabsAreThoseThatAreNamedInTheirOrder() throws {
    let settings = """
      {"start": "discover",
       "tabs": [{"show": "photos", "title": {"en": "Pictures", "fr": "Images"}, "symbol": "star"},
                {"show": "discover", "title": "For you", "heading": "Made for you"}]}
      """
    let (tester, _) = try Self.guide(settings)
    let tabs = ["tab-photos", "tab-discover"].map { tester.frame(of: $0) ?? .null }
    #expect(tabs[0].maxX <= tabs[1].minX && tester.frame(of: "tab-restaurants") == nil)
    var texts = Self.texts(tester)
    #expect(texts.contains("Pictures") && texts.contains("For you") && texts.contains("Made for you"))
    #expect(tester.frame(of: "swipe-deck") != nil, "it begins with the tab that is named")
    tester.key("1", modifiers: .control)
    tester.settle()
    // None of them has a picture.
    #expect(tester.frame(of: "No pictures yet") != nil)
    texts = Self.texts(tester)
    #expect(texts.count { $0 == "Pictures" } >= 2, "the tab and the title: \(texts)")
    // There is no list to search.
    tester.key("f", modifiers: .control)
    tester.settle()
    #expect(tester.frame(of: "No pictures yet") != nil)
  }

  @Test func aSingleTabNeedsNoBar() throws {
    let (tester, _) = try Self.guide(#"{"tabs": [{"show": "list"}]}"#)
    #expect(tester.frame(of: "tab-restaurants") == nil)
    tester.tap("row-1")
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") != nil)
  }

  @Test func wordsAreReplacedByLanguageAndTheOthersStay() throws {
    let settings = #"{"words": {"details": {"en": "The object", "fr": "L’objet"}, "all": "Everything"}}"#
    for (language, title, all) in [("en", "The object", "Everything"), ("fr", "L’objet", "Everything")] {
      let (tester, _) = try Self.guide(settings, language: language)
      #expect(Self.texts(tester).contains(all))
      tester.tap("row-0")
      tester.settle()
      #expect(Self.texts(tester).contains(title) && !Self.texts(tester).contains("Restaurant Details"))
    }
    // A text by language says nothing to others; the usual word stands there.
    let (tester, _) = try Self.guide(#"{"words": {"favourites": {"fr": "Ma visite"}}}"#, language: "fr")
    #expect(Self.texts(tester).contains("Ma visite") && Self.texts(tester).contains("Tous"))
  }

  @Test func placesIndoorsAreNoAddresses() throws {
    let entries = #"[{"name": "Bell", "location": "Room 3"}]"#
    for (settings, isAddress) in [("{}", true), (#"{"places": "indoors"}"#, false)] {
      let (tester, _) = try Self.guide(settings, entries: entries)
      tester.tap("row-0")
      tester.settle()
      #expect(tester.frame(of: "Room 3") != nil)
      #expect((tester.frame(of: "take-map") != nil) == isAddress)
    }
  }

  /// Whether some pixel in a part of the window has a colour.
  private static func paints(_ tester: ViewTester, _ color: [UInt8], in part: CGRect) -> Bool {
    _ = tester.runner.paint()
    let buffer = tester.runner.buffer
    return (Int(part.minY)..<Int(part.maxY)).contains { y in
      (Int(part.minX)..<Int(part.maxX)).contains { x in
        let place = (y * buffer.width + x) * 4
        // Blue, green, red.
        return (0..<3).allSatisfy { abs(Int(buffer.bytes[place + $0]) - Int(color[2 - $0])) <= 1 }
      }
    }
  }

  @Test func theGuideSaysHowItLooks() throws {
    let accent = ##""accent": {"light": "#205060", "dark": "#FFD040"}"##
    for (appearance, page, tint) in [
      ("dark", [0, 0, 0], [0xFF, 0xD0, 0x40]), ("light", [255, 255, 255], [0x20, 0x50, 0x60]),
    ] as [(String, [UInt8], [UInt8])] {
      let (tester, _) = try Self.guide(#"{"appearance": "\#(appearance)", \#(accent)}"#)
      #expect(Self.paints(tester, page, in: CGRect(x: 2, y: 400, width: 1, height: 1)), "\(appearance)")
      let tab = try #require(tester.frame(of: "tab-restaurants"))
      #expect(Self.paints(tester, tint, in: tab), "\(appearance)")
      let other = try #require(tester.frame(of: "tab-photos"))
      #expect(!Self.paints(tester, tint, in: other))
    }
  }

  @Test func facesAreThoseThatAreNamed() throws {
    func width(_ settings: String) throws -> CGFloat {
      let (tester, _) = try Self.guide(settings)
      tester.tap("row-1")
      tester.settle()
      return try #require(tester.frame(of: "Plain.")).width
    }
    let usual = try width("{}")
    #expect(try width(#"{"fonts": {"details": "rounded"}}"#) == usual)
    #expect(try width(#"{"fonts": {"details": "monospaced"}}"#) != usual)
    #expect(try width(#"{"fonts": {"details": "Noto Serif"}}"#) == width(#"{"fonts": {"details": "serif"}}"#))
    #expect(try width(#"{"fonts": {"text": "monospaced"}}"#) == usual)
  }

  @Test func theWindowsTitleIsTheGuides() throws {
    let (_, store) = try Self.guide(#"{"title": {"en": "Museum", "fr": "Musée"}}"#)
    #expect(store.title(in: "fr-BE") == "Musée" && store.title(in: "de") == "Museum")
    #expect(try Self.guide("{}").store.title(in: "en") == nil)
  }
}
