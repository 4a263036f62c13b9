import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// K30: whatever a drag does a tap, a button or a key does, too, and it comes to the same.
@MainActor struct WaysWithoutDragTests {
  private static let size = CGSize(width: 390, height: 844)

  private static func guide(_ count: Int = 8, tab: String? = nil) -> (ViewTester, RestaurantStore) {
    let store = TabTests.store(count)
    let tester = SheetTests.invariants(ViewTester(GuideView(store: store), size: size))
    tester.settle()
    if let tab {
      tester.tap("tab-\(tab)")
      tester.settle()
    }
    return (tester, store)
  }

  /// A guide whose sheet rests at half.
  private static func sheet() -> ViewTester {
    let (tester, _) = guide()
    tester.tap("row-1")
    tester.settle()
    return tester
  }

  @Test func k30_theSheetGoesUpDownAndAway() {
    let ways: [(String, (ViewTester) -> Void)] = [
      ("a drag", { SheetTests.drag($0, by: -330) }), ("the handle", { $0.tap("bottom-sheet-handle") }),
      ("a key", { $0.key(.upArrow) }),
    ]
    for (name, up) in ways {
      let tester = Self.sheet()
      #expect(SheetTests.y(tester) == 422, "half")
      up(tester)
      tester.settle()
      #expect(SheetTests.y(tester) == 50, "\(name): full")
      if name == "a key" {
        tester.key(.escape)
      } else if name == "a drag" {
        SheetTests.drag(tester, by: 330)
      } else {
        tester.tap("bottom-sheet-handle")
      }
      tester.settle()
      #expect(SheetTests.y(tester) == 422, "\(name): half again")
      if name == "a key" {
        tester.key(.escape)
      } else if name == "a drag" {
        SheetTests.drag(tester, by: 300)
      } else {
        tester.tap(CGPoint(x: 195, y: 200))
      }
      tester.settle()
      #expect(tester.frame(of: "bottom-sheet") == nil, "\(name): away")
    }
  }

  @Test(arguments: [("like", 1.0, true), ("skip", -1, false)])
  func k30_aCardGoesToEitherSideAndBack(_ button: String, _ side: Double, _ isLiked: Bool) {
    let (dragged, one) = Self.guide(tab: "discover")
    dragged.flick(from: CGPoint(x: 195, y: 350), by: CGVector(dx: side * 220, dy: 0), over: 0.15)
    let (pressed, two) = Self.guide(tab: "discover")
    pressed.tap(button)
    for (tester, store) in [(dragged, one), (pressed, two)] {
      tester.settle()
      #expect(tester.frame(of: "card-Place 0") == nil && tester.frame(of: "card-Place 1") != nil)
      #expect(store.isFavourite(store.restaurants[0]) == isLiked)
      tester.tap("undo")
      tester.settle()
      #expect(tester.frame(of: "card-Place 0") != nil && !store.isFavourite(store.restaurants[0]))
    }
  }

  /// What lies behind a row is in the menu of one that is held.
  @Test(arguments: [("Add to favourites", 100.0), ("Mark as visited", -120)])
  func k30_whatARowHidesIsInItsMenu(_ action: String, _ distance: Double) throws {
    let isHeart = distance > 0
    let (dragged, one) = Self.guide()
    let row = try #require(dragged.frame(of: "row-2"))
    dragged.drag(from: CGPoint(x: row.midX, y: row.midY), by: CGVector(dx: distance, dy: 0))
    dragged.settle()
    dragged.tap(CGPoint(x: isHeart ? 30 : 360, y: row.midY))
    let (held, two) = Self.guide()
    held.press(CGPoint(x: row.midX, y: row.midY))
    held.advance(by: 1)
    held.release()
    held.settle()
    #expect(held.tap(action))
    for (tester, store) in [(dragged, one), (held, two)] {
      tester.settle()
      let place = store.restaurants[2]
      #expect(isHeart ? store.isFavourite(place) : store.isVisited(place))
    }
  }

  @Test func k30_thePulledListIsReadAgainByAKey() async {
    for isPulled in [true, false] {
      let store = RestaurantStore(folder: .bundled)
      let tester = ViewTester(GuideView(store: store), size: Self.size)
      tester.settle()
      if isPulled {
        tester.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 300))
      } else {
        tester.key(.function(5))
      }
      await ReloadTests.pass(tester, 1)
      #expect(tester.tree.flattened.contains { $0.id == "notice" }, "\(isPulled)")
    }
  }

  @Test func k30_aPhotoOverTheScreenIsTurnedEnlargedAndPutAway() throws {
    func viewer() throws -> (tester: ViewTester, frame: CGRect) { try DetailTests.viewer() }
    func number(_ tester: ViewTester) -> String? {
      tester.tree.flattened.compactMap(\.text).last { $0.hasSuffix(" of 3") }
    }
    let (dragged, _) = try viewer()
    dragged.flick(from: CGPoint(x: 300, y: 422), by: CGVector(dx: -200, dy: 0), over: 0.15)
    let (keyed, _) = try viewer()
    keyed.key(.rightArrow)
    for tester in [dragged, keyed] {
      tester.settle()
      #expect(number(tester) == "2 of 3")
    }
    dragged.flick(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 250), over: 0.15)
    keyed.tap("close-photos")
    for tester in [dragged, keyed] {
      tester.settle()
      #expect(tester.frame(of: "photo-viewer") == nil && tester.frame(of: "bottom-sheet") != nil)
    }
    let (tapped, _) = try viewer()
    let start = DetailTests().photo(tapped).width
    for _ in 0..<2 {
      tapped.tap(CGPoint(x: 195, y: 422))
      tapped.advance(by: 0.05)
    }
    tapped.settle()
    #expect(DetailTests().photo(tapped).width > 1.5 * start)
  }

  @Test func k30_aCoverAtTheSideComesToTheMiddle() {
    let (dragged, _) = Self.guide(tab: "photos")
    dragged.flick(from: CGPoint(x: 300, y: 350), by: CGVector(dx: -120, dy: 0), over: 0.3)
    let (tapped, _) = Self.guide(tab: "photos")
    tapped.tap("cover-Place 1")
    tapped.settle()
    tapped.key(.escape)
    let (keyed, _) = Self.guide(tab: "photos")
    keyed.key(.rightArrow)
    for (name, tester) in [("drag", dragged), ("tap", tapped), ("key", keyed)] {
      tester.settle()
      #expect(abs((tester.frame(of: "cover-Place 1") ?? .zero).midX - 195) < 1, "\(name)")
    }
  }

  @Test func k30_aLetterOfTheIndexIsTapped() throws {
    func list() -> ViewTester {
      let (tester, _) = Self.guide(60)
      tester.tap("order")
      tester.settle()
      tester.tap("order-name")
      tester.settle()
      return tester
    }
    let (dragged, tapped) = (list(), list())
    guard let index = tapped.frame(of: "section-index") else { return }
    let end = CGPoint(x: index.midX, y: index.maxY - 8)
    dragged.drag(
      from: CGPoint(x: index.midX, y: index.minY + 8), by: CGVector(dx: 0, dy: end.y - index.minY - 8))
    tapped.tap(end)
    for tester in [dragged, tapped] { tester.settle() }
    #expect(dragged.frame(of: "row-59") == tapped.frame(of: "row-59"))
  }

  @Test func k30_theListAndASheetsTextScrollByKeysAndTheWheel() {
    let ways: [(ViewTester) -> Void] = [
      { $0.key(.pageDown) }, { $0.wheel(at: CGPoint(x: 195, y: 500), dy: -300, isPrecise: true) },
      { $0.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -300)) },
    ]
    for way in ways {
      let (list, _) = Self.guide(30)
      let top = list.frame(of: "row-2")?.minY ?? .nan
      way(list)
      list.settle()
      #expect((list.frame(of: "row-2")?.minY ?? -.infinity) < top - 100)
      let sheet = SheetTests.expanded()
      way(sheet)
      sheet.settle()
      #expect(SheetTests.offset(sheet) > 100 && SheetTests.y(sheet) == SheetTests.full)
    }
  }
}
