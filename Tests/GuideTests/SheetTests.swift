import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// The guide's sheet, which is the generic one, in a window of 390 x 800 points, driven by fingers on a virtual clock.
/// The ids are those of the project's conformance sentences.
struct SheetTests {
  static let height: CGFloat = 800
  static let half: CGFloat = 400
  static let full: CGFloat = 50

  /// A guide of 30 restaurants with long descriptions.
  @MainActor static func guide(height: CGFloat = SheetTests.height, reducesMotion: Bool = false) -> ViewTester
  {
    let restaurants = (0..<30).map { index in
      Restaurant(
        id: UUID(), name: "Restaurant \(index)", type: "Bistro", location: "Street \(index)",
        phone: "555 01\(index)",
        description: String(repeating: "A long description that goes on. ", count: 60), image: "cafe-lumiere",
        isVisited: false)
    }
    return invariants(
      ViewTester(
        GuideView(store: RestaurantStore(restaurants: restaurants))
          .environment(\._accessibilityReduceMotion, reducesMotion),
        size: CGSize(width: 390, height: height)))
  }

  /// A01 to A05 as far as they bind the tutorial's form: on every frame everything is finite and painted once.
  @MainActor static func invariants(_ tester: ViewTester) -> ViewTester {
    tester.onFrame = { tester in
      let items = tester.displayList.items
      for item in items {
        let m = item.transform
        if !(m.m31.isFinite && m.m32.isFinite && item.opacity.isFinite) {
          Issue.record("A01: \(item.id) has no place or opacity")
        }
      }
      if Set(items.map(\.id)).count != items.count { Issue.record("A02: an item is painted twice") }
    }
    return tester
  }

  /// A guide whose sheet rests at half.
  @MainActor static func presented(height: CGFloat = SheetTests.height) -> ViewTester {
    let tester = guide(height: height)
    #expect(tester.tap("row-1"))
    tester.settle()
    return tester
  }

  /// A guide whose sheet rests at full.
  @MainActor static func expanded() -> ViewTester {
    let tester = presented()
    drag(tester, by: -260)
    tester.settle()
    return tester
  }

  /// Drags the handle and rests before letting go.
  @MainActor static func drag(_ tester: ViewTester, by dy: CGFloat) {
    let handle = tester.frame(of: "bottom-sheet-handle") ?? .zero
    tester.drag(from: CGPoint(x: handle.midX, y: handle.midY), by: CGVector(dx: 0, dy: dy))
  }

  @MainActor static func y(_ tester: ViewTester) -> CGFloat {
    ((tester.frame(of: "bottom-sheet")?.minY ?? .nan) * 1e6).rounded() / 1e6
  }

  @MainActor static func offset(_ tester: ViewTester) -> CGFloat {
    let parts = tester.value(of: "sheet-content")?.split(separator: ",") ?? []
    return parts.count == 2 ? CGFloat(Double(parts[1]) ?? .nan) : .nan
  }

  /// Where the bar with the title ends, under which the content scrolls.
  @MainActor static func barEnd(_ tester: ViewTester) -> CGFloat {
    // What is in it, and its padding.
    (tester.frame(of: "sheet-title")?.maxY ?? .nan) + 16
  }

  @Test func t01_presentedSheetRestsAtHalf() {
    #expect(Self.y(Self.presented()) == Self.half)
  }

  @Test func t02_fullLeavesFiftyPointsOfTheList() {
    #expect(Self.y(Self.expanded()) == Self.full)
  }

  @Test(arguments: [
    (-208.0, 50.0, "T03"), (-200, 400, "T04"), (-192, 400, "T05"), (240, 400, "T07"), (232, 400, "T08"),
  ])
  func t03_releaseIsDecidedByTheTranslation(_ distance: Double, _ rest: Double, _ id: String) {
    let tester = Self.presented()
    Self.drag(tester, by: distance)
    tester.settle()
    #expect(Self.y(tester) == CGFloat(rest), "\(id)")
  }

  @Test func t06_aDragDownByMoreThanThreeTenthsDismisses() {
    let tester = Self.presented()
    Self.drag(tester, by: 248)
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil)
  }

  @Test func t09_theSheetFollowsTheFingerOneToOne() {
    let tester = Self.presented()
    let handle = tester.frame(of: "bottom-sheet-handle") ?? .zero
    tester.press(CGPoint(x: handle.midX, y: handle.midY))
    tester.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    // The sample that came with the last frame shows in the next one.
    tester.advance(by: 0.01)
    #expect(abs(Self.y(tester) - 300) < 0.5)
    tester.advance(by: 0.1)
    tester.release()
    tester.settle()
    #expect(Self.y(tester) == Self.half)
  }

  @Test(arguments: [(121.0, 400.0, "T14"), (119, 50, "T15")])
  func t14_t15_theContentAtItsTopIsPulledDown(_ distance: Double, _ rest: Double, _ id: String) {
    let tester = Self.expanded()
    tester.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: distance))
    tester.settle()
    #expect(Self.y(tester) == CGFloat(rest) && Self.offset(tester) == 0, "\(id)")
  }

  @Test func aResizeAtFullKeepsItFull() {
    let tester = Self.expanded()
    tester.resize(to: CGSize(width: 690, height: 600))
    tester.settle()
    #expect(Self.y(tester) == Self.full)
  }

  @Test func aDoubleClickOnARowOpensIt() {
    let tester = Self.guide()
    tester.tap(CGPoint(x: 195, y: 300), hold: 0.03)
    tester.advance(by: 0.03)
    tester.tap(CGPoint(x: 195, y: 300), hold: 0.03)
    tester.settle()
    #expect(Self.y(tester) == Self.half)
  }

  @Test(arguments: [(-251.0, 50.0), (-249, 500)])
  func t10_thresholdsAreFractionsOfTheWindow(_ distance: Double, _ rest: Double) {
    let tester = Self.presented(height: 1000)
    Self.drag(tester, by: distance)
    tester.settle()
    #expect(Self.y(tester) == CGFloat(rest))
  }

  @Test func t11_inHalfADragOnTheContentMovesTheSheet() {
    let tester = Self.presented()
    tester.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -260))
    #expect(Self.offset(tester) == 0)
    tester.settle()
    #expect(Self.y(tester) == Self.full)
  }

  @Test func t12_inHalfTheWheelDoesNotScrollTheContent() {
    let tester = Self.presented()
    tester.wheel(at: CGPoint(x: 195, y: 600), dy: -120)
    tester.settle()
    #expect(Self.offset(tester) == 0)
    #expect(Self.y(tester) == Self.full, "B50: a notch brings the sheet up")
  }

  @Test func t13_inFullTheContentScrollsAndTheSheetStays() {
    let tester = Self.expanded()
    tester.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -300))
    #expect(Self.offset(tester) > 200)
    #expect(Self.y(tester) == Self.full)
    tester.settle()
    #expect(Self.y(tester) == Self.full)
  }

  @Test func theGapAroundTheHandleDragsTheSheet() {
    let tester = Self.presented()
    let handle = tester.frame(of: "bottom-sheet-handle") ?? .zero
    tester.press(CGPoint(x: handle.midX + 90, y: handle.maxY + 4))
    tester.move(by: CGVector(dx: 0, dy: -260), over: 0.4)
    tester.advance(by: 0.2)
    tester.release()
    tester.settle()
    #expect(Self.y(tester) == Self.full)
    tester.tap(CGPoint(x: handle.midX + 90, y: Self.full + 8))
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") != nil)
  }

  @Test func t18_pullingWhileScrolledOnlyScrolls() {
    let tester = Self.expanded()
    tester.wheel(at: CGPoint(x: 195, y: 500), dy: -700, isPrecise: true)
    let start = Self.offset(tester)
    #expect(start == 700)
    tester.drag(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 500))
    tester.settle()
    #expect(abs(Self.offset(tester) - (start - 500)) < 1)
    #expect(Self.y(tester) == Self.full)
  }

  /// The black fill over the list in the display list.
  @MainActor private func scrim(_ tester: ViewTester) -> Double? {
    tester.displayList.items.compactMap { item -> Double? in
      guard case .fill(let path, .color(let color), _) = item.content, color.red == 0, color.green == 0,
        path.boundingRect.width >= 390, path.boundingRect.height >= 800
      else { return nil }
      return item.opacity * Double(color.alpha)
    }.first
  }

  @Test func t19_theScrimIsHalfBlackAtHalfAndFull() {
    #expect(scrim(Self.presented()) == 0.5)
    #expect(scrim(Self.expanded()) == 0.5)
  }

  @Test func t20_aTapOnTheScrimDismissesAndDoesNotReachTheList() {
    let tester = Self.presented()
    tester.tap(CGPoint(x: 195, y: 200))
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil)
  }

  @Test func t21_aTapOnTheSheetDoesNotDismiss() {
    let tester = Self.presented()
    tester.tap(CGPoint(x: 195, y: 600))
    tester.settle()
    #expect(Self.y(tester) == Self.half)
  }

  @Test func t24_t25_halfToFullFollowsTheSpring() {
    let tester = Self.presented()
    tester.key(.upArrow)
    let start = tester.now
    let oracle: [(Double, Double)] = [
      (0.05, 250.18), (0.10, 152.41), (0.15, 96.34), (0.20, 67.58), (0.25, 54.52), (0.30, 49.54),
      (0.366, 48.19),
      (0.40, 48.35), (0.50, 49.29), (0.60, 49.82),
    ]
    for (time, y) in oracle {
      tester.advance(by: start + time - tester.now)
      #expect(abs(Self.y(tester) - y) < 1, "T24 at \(time): \(Self.y(tester))")
    }
    #expect(abs(Self.y(tester) - 50) < 0.5, "T25")
  }

  @Test func t26_t27_afterDismissalAllIsGoneAndItBeginsAgainAtHalf() {
    let tester = Self.expanded()
    tester.key(.escape)
    tester.settle()
    #expect(Self.y(tester) == Self.half)
    tester.key(.escape)
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil && scrim(tester) == nil)
    tester.tap("row-2")
    tester.settle()
    #expect(Self.y(tester) == Self.half && Self.offset(tester) == 0)
  }
}
