import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// What holds in every frame of the guide's sheet, in a window of 390 x 800 points. The ids are those of the project's
/// conformance sentences and sentences on motion.
struct SheetMotionTests {
  private static let onContent = CGPoint(x: 195, y: 600)
  private nonisolated static let (half, full): (CGFloat, CGFloat) = (400, 50)

  // MARK: Throws

  @Test(arguments: [40.0, 150, 300])
  func b29_m10_whatIsLeftOfAThrowNeverScrollsTheContent(_ distance: Double) {
    let tester = SheetTests.presented()
    let check = tester.onFrame
    tester.onFrame = {
      check($0)
      #expect(SheetTests.offset($0) == 0)
    }
    tester.flick(from: CGPoint(x: 195, y: 780), by: CGVector(dx: 0, dy: -distance), over: 0.08)
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.full)
  }

  @Test func m10_onlyAFingerThatStaysDownGoesOnIntoTheContent() {
    let tester = SheetTests.presented()
    tester.press(CGPoint(x: 195, y: 780))
    tester.move(by: CGVector(dx: 0, dy: -500), over: 0.4)
    tester.advance(by: 0.02)
    #expect(SheetTests.y(tester) == SheetTests.full && abs(SheetTests.offset(tester) - 150) < 1)
    tester.advance(by: 0.1)
    tester.release()
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.full && abs(SheetTests.offset(tester) - 150) < 1)
  }

  /// Beside the text the picture is as good a place to drag as the text: one line of sheet and content.
  @Test func b25_aFingerOnThePictureBesideTheTextDragsBoth() throws {
    let tester = ViewTester(GuideView(store: TabTests.store()), size: CGSize(width: 844, height: 390))
    tester.settle()
    tester.tap("row-0")
    tester.settle()
    let half = try #require(tester.frame(of: "bottom-sheet")).minY
    let picture = try #require(tester.visibleFrame(of: "picture"))
    tester.press(CGPoint(x: picture.midX, y: 370))
    tester.move(by: CGVector(dx: 0, dy: -250), over: 0.5)
    tester.advance(by: 0.2)
    let full = try #require(tester.frame(of: "bottom-sheet")).minY
    let scrolled = SheetTests.offset(tester)
    #expect(full < half - 100 && scrolled > 0, "\(full) \(scrolled)")
    tester.release()
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet")?.minY == full)
    // Back again the content comes first.
    tester.press(CGPoint(x: picture.midX, y: 150))
    tester.move(by: CGVector(dx: 0, dy: 150), over: 0.5)
    tester.advance(by: 0.2)
    let (y, left) = (tester.frame(of: "bottom-sheet")?.minY ?? 0, SheetTests.offset(tester))
    #expect(left == 0 && y > full + 5, "\(y) \(left)")
    tester.cancel()
    tester.settle()
  }

  /// However it left full: a sheet that a finger catches on its path down ends at half all the same, but for one that has
  /// hardly begun, which goes back.
  @Test(arguments: [(0.06, full), (0.12, half), (0.18, half), (0.24, half)])
  func m12_aWayDownThatIsCaughtBringsTheContentToItsTop(_ delay: Double, _ end: CGFloat) {
    for scrolled in [24.0, 180] {
      let tester = SheetTests.expanded()
      tester.drag(from: Self.onContent, by: CGVector(dx: 0, dy: -scrolled - 10))
      tester.settle()
      let read = SheetTests.offset(tester)
      #expect(read > 10)
      tester.tap(CGPoint(x: 195, y: 62))
      tester.advance(by: delay)
      tester.tap(CGPoint(x: 153, y: 717))
      tester.settle()
      let (y, offset) = (SheetTests.y(tester), SheetTests.offset(tester))
      #expect(y == end, "caught after \(delay) s, scrolled by \(scrolled)")
      #expect(end == Self.half ? offset == 0 : offset > 0 && offset <= read, "\(offset) of \(read)")
    }
  }

  @Test(arguments: [600.0, 1500, 4000])
  func m10_aThrowDownFromFullGoesToHalf(_ speed: Double) {
    let tester = SheetTests.expanded()
    tester.flick(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: speed * 0.05), over: 0.05)
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.half)
  }

  @Test func m10_liftedFarBelowHalfItIsDismissed() {
    for (distance, rest) in [(585.0, CGFloat(400)), (610, .nan)] {
      let tester = SheetTests.expanded()
      SheetTests.drag(tester, by: distance)
      tester.settle()
      let y = SheetTests.y(tester)
      #expect(y == rest || y.isNaN && rest.isNaN, "\(distance): \(y)")
    }
  }

  @Test func m11_aThrowThatBeganOnScrolledContentLeavesTheSheet() {
    for distance in [60.0, 300] {
      let tester = SheetTests.expanded()
      tester.drag(from: Self.onContent, by: CGVector(dx: 0, dy: -200))
      tester.settle()
      #expect(SheetTests.offset(tester) == 200)
      // Lifted while the content is scrolled, and with the sheet pulled by 100 points: less than 120.
      tester.flick(from: CGPoint(x: 195, y: 250), by: CGVector(dx: 0, dy: distance), over: 0.06)
      tester.settle()
      #expect(SheetTests.y(tester) == SheetTests.full && SheetTests.offset(tester) == 0)
    }
  }

  /// The finger that raised the sheet has the content at 50 points and 5,000 points per second: it goes on for a sixtieth
  /// of a second's worth, where it would go on for 2,500 points if it were thrown.
  @Test func m10_m06_aThrowThatEndsInTheContentOnlyStopsIt() {
    let tester = SheetTests.presented()
    let watcher = tester.watch("stopped content")
    tester.flick(from: CGPoint(x: 195, y: 780), by: CGVector(dx: 0, dy: -400), over: 0.08)
    tester.advance(by: 0.1)
    let offset = SheetTests.offset(tester)
    #expect(offset > 60 && offset < 50 + 5000 / 60)
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.full && SheetTests.offset(tester) < offset + 1)
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
    // At full it is thrown as ever.
    tester.flick(from: Self.onContent, by: CGVector(dx: 0, dy: -100), over: 0.1)
    tester.settle()
    #expect(SheetTests.offset(tester) > 300)
  }

  // MARK: Content at half

  enum Return: CaseIterable { case escape, handle, scrimThenAgain }

  @Test(arguments: Return.allCases)
  func m12_theContentIsAtItsTopWhenTheSheetArrivesAtHalf(_ kind: Return) {
    let tester = SheetTests.expanded()
    tester.drag(from: Self.onContent, by: CGVector(dx: 0, dy: -200))
    tester.settle()
    #expect(SheetTests.offset(tester) == 200)
    switch kind {
    case .escape: tester.key(.escape)
    case .handle: SheetTests.drag(tester, by: 200)
    case .scrimThenAgain:
      tester.tap(CGPoint(x: 195, y: 25))
      tester.settle()
      tester.tap("row-1")
    }
    tester.onFrame = {
      if abs(SheetTests.y($0) - SheetTests.half) < 0.05 { #expect(SheetTests.offset($0) == 0) }
    }
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.half && SheetTests.offset(tester) == 0)
  }

  @Test func b50_aNewNotchAfterARestAtTheTopReturnsItToHalf() {
    let tester = SheetTests.expanded()
    let notch = { tester.wheel(at: Self.onContent, dy: 60) }
    tester.drag(from: Self.onContent, by: CGVector(dx: 0, dy: -110))
    tester.settle()
    // Those that scroll the content, and those that follow them, do not move the sheet.
    for _ in 0..<8 {
      notch()
      tester.advance(by: 0.25)
      #expect(SheetTests.y(tester) == SheetTests.full)
    }
    #expect(SheetTests.offset(tester) == 0)
    tester.advance(by: 0.35)
    notch()
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.half)
    // Never away.
    tester.advance(by: 1)
    notch()
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.half)
  }

  // MARK: Title and page

  /// Beside the list the picture above texts that are pulled beyond their top grows by as much as they have gone down, and
  /// its lower edge goes with them.
  @Test func aPictureThatIsPulledGrowsByTheDistance() throws {
    let tester = LayoutTests.guide(768, 1024)
    func picture() throws -> CGRect {
      try #require(
        tester.displayList.items.compactMap { item -> CGRect? in
          guard case .image(let image) = item.content else { return nil }
          return item.transform.boundingRect(of: image.rect)
        }.last { $0.width > 380 })
    }
    func textTop() -> CGFloat { tester.frame(of: "Street 0")?.minY ?? .nan }
    let header = try #require(tester.frame(of: "picture"))
    let (rest, top) = (try picture(), textTop())
    tester.press(CGPoint(x: 550, y: 700))
    var distances: [CGFloat] = []
    for step in 1...8 {
      tester.move(by: CGVector(dx: 0, dy: 10), over: 0.05)
      tester.advance(by: 1 / 60)
      let (pulled, distance) = (try picture(), textTop() - top)
      distances.append(distance)
      // In the shape that it had: as much as its area is higher, so much larger is all of it.
      let growth = pulled.height / rest.height
      #expect(abs((growth - 1) * header.height - distance) < 1, "\(step): \(growth), \(distance)")
      // What is cut off below lies below by so much more.
      let cut = rest.maxY - header.maxY
      #expect(abs(pulled.maxY - (header.maxY + distance + cut * growth)) < 1, "\(step): \(pulled)")
    }
    #expect(
      distances.dropFirst().allSatisfy { $0 > 2 }
        && zip(distances, distances.dropFirst()).allSatisfy { $0 < $1 })
    tester.release()
    tester.settle()
    #expect(try picture() == rest && textTop() == top)
  }

  @Test func theTitleAndTheHeartStayAndALineComesUnderThem() {
    let tester = SheetTests.expanded()
    let title = tester.frame(of: "Restaurant Details")
    func line() -> Double {
      let bottom = SheetTests.barEnd(tester)
      return tester.displayList.items.filter { item in
        guard case .fill(let path, _, _) = item.content else { return false }
        let rect = item.transform.boundingRect(of: path.boundingRect)
        return rect.height <= 1 && rect.width > 300 && abs(rect.maxY - bottom) < 1
      }.map(\.opacity).max() ?? 0
    }
    #expect(line() == 0)
    tester.drag(from: Self.onContent, by: CGVector(dx: 0, dy: -210))
    tester.settle()
    #expect(tester.frame(of: "Restaurant Details") == title && line() == 1)
    tester.key(.escape)
    tester.settle()
    #expect(line() == 0)
  }

  @Test func nothingBehindMovesAtHalf() {
    let tester = SheetTests.guide()
    let list = tester.frame(of: "list")
    let row = tester.frame(of: "row-2")
    tester.onFrame = { #expect($0.frame(of: "list") == list && $0.frame(of: "row-2") == row) }
    tester.tap("row-1")
    tester.settle()
    tester.tap(CGPoint(x: 195, y: 200))
    tester.settle()
  }

  /// Where the list behind begins at a place of the sheet; where the spring swings out at half it does not move.
  private static func top(_ y: CGFloat) -> CGFloat {
    44 + 30 * min(max((395.6 - y) / 345.6, 0), 1)
  }

  @Test func b42_thePageRecedesAsAFunctionOfTheSheetsPlace() {
    let tester = SheetTests.presented()
    var tops: Set<CGFloat> = []
    let check: (ViewTester) -> Void = {
      let y = SheetTests.y($0)
      guard let list = $0.frame(of: "list"), !y.isNaN else { return }
      tops.insert(list.minY)
      #expect(abs(list.minY - Self.top(y)) < 0.01 && list.width == 390, "at \(y): \(list.minY)")
    }
    tester.onFrame = check
    // By key, and back; under a finger, and back.
    tester.key(.upArrow)
    tester.settle()
    #expect(tester.frame(of: "list")?.minY == 74)
    tester.key(.escape)
    tester.settle()
    #expect(tester.frame(of: "list")?.minY == 44)
    tester.press(CGPoint(x: 195, y: 780))
    tester.move(by: CGVector(dx: 0, dy: -300), over: 0.3)
    tester.move(by: CGVector(dx: 0, dy: 280), over: 0.3)
    tester.advance(by: 0.1)
    tester.release()
    tester.settle()
    #expect(tops.count > 40)
  }

  @Test func b42_cornersAndGroundComeWithIt() {
    let tester = SheetTests.presented()
    /// Whether black lies on a point over the page, below the scrim.
    func isGround(_ x: CGFloat, _ y: CGFloat) -> Bool {
      tester.displayList.items.contains { item in
        guard case .fill(let path, .color(let color), _) = item.content, color.red == 0,
          color.alpha * Float(item.opacity) == 1,
          let point = item.transform.inverted()?.apply(CGPoint(x: x, y: y))
        else { return false }
        return path.contains(point)
      }
    }
    #expect(!isGround(195, 1) && !isGround(0.5, 0.5))
    tester.key(.upArrow)
    tester.settle()
    // The page begins at 30 now, with corners of 10.
    #expect(isGround(195, 29) && !isGround(195, 31))
    for x in [CGFloat(1), 389] { #expect(isGround(x, 31) && !isGround(x, 41)) }
    tester.key(.escape)
    tester.settle()
    #expect(!isGround(195, 1) && !isGround(0.5, 0.5))
  }

  @Test func withReducedMotionThePageStays() {
    let tester = SheetTests.guide(reducesMotion: true)
    tester.tap("row-1")
    tester.settle()
    tester.onFrame = { #expect($0.frame(of: "list")?.minY == 44) }
    tester.key(.upArrow)
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.full)
  }
}
