import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// What the list is asked for: search, chips, order, headings with their index.
struct SearchTests {
  @MainActor static func place(
    _ name: String, _ type: String = "Bistro", _ location: String = "", _ description: String = ""
  ) -> Restaurant {
    Restaurant(
      id: RestaurantFile.id(of: name), name: name, type: type, location: location, phone: "",
      description: description, image: "", isVisited: false)
  }

  @MainActor static let places = [
    place("Café Lumière", "Coffee", "Lyon, France", "The crème comes with a fern."),
    place("老街麵館", "Noodles", "Tainan"), place("Ταβέρνα Θάλασσα", "Taverna", "Piraeus"),
    place("Straßenküche", "Bistro", "Köln"), place("ＲＡＭＥＮ屋", "Ramen", "Kanazawa"),
  ]

  @MainActor private static func guide(
    _ store: RestaurantStore? = nil, size: CGSize = CGSize(width: 390, height: 844), language: String? = nil
  ) -> ViewTester {
    var preferences = UserPreferences()
    preferences.language = language
    let tester = SheetTests.invariants(
      ViewTester(
        GuideView(store: store ?? RestaurantStore(folder: .bundled)), size: size, preferences: preferences))
    tester.settle()
    return tester
  }

  /// The names in the list, from the top.
  @MainActor private static func names(_ tester: ViewTester) -> [String] {
    tester.tree.flattened.filter { $0.id?.hasPrefix("row-") == true }
      .sorted { $0.frame.y < $1.frame.y }
      .compactMap { row in
        tester.tree.flattened.first {
          $0.type == "Text" && $0.text != nil
            && row.frame.rect.contains(CGPoint(x: $0.frame.rect.midX, y: $0.frame.rect.midY))
        }?.text
      }
  }

  @MainActor private static func choose(_ order: String, _ tester: ViewTester) {
    #expect(tester.tap("order"))
    tester.settle()
    #expect(tester.tap("order-\(order)"))
    tester.settle()
  }

  // MARK: What is found

  @Test(arguments: [
    ("cafe", [0]), ("CAFÉ", [0]), ("lumiere lyon", [0]), ("fern creme", [0]), ("fern ramen", []),
    ("麵館", [1]), ("面馆", [1]), ("麵", [1]), ("tainan", [1]), ("laojie", [1]), ("lao jie mian", [1]),
    ("LJMG", [1]), ("mianguan", [1]), ("ταβερνα", [2]), ("STRASSE", [3]),
    ("koln", [3]), ("ramen", [4]), ("bistro", [3]), ("", [0, 1, 2, 3, 4]), ("  ", [0, 1, 2, 3, 4]),
  ])
  @MainActor func caseAccentsAndWidthMakeNoDifference(_ text: String, _ found: [Int]) {
    var index = SearchIndex(Self.places)
    #expect(index.matches(text) == found)
  }

  @MainActor @Test func aTextThatGoesOnLooksThroughWhatWasFoundAlone() {
    var index = SearchIndex(Self.places)
    #expect(index.matches("r").count == 4 && index.comparisons == 5)
    #expect(index.matches("ram").count == 1 && index.comparisons == 9)
    #expect(index.matches("ram").count == 1 && index.comparisons == 9)
    #expect(index.matches("ram k").count == 1 && index.comparisons == 10)
    // One that is shortened begins anew.
    #expect(index.matches("r").count == 4 && index.comparisons == 15)
  }

  @MainActor @Test func whatIsFoundInABetterPlaceComesFirst() {
    var tagged = Self.place("Fifth", "Bar")
    tagged.tags = ["Olive oil"]
    let places = [
      Self.place("First", "Bistro", "", "An olive with each glass."), Self.place("Dar Polive"),
      Self.place("The Olive Yard"), Self.place("Second", "Olive press"), tagged, Self.place("Olivier's"),
      Self.place("Sixth", "Bistro", "9 Olive Street"), Self.place("L'Olivette"),
      Self.place("Seventh", "Bistro", "", "Olives, and the olive yard."),
    ]
    var index = SearchIndex(places)
    #expect(index.matches("oliv") == [5, 2, 7, 1, 3, 4, 6, 0, 8])
    #expect(index.matches("olive") == [2, 7, 1, 3, 4, 6, 0, 8], "going on keeps the order")
    #expect(index.matches("the olive") == [2, 8])
    #expect(index.matches("yard the") == [2, 8])
    #expect(index.matches("oil") == [4])
  }

  @Test func theListShowsTheBestFirstUnlessAnotherOrderWasChosen() {
    let places = [
      Self.place("Zum Anker", "Bistro", "", "Lamps of an old lighthouse."), Self.place("Old Lamp"),
      Self.place("Lamplight"),
    ]
    let tester = Self.guide(RestaurantStore(restaurants: places))
    tester.key("f", modifiers: .control)
    tester.settle()
    tester.type("lamp")
    tester.settle()
    #expect(Self.names(tester) == ["Lamplight", "Old Lamp", "Zum Anker"])
    tester.type(" old")
    tester.settle()
    #expect(Self.names(tester) == ["Old Lamp", "Zum Anker"])
  }

  @Test func m05_aKeyOpensTheSearchInMotion() throws {
    let tester = Self.guide()
    tester.settle()
    func field() throws -> CGFloat {
      try #require(tester.tree.flattened.first { $0.type == "TextField" }).frame.rect.minY
    }
    let start = try field()
    let watcher = tester.watch("key")
    tester.key("f", modifiers: .control)
    var places: [CGFloat] = []
    for _ in 0..<60 {
      tester.advance(by: 1 / 60)
      let prompt = watcher.records.last?.items.first { $0.text == "Search" }
      places.append(try #require(prompt).frame.minY)
    }
    let steps = zip(places, places.dropFirst()).map { $0 - $1 }
    #expect(try start - field() > 60 && steps.allSatisfy { $0 > -0.5 && $0 < 30 })
    #expect(watcher.faults.map(\.description) == [])
  }

  @Test func whatIsTypedNarrowsTheListAndEscapeGivesItBack() throws {
    let tester = Self.guide()
    tester.key("f", modifiers: .control)
    tester.settle()
    tester.type("cafe")
    tester.settle()
    #expect(tester.frame(of: "row-0") != nil && Self.names(tester).first == "Café Lumière")
    #expect(Self.names(tester).count < 6)
    tester.type("zzz")
    tester.settle()
    #expect(tester.frame(of: "row-0") == nil && tester.frame(of: "No Results for “cafezzz”") != nil)
    tester.key(.escape)
    tester.settle()
    #expect(Self.names(tester).count > 8 && tester.frame(of: "Cancel") == nil)
  }

  @Test(arguments: [("restaurants", true), ("photos", true), ("discover", true)])
  func controlFLeadsToTheSearchFromEveryTab(_ tab: String, _ isSearching: Bool) {
    for size in [
      CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1280, height: 800),
    ] {
      let tester = Self.guide(size: size)
      tester.tap("tab-\(tab)")
      tester.settle()
      tester.key("f", modifiers: .control)
      tester.settle()
      tester.type("ramen")
      tester.settle()
      #expect(Self.names(tester).first == "潮騒ラーメン", "\(tab) \(size)")
    }
  }

  @Test func overTheSheetControlFDoesNothing() {
    let tester = Self.guide()
    tester.tap("row-1")
    tester.settle()
    tester.key("f", modifiers: .control)
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") != nil && tester.frame(of: "Cancel") == nil)
  }

  @Test func theResultsBeginAtTheTop() {
    let tester = Self.guide()
    tester.key(.end)
    tester.settle()
    tester.key("f", modifiers: .control)
    tester.settle()
    tester.type("e")
    tester.settle()
    let chips = tester.visibleFrame(of: "filters")
    #expect(tester.frame(of: "row-0") != nil && chips != nil)
  }

  @Test(arguments: [CGFloat(30), 500, 100_000], [true, false])
  func theListIsWhereItWasWhenNothingIsSearchedForAnyMore(_ distance: CGFloat, _ hasText: Bool) throws {
    let tester = Self.guide(Self.many(200))
    Self.choose("name", tester)
    tester.wheel(at: CGPoint(x: 195, y: 500), dy: -distance, isPrecise: true)
    tester.settle()
    let before = tester.tree.flattened.filter { $0.id?.hasPrefix("row-") == true }
    let inSight = try #require(before.first { $0.frame.y > 300 })
    tester.key("f", modifiers: .control)
    tester.settle()
    if hasText {
      for letter in ["p", "l", "a", "c", "e", " ", "7"] {
        tester.type(letter)
        tester.advance(by: 0.1)
      }
      tester.settle()
      #expect(tester.visibleFrame(of: "filters") != nil, "from the top")
    }
    let watcher = tester.watch("escape")
    tester.key(.escape)
    tester.settle()
    #expect(try abs(Self.place(of: inSight, tester) - inSight.frame.y) < 1)
    #expect(watcher.faults.map(\.description) == [])
  }

  /// Where the row with the name of another one's is now.
  @MainActor private static func place(of row: TreeDump, _ tester: ViewTester) throws -> Double {
    try #require(tester.tree.flattened.first { $0.id == row.id }).frame.y
  }

  @Test func theIndexIsHiddenUnderTheActionsOfARow() throws {
    let tester = Self.guide(Self.many(200))
    Self.choose("name", tester)
    func letters() -> Int {
      tester.paintedTexts.count { $0.string.count == 1 && $0.frame.minX > 362 && $0.opacity > 0.01 }
    }
    #expect(letters() == 26)
    let row = try #require(tester.frame(of: "row-2"))
    tester.drag(from: CGPoint(x: 300, y: row.midY), by: CGVector(dx: -150, dy: 0))
    tester.settle()
    #expect(letters() == 0)
    // What lies there belongs to the row now.
    #expect(tester.frame(of: "visited") == nil)
    tester.tap(CGPoint(x: 380, y: row.midY))
    tester.settle()
    #expect(tester.frame(of: "visited") != nil && letters() == 26)
  }

  // MARK: Chips

  @Test func chipsNarrowTheListToAKindAndBack() {
    let tester = Self.guide(RestaurantStore(restaurants: Self.places))
    #expect(tester.tap("filter-Coffee"))
    tester.settle()
    #expect(Self.names(tester) == ["Café Lumière"])
    tester.tap("filter-Coffee")
    tester.settle()
    #expect(Self.names(tester).count == 5)
    tester.tap("filter-Bistro")
    tester.settle()
    tester.tap("filter-all")
    tester.settle()
    #expect(Self.names(tester).count == 5)
  }

  @Test func favouritesAreAChipAndNoneIsSaid() {
    let store = RestaurantStore(restaurants: Self.places)
    let tester = Self.guide(store)
    tester.tap("filter-favourites")
    tester.settle()
    #expect(tester.frame(of: "No favourites yet") != nil && tester.frame(of: "row-0") == nil)
    store.setFavourite(Self.places[3], true)
    tester.settle()
    #expect(Self.names(tester) == ["Straßenküche"])
  }

  @Test func aSearchInAPartThatFindsNothingOffersTheRest() {
    let tester = Self.guide(RestaurantStore(restaurants: Self.places))
    tester.tap("filter-Bistro")
    tester.settle()
    tester.key("f", modifiers: .control)
    tester.settle()
    tester.type("ramen")
    tester.settle()
    #expect(
      tester.frame(of: "row-0") == nil && tester.frame(of: "Check the spelling or try a new search.") == nil)
    #expect(tester.tap("search-all"))
    tester.settle()
    #expect(Self.names(tester) == ["ＲＡＭＥＮ屋"])
  }

  @Test func chipsAreDraggedSidewaysAndTheListStays() throws {
    let tester = Self.guide()
    let (chip, row) = try (#require(tester.frame(of: "filter-Bistro")), #require(tester.frame(of: "row-0")))
    tester.drag(from: CGPoint(x: chip.midX, y: chip.midY), by: CGVector(dx: -150, dy: 0))
    tester.settle()
    #expect(try #require(tester.frame(of: "filter-Bistro")).minX < chip.minX - 100)
    #expect(tester.frame(of: "row-0") == row)
  }

  // MARK: Order

  @Test func theListIsInTheOrderThatWasChosen() {
    let store = RestaurantStore(restaurants: Self.places)
    store.setFavourite(Self.places[3], true)
    let tester = Self.guide(store, language: "en")
    Self.choose("name", tester)
    #expect(
      Self.names(tester) == ["Café Lumière", "ＲＡＭＥＮ屋", "Straßenküche", "Ταβέρνα Θάλασσα", "老街麵館"])
    Self.choose("favourites", tester)
    #expect(Self.names(tester).prefix(2) == ["Straßenküche", "Café Lumière"])
    Self.choose("type", tester)
    #expect(Self.names(tester).prefix(2) == ["Straßenküche", "Café Lumière"])
    #expect(tester.frame(of: "Taverna") != nil, "a heading")
    Self.choose("listed", tester)
    #expect(Self.names(tester) == Self.places.map(\.name))
  }

  @Test(arguments: [("zh-Hans", "老街麵館"), ("en", "Café Lumière")])
  func theOrderIsTheLanguages(_ language: String, _ first: String) {
    let tester = Self.guide(RestaurantStore(restaurants: Self.places), language: language)
    Self.choose("name", tester)
    #expect(Self.names(tester).first == first)
  }

  // MARK: The index

  @MainActor private static func many(_ count: Int) -> RestaurantStore {
    RestaurantStore(
      restaurants: (0..<count).map { number in
        let letter = Character(UnicodeScalar(UInt8(ascii: "A") + UInt8(number * 7 % 26)))
        return place("\(letter)-place \(number)", "Kind \(number % 9)", "Street \(number)")
      })
  }

  /// On a phone rows reach to the edge: above and below the letters one touches them.
  @Test func besideTheLettersTheListIsTouched() throws {
    let tester = Self.guide(Self.many(21))
    Self.choose("name", tester)
    let index = try #require(tester.frame(of: "section-index"))
    let rows = tester.tree.flattened.filter { $0.id?.hasPrefix("row-") == true }.map(\.frame.rect)
    let row = try #require(rows.first { $0.midY < index.minY && $0.midY > 200 })
    tester.tap(CGPoint(x: index.midX, y: row.midY))
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") != nil)
  }

  @Test func aFewRowsHaveNoIndex() {
    let tester = Self.guide(Self.many(20))
    Self.choose("name", tester)
    #expect(tester.frame(of: "section-index") == nil)
    let more = Self.guide(Self.many(21))
    #expect(more.frame(of: "section-index") == nil, "as listed there are no sections")
    Self.choose("name", more)
    #expect(more.frame(of: "section-index") != nil)
  }

  @Test(
    arguments: [
      CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1280, height: 800),
    ], ["en", "ar"])
  func theIndexLeadsFromSectionToSectionAndCoversNoRow(_ size: CGSize, _ language: String) throws {
    let tester = Self.guide(Self.many(200), size: size, language: language)
    Self.choose("name", tester)
    let index = try #require(tester.frame(of: "section-index"))
    let name = try #require(
      tester.tree.flattened.first { $0.text?.contains("-place") == true && $0.type == "Text" }
    ).frame.rect
    #expect(!index.intersects(name))
    tester.press(CGPoint(x: index.midX, y: index.midY))
    tester.advance(by: 0.05)
    tester.move(to: CGPoint(x: index.midX, y: index.maxY - 1), over: 0.3)
    tester.advance(by: 0.1)
    #expect(Self.names(tester).contains { $0.hasPrefix("Z-") })
    tester.move(to: CGPoint(x: index.midX, y: index.minY + 1), over: 0.3)
    tester.release()
    tester.settle()
    #expect(Self.names(tester).first?.hasPrefix("A-") == true)
    #expect(tester.frame(of: "bottom-sheet") == nil)
  }

  // MARK: Many

  @Test func aKeystrokeInTenThousandLooksThroughThemOnceAndEvaluatesTheRowsInSight() {
    let listing = RestaurantListing()
    let store = Self.many(10_000)
    let query = RestaurantQuery()
    for text in ["s", "st", "street 77", "street 777"] {
      query.text = text
      _ = listing.sections(of: store, query, in: Locale(identifier: "en"))
    }
    #expect(listing.indexings == 1 && listing.comparisons < 3 * 10_000 + 500)

    let tester = Self.guide(store)
    tester.key("f", modifiers: .control)
    tester.settle()
    tester.host.countsBodies = true
    tester.type("street 77")
    tester.settle()
    let rows = tester.host.bodyCounts["RestaurantRow"] ?? 0
    #expect(rows > 5 && rows < 60, "\(rows)")
    tester.key(.escape)
    tester.settle()
    let before = tester.host.bodyCounts["RestaurantRow"] ?? 0
    Self.choose("name", tester)
    #expect((tester.host.bodyCounts["RestaurantRow"] ?? 0) - before < 60)
  }

  @Test func anOrderIsMadeOnce() {
    let (listing, store, query) = (RestaurantListing(), Self.many(500), RestaurantQuery())
    query.order = .name
    for text in ["", "s", "st", ""] {
      query.text = text
      _ = listing.sections(of: store, query, in: Locale(identifier: "fr"))
    }
    #expect(listing.sortings == 1 && listing.indexings == 1)
  }
}
