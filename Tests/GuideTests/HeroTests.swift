import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// The photo that was tapped goes over into the sheet, and back: rows, cards and covers, in every frame.
@MainActor struct HeroTests {
  nonisolated enum Page: String, CaseIterable {
    case restaurants, discover, photos

    /// What is tapped, and what of it flies.
    var source: String {
      switch self {
      case .restaurants: "row-2"
      case .discover: "card-Place 0"
      case .photos: "cover-Place 0"
      }
    }
  }

  private static func guide(
    _ page: Page = .restaurants, size: CGSize = CGSize(width: 390, height: 844),
    direction: LayoutDirection = .leftToRight, store: RestaurantStore = TabTests.store()
  ) -> ViewTester {
    let tester = ViewTester(
      GuideView(store: store).environment(\.layoutDirection, direction), size: size)
    tester.settle()
    if page != .restaurants {
      tester.tap("tab-\(page.rawValue)")
      tester.settle()
    }
    return tester
  }

  private static func heroes(_ tester: ViewTester) -> [CGRect] {
    tester.tree.flattened.filter { $0.id == "hero" }.map(\.frame.rect)
  }

  /// The frames of the photo in flight while `action` plays.
  private static func flight(_ tester: ViewTester, _ action: () -> Void) -> [CGRect] {
    var frames: [CGRect] = []
    tester.onFrame = { tester in
      let found = heroes(tester)
      #expect(found.count <= 1)
      frames += found
    }
    action()
    tester.settle()
    tester.onFrame = { _ in }
    #expect(heroes(tester).isEmpty)
    return frames
  }

  private nonisolated static let cases: [(Page, CGSize, LayoutDirection)] = Page.allCases.flatMap { page in
    [
      (page, CGSize(width: 390, height: 844), LayoutDirection.leftToRight),
      (page, CGSize(width: 390, height: 844), .rightToLeft),
      (page, CGSize(width: 844, height: 390), .leftToRight),
    ] + (page == .restaurants ? [] : [(page, CGSize(width: 1920, height: 1080), .leftToRight)])
  }

  @Test(arguments: cases)
  func thePhotoGoesOverIntoTheSheetAndBack(_ page: Page, _ size: CGSize, _ direction: LayoutDirection) throws
  {
    let tester = Self.guide(page, size: size, direction: direction)
    let source = try #require(tester.frame(of: page.source))
    let watcher = tester.watch("hero")
    let there = Self.flight(tester) { tester.tap(page.source) }
    let sheet = try #require(tester.frame(of: "bottom-sheet"))
    let header = size.height < 500 ? try #require(tester.frame(of: "picture")) : sheet
    let back = Self.flight(tester) { tester.key(.escape) }
    for frames in [there, back.reversed()] {
      #expect(frames.count > 5)
      let (first, last) = (try #require(frames.first), try #require(frames.last))
      #expect(source.insetBy(dx: -30, dy: -70).contains(CGPoint(x: first.midX, y: first.midY)))
      #expect(
        abs(last.width - header.width) < 0.1 * header.width
          && abs(last.midX - header.midX) < 0.05 * size.width)
    }
    // It goes its way without turning round.
    #expect(
      zip(back, back.dropFirst()).allSatisfy { abs($1.midX - $0.midX) < 120 && abs($1.midY - $0.midY) < 160 })
    #expect(watcher.faults.isEmpty, "\(watcher.faults)")
    #expect(tester.frame(of: "bottom-sheet") == nil)
  }

  @Test(arguments: [false, true])
  func aCoverAtTheSideTurnsOnItsWay(_ isRightToLeft: Bool) throws {
    let tester = Self.guide(.photos, direction: isRightToLeft ? .rightToLeft : .leftToRight)
    let watcher = tester.watch("side cover")
    let y = (tester.visibleFrame(of: "carousel") ?? .zero).midY
    var covers: [CGFloat] = []
    let frames = Self.flight(tester) {
      tester.tap(CGPoint(x: isRightToLeft ? 30 : 360, y: y))
      covers = (0..<8).map { _ in
        tester.advance(by: 1 / 60)
        return tester.frame(of: "cover-Place 1")?.midX ?? .nan
      }
    }
    // The covers move to the middle, and the photo comes from where its own is at the time.
    #expect(covers.first.map { abs($0 - 195) > 60 } == true && Set(covers).count > 4)
    let first = try #require(frames.first)
    #expect(abs(first.midX - 195) > 60)
    #expect(abs((frames.last?.midX ?? 0) - 195) < 10)
    #expect(watcher.faults.isEmpty, "\(watcher.faults)")
  }

  @Test func aRowUnderABarRisesWithTheSheet() {
    let tester = Self.guide(store: TabTests.store(40))
    tester.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -262), over: 0.6)
    tester.settle()
    let rows = (0..<40).compactMap { number in tester.frame(of: "row-\(number)").map { (number, $0) } }
    let page = tester.visibleFrame(of: "list") ?? .null
    // Under the title's bar, and cut by the one of the tabs.
    var covered = 0
    for (number, frame) in rows where frame.minY < page.minY + 40 || frame.maxY > 780 {
      let before = tester.frame(of: "row-\(number)")
      var isOpen = false
      let flies = !Self.flight(tester) { isOpen = tester.perform(on: "Place \(number)") }.isEmpty
      #expect(isOpen && tester.frame(of: "bottom-sheet") != nil)
      let picture = frame.insetBy(dx: 0, dy: (frame.height - 40) / 2)
      #expect(before == frame)
      if picture.maxY > 844 - 49 || picture.minY < 44 {
        covered += 1
        #expect(!flies, "row \(number) at \(frame)")
      } else if picture.maxY < 844 - 49 - 2, picture.minY > 100 {
        #expect(flies, "row \(number) at \(frame)")
      }
      tester.key(.escape)
      tester.settle()
    }
    #expect(covered > 1, "\(rows)")
  }

  /// Thrown down from full it goes to half and swings far out below it: its photo stays.
  @Test func aSheetThatIsThrownToHalfKeepsItsPhoto() throws {
    let tester = Self.guide()
    tester.tap(Page.restaurants.source)
    tester.settle()
    let half = try #require(tester.frame(of: "bottom-sheet")).minY
    tester.key(.upArrow)
    tester.settle()
    let handle = try #require(tester.frame(of: "bottom-sheet-handle"))
    var lowest: CGFloat = 0
    let frames = Self.flight(tester) {
      tester.flick(
        from: CGPoint(x: handle.midX, y: handle.midY), by: CGVector(dx: 0, dy: 200), over: 0.03)
      for _ in 0..<120 {
        tester.advance(by: 1 / 120)
        lowest = max(lowest, tester.frame(of: "bottom-sheet")?.minY ?? 0)
      }
    }
    let rest = tester.frame(of: "bottom-sheet")?.minY
    #expect(frames.isEmpty && lowest > half + 10 && rest == half, "\(lowest) \(half)")
  }

  /// In a low window too, where the finger lies on what is beside the photo.
  @Test(arguments: [60.0, 100, 156], [300.0, 422, 600])
  func aThrowInALowWindowKeepsThePhotoOfASheetThatStays(_ distance: Double, _ x: Double) throws {
    let tester = Self.guide(size: CGSize(width: 844, height: 390))
    tester.tap("row-0")
    tester.settle()
    tester.key(.upArrow)
    tester.settle()
    let frames = Self.flight(tester) {
      tester.flick(from: CGPoint(x: x, y: 195), by: CGVector(dx: 0, dy: distance), over: 0.1)
      tester.settle()
    }
    guard tester.frame(of: "bottom-sheet") != nil else { return }
    #expect(frames.isEmpty, "\(frames.count) frames, \(String(describing: frames.first))")
  }

  /// Pulled slowly from full past half and let go where it stays, it keeps its photo.
  @Test(arguments: [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)], [0.1, 0.3, 0.42])
  func aDragFromFullPastHalfKeepsThePhotoOfASheetThatStays(_ size: CGSize, _ part: Double) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let tester = Self.guide(size: size, direction: direction)
      tester.tap("row-0")
      tester.settle()
      let half = try #require(tester.frame(of: "bottom-sheet")).minY
      tester.key(.upArrow)
      tester.settle()
      let full = try #require(tester.frame(of: "bottom-sheet")).minY
      let watcher = tester.watch("pull")
      let frames = Self.flight(tester) {
        tester.press(CGPoint(x: size.width / 2, y: full + 12))
        tester.move(by: CGVector(dx: 0, dy: half - full + part * (size.height - half)), over: 0.5)
        tester.advance(by: 0.3)
        #expect((tester.frame(of: "bottom-sheet")?.minY ?? 0) > half + 10)
        tester.release()
      }
      #expect(tester.frame(of: "bottom-sheet")?.minY == half)
      #expect(frames.isEmpty, "\(frames.count) frames")
      #expect(watcher.faults.isEmpty, "\(watcher.faults)")
    }
  }

  /// A sheet that leaves is opened again by another row: its photo comes from there.
  @Test(arguments: [0.05, 0.1, 0.18, 0.3])
  func anotherRowsPhotoFliesIntoASheetThatWasLeaving(_ delay: Double) throws {
    let tester = Self.guide()
    tester.tap("row-0")
    tester.settle()
    tester.key(.escape)
    tester.advance(by: delay)
    var heroes = 0
    tester.onFrame = { heroes = max(heroes, Self.heroes($0).count) }
    tester.tap("row-1")
    tester.advance(by: 0.1)
    // The photo that goes back, unless that has arrived, and the one that comes.
    #expect(heroes == 2 || heroes == 1 && delay == 0.3, "\(heroes)")
    tester.settle()
    #expect(Self.heroes(tester).isEmpty && tester.frame(of: "bottom-sheet") != nil)
  }

  @Test func besideTheListNothingFlies() {
    let tester = Self.guide(size: CGSize(width: 1920, height: 1080))
    #expect(Self.flight(tester) { tester.tap("row-2") }.isEmpty)
  }

  @Test func anotherPhotoOfSeveralSinksWithTheSheet() throws {
    var place = TabTests.store(1).restaurants[0]
    (place.image, place.photos) = ("cafe-lumiere", ["chez-maelle", "arroceria-vidal"])
    let tester = Self.guide(store: RestaurantStore(restaurants: [place]))
    #expect(Self.flight(tester) { tester.tap("row-0") }.count > 5)
    let header = try #require(tester.frame(of: "photo-pages"))
    tester.flick(
      from: CGPoint(x: 300, y: header.midY), by: CGVector(dx: -200, dy: 0), over: 0.1)
    tester.settle()
    #expect(tester.frame(of: "2 of 3") != nil)
    #expect(Self.flight(tester) { tester.key(.escape) }.isEmpty)
  }

  @Test func contentThatIsReadAgainMeanwhileEndsItWithoutAJump() {
    let store = RestaurantStore(folder: .bundled)
    let tester = Self.guide(store: store)
    let watcher = tester.watch("reload")
    let frames = Self.flight(tester) {
      tester.tap("row-2")
      tester.advance(by: 0.06)
      store.reload()
      tester.settle()
      tester.key(.escape)
      tester.advance(by: 0.06)
      store.reload()
    }
    #expect(frames.count > 10)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1.midY - $0.midY) < 160 })
    #expect(watcher.faults.isEmpty, "\(watcher.faults)")
  }

  /// Taps, keys, fingers, tabs and sizes, in any order and much too fast.
  @Test(arguments: [1, 2])
  func aStormInFlightLeavesNothingBehind(_ seed: UInt64) {
    var random = SplitMix(seed)
    let tester = Self.guide(store: TabTests.store(12))
    // A list that is thrown against its end stops there, as ever.
    let watcher = tester.watch("storm \(seed)", rules: MotionRules.all.filter { $0.id != "M06" })
    tester.onFrame = { tester in
      for hero in Self.heroes(tester) {
        #expect(hero.minX.isFinite && hero.minY.isFinite && hero.width >= 0 && hero.width < 3000)
      }
    }
    for _ in 0..<24 {
      let point = CGPoint(x: random.number(20...370), y: random.number(60...830))
      switch random.next() % 10 {
      case 0...3: tester.tap(point)
      case 4: tester.key(.escape)
      case 5: tester.flick(from: point, by: CGVector(dx: 0, dy: random.number(40...300)), over: 0.08)
      case 6:
        tester.press(point)
        tester.move(by: CGVector(dx: 0, dy: random.number(-60...200)), over: 0.1)
        tester.advance(by: 0.1)
        tester.release()
      case 7: tester.tap("tab-\(Page.allCases[Int(random.next() % 3)].rawValue)")
      case 8: tester.key(.upArrow)
      default: tester.advance(by: 0.4)
      }
      tester.advance(by: random.number(0.01...0.12))
    }
    tester.settle()
    for _ in 0..<4 {
      tester.key(.escape)
      tester.settle()
    }
    #expect(Self.heroes(tester).isEmpty && tester.frame(of: "bottom-sheet") == nil)
    #expect(watcher.faults.isEmpty, "\(watcher.faults)")
  }

  /// The visitor has left while a photo is on its way.
  @Test func aKioskThatBeginsAnewTakesThePhotoAway() {
    let store = TabTests.store()
    let tester = ViewTester(GuideView(store: store, isKiosk: true), size: CGSize(width: 390, height: 844))
    tester.settle()
    tester.tap("row-2")
    tester.advance(by: 0.12)
    // Caught and held on its way until the time is over.
    tester.press(CGPoint(x: 195, y: (tester.frame(of: "bottom-sheet")?.minY ?? 600) + 12))
    tester.advance(by: 0.1)
    #expect(Self.heroes(tester).count == 1)
    tester.advance(by: 400)
    tester.release()
    tester.settle()
    #expect(Self.heroes(tester).isEmpty)
    #expect(tester.frame(of: "row-2") != nil || tester.frame(of: "bottom-sheet") == nil)
  }
}

/// Numbers by a seed.
private struct SplitMix {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() % 10_000) / 10_000
  }
}
