import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// The guide's tabs: what is built when, what swipes, buttons, keys and taps do.
struct TabTests {
  @MainActor static func store(_ count: Int = 6) -> RestaurantStore {
    RestaurantStore(
      restaurants: (0..<count).map { index in
        Restaurant(
          id: UUID(), name: "Place \(index)", type: "Bistro", location: "Street \(index)", phone: "",
          description: "A place.", image: "cafe-lumiere", isVisited: false)
      })
  }

  @MainActor static func guide(_ store: RestaurantStore, tab: String? = nil) -> ViewTester {
    let tester = SheetTests.invariants(
      ViewTester(GuideView(store: store), size: CGSize(width: 390, height: 800)))
    tester.settle()
    if let tab {
      #expect(tester.tap("tab-\(tab)"))
      tester.settle()
    }
    return tester
  }

  private static let middle = CGPoint(x: 195, y: 380)

  /// Swipes the topmost card.
  @MainActor private static func swipe(_ tester: ViewTester, by dx: CGFloat) {
    tester.drag(from: middle, by: CGVector(dx: dx, dy: 0))
    tester.settle()
  }

  @MainActor private static func hasCard(_ tester: ViewTester, _ index: Int) -> Bool {
    tester.frame(of: "card-Place \(index)") != nil
  }

  @MainActor private static func favourites(_ store: RestaurantStore) -> [String] {
    store.restaurants.filter(store.isFavourite).map(\.name)
  }

  @Test func tabsAreBuiltWhenTheyAreFirstChosen() {
    let tester = Self.guide(Self.store())
    tester.host.countsBodies = true
    #expect(tester.frame(of: "swipe-deck") == nil && tester.frame(of: "carousel") == nil)
    tester.tap("tab-photos")
    tester.settle()
    #expect(tester.frame(of: "carousel") != nil)
    #expect(tester.host.bodyCounts["PhotosView"] != nil && tester.host.bodyCounts["DiscoverView"] == nil)
    tester.tap("tab-discover")
    tester.settle()
    #expect(tester.host.bodyCounts["DiscoverView"] != nil)
  }

  @Test func returnOpensWhatKeysHaveChosenWhileTheCoversAreOnTheirWay() throws {
    let store = Self.store()
    let tester = Self.guide(store, tab: "photos")
    tester.key(.end)
    tester.advance(by: 0.05)
    tester.key(.return)
    tester.settle()
    let last = try #require(store.restaurants.last?.name)
    let sheet = tester.frame(of: "bottom-sheet")
    let names = tester.tree.flattened.filter { $0.text == last && sheet?.contains($0.frame.rect) == true }
    #expect(!names.isEmpty)
  }

  @Test(arguments: ["restaurants", "discover", "photos"])
  func atRestNoTabNeedsAFrame(_ tab: String) {
    let tester = Self.guide(Self.store(), tab: tab)
    let frames = tester.runner.frames
    tester.advance(by: 10)
    #expect(tester.runner.frames == frames)
    #expect(tester.host.timers.nextDeadline == nil)
  }

  @Test func aSwipeToTheRightPutsAHeartOnTheRow() {
    let store = Self.store()
    let tester = Self.guide(store, tab: "discover")
    Self.swipe(tester, by: 150)
    Self.swipe(tester, by: -150)
    #expect(Self.favourites(store) == ["Place 0"])
    tester.tap("tab-restaurants")
    tester.settle()
    let heart = tester.tree.flattened.first { $0.id == "heart" }?.frame.rect ?? .null
    let row = tester.frame(of: "row-0") ?? .zero
    #expect(row.contains(heart))
    #expect(tester.tree.flattened.count { $0.id == "heart" } == 1)
  }

  @Test func undoTakesTheHeartBackWithTheCard() {
    let store = Self.store()
    let tester = Self.guide(store, tab: "discover")
    tester.tap("like")
    tester.settle()
    #expect(Self.favourites(store) == ["Place 0"] && !Self.hasCard(tester, 0))
    tester.tap("undo")
    tester.settle()
    #expect(Self.favourites(store).isEmpty && Self.hasCard(tester, 0))
  }

  @Test func undoLeavesAHeartThatWasThereBefore() {
    let store = Self.store()
    store.setFavourite(store.restaurants[0], true)
    let tester = Self.guide(store, tab: "discover")
    tester.key(.rightArrow)
    tester.settle()
    tester.key(.delete)
    tester.settle()
    #expect(Self.favourites(store) == ["Place 0"] && Self.hasCard(tester, 0))
  }

  @Test func theDeckEndsAndBeginsAgain() {
    let store = Self.store(3)
    let tester = Self.guide(store, tab: "discover")
    tester.key(.rightArrow)
    tester.settle()
    tester.tap("skip")
    tester.settle()
    Self.swipe(tester, by: -150)
    #expect(tester.frame(of: "That was all") != nil)
    #expect(tester.frame(of: "One of them is a favourite.") != nil)
    tester.tap("undo")
    tester.settle()
    #expect(Self.hasCard(tester, 2) && tester.frame(of: "That was all") == nil)
    tester.key(.leftArrow)
    tester.settle()
    tester.tap("restart")
    tester.settle()
    #expect(Self.hasCard(tester, 0) && Self.hasCard(tester, 1) && tester.frame(of: "That was all") == nil)
    #expect(Self.favourites(store) == ["Place 0"])
  }

  @Test func aTapOnACardOpensItsSheet() {
    let tester = Self.guide(Self.store(), tab: "discover")
    tester.tap(Self.middle)
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.half)
    #expect(tester.frame(of: "sheet-content") != nil)
  }

  @Test func theSheetLiesOverTheTabsAndTheirKeys() {
    let store = Self.store()
    let tester = Self.guide(store, tab: "discover")
    let bar = tester.frame(of: "tab-photos") ?? .zero
    tester.key(.return)
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.half)
    tester.tap(CGPoint(x: bar.midX, y: bar.midY))
    tester.key(.rightArrow)
    tester.key("3", modifiers: .control)
    tester.settle()
    #expect(tester.frame(of: "carousel") == nil)
    #expect(Self.favourites(store).isEmpty)
    #expect(SheetTests.y(tester) == SheetTests.half)
  }

  @Test func controlAndANumberChooseATab() {
    let tester = Self.guide(Self.store())
    tester.key("3", modifiers: .control)
    tester.settle()
    #expect(tester.frame(of: "carousel") != nil)
    tester.key("1", modifiers: .command)
    tester.settle()
    #expect(tester.visibleFrame(of: "row-0") != nil)
  }

  @Test func aTapOnACoverOpensThatRestaurantsSheet() {
    let tester = Self.guide(Self.store(), tab: "photos")
    #expect(tester.tap("cover-Place 1"))
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.half)
    #expect(tester.frame(of: "Street 1") != nil)
    #expect(abs((tester.frame(of: "cover-Place 1") ?? .zero).midX - 195) < 1)
    tester.key(.escape)
    tester.settle()
    tester.tap("cover-Place 1")
    tester.settle()
    #expect(tester.frame(of: "Street 1") != nil)
  }

  @Test func coversComeToRestInTheMiddle() {
    let tester = Self.guide(Self.store(), tab: "photos")
    let y = (tester.frame(of: "carousel") ?? .zero).midY
    for (way, duration) in [(-180.0, 0.12), (-60, 0.05), (140, 0.2), (-300, 0.1)] {
      tester.flick(from: CGPoint(x: 195, y: y), by: CGVector(dx: way, dy: 0), over: duration)
      tester.settle()
      let near = (0..<6).compactMap { tester.frame(of: "cover-Place \($0)") }.map { abs($0.midX - 195) }.min()
      #expect((near ?? .infinity) < 0.5)
    }
  }

  @Test func theHeartInTheSheetMakesAFavourite() {
    let store = Self.store()
    let tester = Self.guide(store)
    tester.tap("row-2")
    tester.settle()
    let heart = tester.frame(of: "favourite") ?? .zero
    #expect(heart.width >= 44 && heart.height >= 44)
    tester.tap("favourite")
    tester.settle()
    #expect(Self.favourites(store) == ["Place 2"])
    tester.tap("favourite")
    tester.settle()
    #expect(Self.favourites(store).isEmpty)
  }

  @Test func theHomeIndicatorsInsetLiesBelowTheBar() {
    let tester = ViewTester(
      GuideView(store: Self.store()), size: CGSize(width: 390, height: 844),
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    tester.tap("tab-discover")
    tester.settle()
    #expect((tester.frame(of: "tab-discover") ?? .zero).maxY <= 844 - 34)
    #expect((tester.frame(of: "like") ?? .zero).maxY <= 844 - 34 - 49)
    #expect((tester.frame(of: "card-Place 0") ?? .zero).minY >= 47 + 90)
  }

  /// Covers that one finger drags while another goes to another tab.
  @Test(arguments: [true, false])
  func coversOfATabThatIsLeftComeToRest(_ liftsThere: Bool) throws {
    let tester = ViewTester(GuideView(store: RestaurantStore(folder: .bundled)))
    tester.settle()
    tester.tap("tab-photos")
    tester.settle()
    tester.press(CGPoint(x: 195, y: 400))
    tester.move(by: CGVector(dx: -135, dy: 0), over: 0.15)
    let tab = try #require(tester.frame(of: "tab-restaurants"))
    tester.press(CGPoint(x: tab.midX, y: tab.midY), finger: 2)
    tester.advance(by: 0.06)
    tester.release(finger: 2)
    tester.advance(by: 0.3)
    if liftsThere { tester.release() }
    tester.settle()
    tester.tap("tab-photos")
    tester.settle()
    let covers = tester.tree.flattened.filter { $0.id?.hasPrefix("cover-") == true }.map(\.frame.rect.midX)
    #expect(covers.contains { abs($0 - 195) < 1 }, "\(covers)")
    if !liftsThere { tester.release() }
    #expect(tester.host.isInputIdle)
  }
}
