import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// What a visitor says of restaurants, and what becomes of it.
@MainActor struct VisitorTests {
  private static func guide(_ store: RestaurantStore, isKiosk: Bool = false) -> ViewTester {
    let tester = SheetTests.invariants(
      ViewTester(
        GuideView(store: store, languages: isKiosk ? ["en", "de"] : [], isKiosk: isKiosk),
        size: CGSize(width: 390, height: 844)))
    tester.settle()
    return tester
  }

  private static func pull(_ tester: ViewTester, _ row: String, by dx: CGFloat) {
    let frame = tester.frame(of: row) ?? .zero
    tester.drag(from: CGPoint(x: frame.midX, y: frame.midY), by: CGVector(dx: dx, dy: 0))
    tester.settle()
  }

  @Test func aSwipeMakesAFavouriteOrAVisit() throws {
    let store = TabTests.store(8)
    let tester = Self.guide(store)
    let y = try #require(tester.frame(of: "row-2")).midY
    Self.pull(tester, "row-2", by: 100)
    tester.tap(CGPoint(x: 30, y: y))
    tester.settle()
    #expect(store.isFavourite(store.restaurants[2]) && tester.frame(of: "bottom-sheet") == nil)
    Self.pull(tester, "row-2", by: -120)
    tester.tap(CGPoint(x: 360, y: y))
    tester.settle()
    #expect(store.isVisited(store.restaurants[2]))
    #expect(tester.tree.flattened.count { $0.id == "visited" } == 1)
    // By more than half of what the buttons take, whose words are longer now.
    Self.pull(tester, "row-2", by: -180)
    tester.tap(CGPoint(x: 360, y: y))
    tester.settle()
    #expect(!store.isVisited(store.restaurants[2]))
  }

  @Test func aMenuCopiesARestaurantAsText() throws {
    let store = TabTests.store(8)
    let tester = Self.guide(store)
    let row = try #require(tester.frame(of: "row-1"))
    tester.press(CGPoint(x: row.midX, y: row.midY))
    tester.advance(by: 1)
    tester.release()
    tester.settle()
    #expect(tester.tap("Copy as text"))
    tester.advance(by: 0.5)
    #expect(UIPasteboard.general.string == "Place 1\nBistro\nStreet 1")
    #expect(tester.tree.flattened.first { $0.id == "notice" }?.text == "Copied")
    #expect(tester.frame(of: "bottom-sheet") == nil)
  }

  @Test func whatTheFileSaysOfAVisitCanBeTakenBack() {
    var place = SearchTests.places[0]
    place.isVisited = true
    let store = RestaurantStore(restaurants: [place])
    #expect(store.isVisited(place))
    store.setVisited(place, false)
    #expect(!store.isVisited(place) && store.changedVisits == [place.id])
    store.setVisited(place, true)
    #expect(store.isVisited(place) && store.changedVisits.isEmpty)
  }

  @Test func onAKioskNothingIsKeptBetweenVisitors() async {
    let store = TabTests.store(8)
    let tester = Self.guide(store, isKiosk: true)
    tester.tap("filter-favourites")
    tester.settle()
    tester.tap("filter-all")
    tester.settle()
    store.setFavourite(store.restaurants[3], true)
    store.setVisited(store.restaurants[3], true)
    tester.tap("language")
    tester.settle()
    tester.tap("language-de")
    tester.settle()
    tester.tap("row-1")
    tester.settle()
    tester.tap("tab-discover")
    tester.settle()
    await ReloadTests.pass(tester, 60)
    #expect(store.favourites.count == 1, "whoever is there may read")
    await ReloadTests.pass(tester, 40)
    #expect(store.favourites.isEmpty && store.changedVisits.isEmpty)
    #expect(tester.frame(of: "bottom-sheet") == nil && tester.frame(of: "row-0") != nil)
    #expect(tester.tree.flattened.contains { $0.text == "Discover" }, "in the first language")
  }

  @Test func aKioskHasNoClipboardInItsMenu() throws {
    let tester = Self.guide(TabTests.store(8), isKiosk: true)
    let row = try #require(tester.frame(of: "row-1"))
    tester.press(CGPoint(x: row.midX, y: row.midY))
    tester.advance(by: 1)
    tester.release()
    tester.settle()
    #expect(tester.frame(of: "Mark as visited") != nil && tester.frame(of: "Copy as text") == nil)
  }
}
