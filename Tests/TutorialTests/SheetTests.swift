import SwiftUI
import Testing
import ViewTreeTesting

@testable import Tutorials

/// The tutorial's own sheet in a window of 390 x 800 points, driven by fingers on a virtual clock. The ids are those of
/// the project's conformance sentences. An implicit spring smooths the drag too (T09), and the translation alone decides.
struct SheetTests {
  static let height: CGFloat = 800
  static let half: CGFloat = 400
  static let full: CGFloat = 50

  /// The tutorial's program.
  @MainActor static func scene(height: CGFloat = SheetTests.height) -> ViewTester {
    invariants(ViewTester(SheetScene(), size: CGSize(width: 390, height: height)))
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

  /// A program whose sheet rests at half.
  @MainActor static func presented(height: CGFloat = SheetTests.height) -> ViewTester {
    let tester = scene(height: height)
    #expect(tester.tap("row-1"))
    tester.settle()
    return tester
  }

  /// A program whose sheet rests at full.
  @MainActor static func expanded() -> ViewTester {
    let tester = presented()
    drag(tester, by: -260)
    tester.settle()
    return tester
  }

  /// Drags the handle and rests before letting go.
  @MainActor static func drag(_ tester: ViewTester, by dy: CGFloat) {
    let handle = tester.frame(of: "handle") ?? .zero
    tester.drag(from: CGPoint(x: handle.midX, y: handle.midY), by: CGVector(dx: 0, dy: dy))
  }

  @MainActor static func y(_ tester: ViewTester) -> CGFloat {
    ((tester.frame(of: "sheet")?.minY ?? .nan) * 1e6).rounded() / 1e6
  }

  @MainActor static func offset(_ tester: ViewTester) -> CGFloat {
    let parts = tester.value(of: "sheet-content")?.split(separator: ",") ?? []
    return parts.count == 2 ? CGFloat(Double(parts[1]) ?? .nan) : .nan
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
    #expect(tester.frame(of: "sheet") == nil)
  }

  @Test func t09_theSheetFollowsTheFingerSmoothedByItsSpring() {
    let tester = Self.presented()
    let handle = tester.frame(of: "handle") ?? .zero
    tester.press(CGPoint(x: handle.midX, y: handle.midY))
    tester.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    let during = Self.y(tester)
    #expect(during < Self.half - 20 && during > Self.half - 105)
    tester.settle()
    #expect(abs(Self.y(tester) - (Self.half - 100)) < 0.5)
    tester.release()
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
    #expect(Self.offset(tester) == 0 && Self.y(tester) == Self.half)
  }

  @Test func t13_inFullTheContentScrollsAndTheSheetStays() {
    let tester = Self.expanded()
    tester.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -300))
    #expect(Self.offset(tester) > 200)
    #expect(Self.y(tester) == Self.full)
    tester.settle()
    #expect(Self.y(tester) == Self.full)
  }

  @Test func pulledDownAtFullNoGapOpensAboveTheTitle() {
    let tester = Self.expanded()
    func gap() -> CGFloat {
      (tester.frame(of: "Restaurant Details")?.minY ?? .nan)
        - (tester.frame(of: "sheet-content")?.minY ?? .nan)
    }
    let rest = gap()
    let check = tester.onFrame
    var lowest: CGFloat = 0
    tester.onFrame = {
      check($0)
      lowest = max(lowest, Self.y($0))
      #expect(abs(gap() - rest) < 0.5, "at \(Self.y($0)): \(gap())")
    }
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: 110), over: 0.3)
    tester.advance(by: 0.3)
    #expect(lowest > Self.full + 40)
    tester.move(by: CGVector(dx: 0, dy: 190), over: 0.3)
    tester.release()
    tester.settle()
    // What the content still owes when the lock falls stays in the offset.
    #expect(abs(Self.y(tester) - Self.half) < 10)
  }

  /// How far a finger must go for the content to be shown `distance` points below its top, the slop included.
  private func pull(for distance: Double, viewport: Double) -> Double {
    distance * viewport / (0.55 * (viewport - distance)) + 10
  }

  @Test func t14_pullingTheContentByMoreThan120StartsTheReturn() {
    let tester = Self.expanded()
    let viewport = tester.frame(of: "sheet-content")?.height ?? 0
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: pull(for: 121, viewport: viewport)), over: 0.5)
    tester.release()
    tester.settle()
    tester.advance(by: 0.6)
    // What the content still owes when the lock falls stays in the offset, as in the tutorial.
    #expect(abs(Self.y(tester) - Self.half) < 10)
    #expect(Self.offset(tester) == 0, "the content goes back to its top although it is locked meanwhile")
  }

  @Test func t15_pullingTheContentByLessStaysFull() {
    let tester = Self.expanded()
    let viewport = tester.frame(of: "sheet-content")?.height ?? 0
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: pull(for: 119.9, viewport: viewport)), over: 0.5)
    tester.advance(by: 0.1)
    tester.release()
    tester.settle()
    #expect(Self.y(tester) == Self.full && abs(Self.offset(tester)) < 0.5)
  }

  @Test func t16_t17_theStateFlipsHalfASecondAfterTheReturnBegan() {
    let tester = Self.expanded()
    let viewport = tester.frame(of: "sheet-content")?.height ?? 0
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: pull(for: 118, viewport: viewport)), over: 0.5)
    tester.move(by: CGVector(dx: 0, dy: 20), over: 0.02)
    let start = tester.now
    tester.release()
    tester.advance(by: 0.1)
    #expect(Self.y(tester) > 170, "T16: it moves at once")
    tester.advance(by: 0.48 - (tester.now - start))
    // T17: still unlocked: the wheel scrolls.
    tester.wheel(at: CGPoint(x: 195, y: 700), dy: -30, isPrecise: true)
    #expect(Self.offset(tester) > 0)
    tester.advance(by: 0.1)
    let before = Self.offset(tester)
    tester.wheel(at: CGPoint(x: 195, y: 700), dy: -30, isPrecise: true)
    #expect(Self.offset(tester) == before, "T17: locked now")
  }

  @Test func t18_pullingWhileScrolledOnlyScrolls() {
    let tester = Self.expanded()
    tester.wheel(at: CGPoint(x: 195, y: 500), dy: -700, isPrecise: true)
    let start = Self.offset(tester)
    #expect(start > 300)
    tester.drag(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 250))
    tester.settle()
    #expect(abs(Self.offset(tester) - (start - 240)) < 1)
    #expect(Self.y(tester) == Self.full)
  }

  /// The black fill over the list in the display list.
  @MainActor private func scrim(_ tester: ViewTester) -> Double? {
    tester.displayList.items.compactMap { item -> Double? in
      guard case .fill(let path, .color(let color), _) = item.content, color == .black,
        path.boundingRect.width >= 390, path.boundingRect.height >= 800
      else { return nil }
      return item.opacity
    }.first
  }

  @Test func t19_theScrimIsHalfBlackAtHalfAndFull() {
    #expect(scrim(Self.presented()) == 0.5)
    #expect(scrim(Self.expanded()) == 0.5)
  }

  @Test func m08_theScrimComesAndGoesWithTheSheet() {
    let tester = Self.scene()
    // The sheet comes from as far below as it is high, and so from below the window.
    let end = Self.half + Self.height
    var frames: [(part: CGFloat, opacity: Double)] = []
    tester.onFrame = { tester in
      let y = tester.frame(of: "sheet")?.minY ?? end
      frames.append(((end - y) / Self.height, scrim(tester) ?? 0))
    }
    tester.tap(CGPoint(x: 195, y: 300))
    tester.settle()
    tester.tap(CGPoint(x: 195, y: 200))
    tester.settle()
    #expect(frames.filter { $0.part > 0.05 && $0.part < 0.95 }.count > 6)
    for frame in frames {
      #expect(abs(Double(min(1, max(0, frame.part))) / 2 - frame.opacity) < 0.06, "\(frame)")
    }
  }

  @Test func t20_aTapOnTheScrimDismissesAndDoesNotReachTheList() {
    let tester = Self.presented()
    tester.tap(CGPoint(x: 195, y: 200))
    tester.settle()
    #expect(tester.frame(of: "sheet") == nil)
  }

  @Test func t21_aTapOnTheSheetDoesNotDismiss() {
    let tester = Self.presented()
    tester.tap(CGPoint(x: 195, y: 600))
    tester.settle()
    #expect(Self.y(tester) == Self.half)
  }

  @Test func t22_t23_theListMovesUpByAHundredAndBackWithEaseOut() {
    let tester = Self.scene()
    tester.tap(CGPoint(x: 195, y: 300))
    let start = tester.now
    for (time, expected) in [(0.05, -37.8), (0.1, -68.5), (0.15, -90.7), (0.2, -100.0)] {
      tester.advance(by: start + time - tester.now)
      let y = tester.frame(of: "list").map { $0.minY - 44 } ?? .nan
      #expect(abs(y - expected) < 1, "T22 at \(time): \(y)")
    }
    tester.settle()
    tester.tap(CGPoint(x: 195, y: 200))
    let end = tester.now
    for (time, expected) in [(0.05, -62.2), (0.1, -31.5), (0.15, -9.3), (0.2, 0)] {
      tester.advance(by: end + time - tester.now)
      let y = tester.frame(of: "list").map { $0.minY - 44 } ?? .nan
      #expect(abs(y - expected) < 1, "T23 at \(time): \(y)")
    }
    tester.settle()
    #expect(tester.frame(of: "list")?.minY == 44, "T23")
  }

  @Test func t26_t27_afterDismissalAllIsGoneAndItBeginsAgainAtHalf() {
    let tester = Self.expanded()
    tester.tap(CGPoint(x: 195, y: 20))
    tester.settle()
    #expect(tester.frame(of: "sheet") == nil && scrim(tester) == nil)
    tester.tap("row-2")
    tester.settle()
    #expect(Self.y(tester) == Self.half && Self.offset(tester) == 0)
  }
}
