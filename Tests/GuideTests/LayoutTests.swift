import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// The guide in windows of every size: what is beside what, what stays when the window crosses a border, and that nothing
/// is cut.
struct LayoutTests {
  /// Places with long descriptions, so that there is something to scroll.
  @MainActor static func store(_ count: Int = 30) -> RestaurantStore {
    RestaurantStore(
      restaurants: (0..<count).map { index in
        Restaurant(
          id: UUID(), name: "Place \(index)", type: "Bistro", location: "Street \(index)",
          phone: "555 01\(index)",
          description: (0..<8).map { paragraph in
            "Paragraph \(paragraph). " + String(repeating: "A long description that goes on. ", count: 12)
          }.joined(separator: "\n"), image: "cafe-lumiere", isVisited: false)
      })
  }

  /// Seconds between frames where only what comes to rest is looked at.
  static let coarse = 0.1

  @MainActor static func guide(
    _ width: CGFloat, _ height: CGFloat, _ store: RestaurantStore? = nil, textSize: DynamicTypeSize = .large,
    frames: TimeInterval = 1.0 / 60
  ) -> ViewTester {
    var preferences = UserPreferences()
    preferences.textSize = textSize
    let tester = SheetTests.invariants(
      ViewTester(
        GuideView(store: store ?? Self.store()), size: CGSize(width: width, height: height),
        preferences: preferences))
    tester.runner.frameInterval = frames
    tester.settle()
    return tester
  }

  @MainActor private static func resize(_ tester: ViewTester, _ width: CGFloat, _ height: CGFloat) {
    tester.resize(to: CGSize(width: width, height: height))
    tester.advance(by: 1.0 / 60)
  }

  @MainActor private static func frame(_ tester: ViewTester, _ name: String) -> CGRect {
    tester.frame(of: name) ?? .null
  }

  /// The paragraph at the upper edge of what is read.
  @MainActor private static func paragraph(_ tester: ViewTester) -> Int? {
    // Below the title's bar, which lies over the text.
    let top = SheetTests.barEnd(tester)
    return tester.tree.flattened.first {
      $0.type == "Text" && $0.text?.hasPrefix("Paragraph") == true && $0.frame.rect.maxY > top + 1
    }?.text?.split(separator: " ").dropFirst().first.flatMap { Int($0.dropLast()) }
  }

  private static let beside = CGSize(width: 1000, height: 800)

  // MARK: Wide

  @Test(arguments: [
    (700, 800, 320), (768, 1024, 320), (1097, 617, 329.1), (1280, 800, 384), (1920, 1080, 400),
    (3840, 2160, 400), (2160, 3840, 400),
  ])
  func theListLiesBesideWhatIsChosen(_ width: CGFloat, _ height: CGFloat, _ list: CGFloat) {
    let tester = Self.guide(width, height)
    #expect(abs(Self.frame(tester, "row-0").width - list) < 0.01)
    #expect(tester.frame(of: "Street 0") != nil, "at first the first one")
    tester.tap("row-2")
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil)
    let text = Self.frame(tester, "Street 2")
    #expect(text.minX >= list && text.maxX <= width && tester.frame(of: "Street 0") == nil)
  }

  @Test func whatIsChosenBesideTheListBeginsAtItsTop() {
    let tester = Self.guide(1000, 800)
    tester.tap("row-1")
    tester.settle()
    tester.wheel(at: CGPoint(x: 700, y: 600), dy: -300, isPrecise: true)
    tester.settle()
    #expect(SheetTests.offset(tester) == 300)
    tester.tap("row-2")
    tester.settle()
    #expect(SheetTests.offset(tester) == 0)
  }

  @Test func aWheelOverThePictureBesideTheSheetsTextScrollsTheText() throws {
    let tester = Self.guide(844, 390)
    tester.tap("row-1")
    tester.settle()
    let picture = Self.frame(tester, "picture")
    let (point, half) = (CGPoint(x: picture.midX, y: 330), SheetTests.y(tester))
    #expect(picture.contains(point))
    func turn(_ dy: CGFloat) {
      tester.advance(by: 0.4)
      tester.wheel(at: point, dy: dy)
      tester.settle()
    }
    turn(-60)
    #expect(SheetTests.y(tester) == SheetTests.full && SheetTests.offset(tester) == 0)
    turn(-60)
    turn(-60)
    #expect(SheetTests.y(tester) == SheetTests.full && SheetTests.offset(tester) == 120)
    // Back to the top first, then the sheet.
    turn(60)
    turn(60)
    #expect(SheetTests.y(tester) == SheetTests.full && SheetTests.offset(tester) == 0)
    turn(60)
    #expect(SheetTests.y(tester) == half)
    for _ in 0..<50 {
      tester.wheel(at: point, dy: -10, isPrecise: true)
      tester.advance(by: 1.0 / 60)
    }
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.full && SheetTests.offset(tester) > 100)
  }

  @Test func keysScrollWhatWasScrolledLast() {
    let tester = Self.guide(1000, 800)
    tester.wheel(at: CGPoint(x: 160, y: 500), dy: -100, isPrecise: true)
    tester.key(.pageDown)
    tester.settle()
    #expect(tester.value(of: "list").map { !["0,0", "0,100"].contains($0) } ?? false)
    #expect(SheetTests.offset(tester) == 0)
    tester.wheel(at: CGPoint(x: 700, y: 600), dy: -50, isPrecise: true)
    tester.key(.end)
    tester.settle()
    #expect(SheetTests.offset(tester) > 300)
  }

  // MARK: Across the border

  @Test func aWindowThatIsMadeWideKeepsWhatTheSheetShows() {
    let tester = Self.guide(500, 800)
    tester.tap("row-3")
    tester.settle()
    tester.key(.upArrow)
    tester.settle()
    tester.wheel(at: CGPoint(x: 200, y: 600), dy: -800, isPrecise: true)
    tester.tap("favourite")
    tester.settle()
    let (offset, paragraph) = (SheetTests.offset(tester), Self.paragraph(tester))
    #expect(offset == 800 && paragraph == 2)

    Self.resize(tester, 1000, 800)
    #expect(tester.frame(of: "bottom-sheet") == nil && tester.frame(of: "bottom-sheet-scrim") == nil)
    #expect(Self.frame(tester, "row-3").width == 320)
    #expect(Self.frame(tester, "sheet-content").minX >= 320)
    #expect(abs((Self.paragraph(tester) ?? -9) - 2) <= 1 && SheetTests.offset(tester) > 100)
    #expect(tester.value(of: "favourite") == "Favourite")
    tester.settle()

    Self.resize(tester, 500, 800)
    #expect(SheetTests.y(tester) == SheetTests.full, "at once, and full as it was")
    #expect(abs(SheetTests.offset(tester) - offset) < 1 && Self.paragraph(tester) == paragraph)
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.full && abs(SheetTests.offset(tester) - offset) < 1)
  }

  @Test func aWindowThatIsMadeNarrowPutsWhatWasReadIntoASheet() {
    let tester = Self.guide(1000, 800)
    tester.tap("row-3")
    tester.settle()
    tester.wheel(at: CGPoint(x: 700, y: 600), dy: -500, isPrecise: true)
    tester.settle()
    let (offset, paragraph) = (SheetTests.offset(tester), Self.paragraph(tester))
    #expect(offset == 500)
    Self.resize(tester, 500, 800)
    #expect(SheetTests.y(tester) == SheetTests.full && tester.frame(of: "Street 3") != nil)
    #expect(abs((Self.paragraph(tester) ?? -9) - (paragraph ?? 9)) <= 1)
    // Over other widths too, and back.
    for width in [420, 640, 900] { Self.resize(tester, CGFloat(width), 800) }
    Self.resize(tester, 1000, 800)
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil)
    #expect(abs(SheetTests.offset(tester) - offset) < 1 && Self.paragraph(tester) == paragraph)
  }

  @Test func whatWasNotReadOnComesToRestAtHalf() {
    let tester = Self.guide(1000, 800)
    tester.tap("row-3")
    tester.settle()
    Self.resize(tester, 500, 800)
    #expect(SheetTests.y(tester) == SheetTests.half)
    tester.key(.escape)
    tester.settle()
    Self.resize(tester, 1000, 800)
    Self.resize(tester, 500, 800)
    #expect(tester.frame(of: "bottom-sheet") == nil, "what was sent away stays away")
  }

  @Test func nothingOpensByItselfWhereNothingWasChosen() {
    let tester = Self.guide(1000, 800)
    Self.resize(tester, 500, 800)
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil)
  }

  @Test func theListKeepsItsPlaceAcrossTheBorder() {
    let tester = Self.guide(500, 800)
    tester.wheel(at: CGPoint(x: 200, y: 600), dy: -400, isPrecise: true)
    tester.settle()
    let row = Self.frame(tester, "row-8")
    for width in [1000, 500] {
      Self.resize(tester, CGFloat(width), 800)
      #expect(Self.frame(tester, "row-8").minY == row.minY)
    }
  }

  @Test func theSheetOverAnotherTabStaysOpenInEveryWindow() {
    let tester = Self.guide(500, 800)
    tester.tap("tab-discover")
    tester.settle()
    tester.key(.return)
    tester.settle()
    for (width, height) in [(1000, 800), (1000, 400), (500, 800), (3840, 2160)] {
      Self.resize(tester, CGFloat(width), CGFloat(height))
      tester.settle()
      let sheet = Self.frame(tester, "bottom-sheet")
      #expect(sheet.width == CGFloat(min(width, 720)) && sheet.minY == CGFloat(height) / 2)
    }
    tester.key(.escape)
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil)
  }

  // MARK: Low

  @Test(arguments: [(844, 390), (800, 479), (640, 384), (480, 320), (1600, 400)])
  func inALowWindowPicturesLieBesideTexts(_ width: CGFloat, _ height: CGFloat) {
    let tester = Self.guide(width, height)
    // The title is in the bar, and the search is a button there.
    #expect(Self.frame(tester, "filters").minY == 44)
    tester.tap("row-1")
    tester.settle()
    let sheet = Self.frame(tester, "bottom-sheet")
    #expect(sheet.minY == height / 2 && sheet.width == min(width, 720))
    let picture = Self.frame(tester, "picture")
    let name = tester.tree.flattened.first { $0.text == "Place 1" && $0.frame.x > picture.maxX }
    #expect(picture.width == sheet.width / 2 && (name?.frame.rect.maxY ?? .infinity) < height)
    tester.key(.escape)
    tester.settle()
    tester.tap("tab-discover")
    tester.settle()
    let (card, like) = (Self.frame(tester, "card-Place 0"), Self.frame(tester, "like"))
    #expect(card.maxX < like.minX && like.maxX <= width && like.maxY <= height - 49)
    #expect(card.minY >= 44 && card.maxY <= height - 49 && card.height >= 0.4 * height)
  }

  // MARK: Every size

  @Test(arguments: [
    (320, 480), (480, 320), (390, 844), (844, 390), (800, 480), (640, 384), (768, 1024), (1024, 768),
    (1080, 1920), (1920, 1080), (2160, 3840), (3840, 2160),
  ])
  func inEveryWindowThingsLieInItAndBesideEachOther(_ width: CGFloat, _ height: CGFloat) {
    let tester = Self.guide(width, height, RestaurantStore(folder: .bundled), frames: Self.coarse)
    let window = CGRect(x: 0, y: 0, width: width, height: height)
    let bar = Self.frame(tester, "tab-discover").minY
    #expect(Self.cut(tester).isEmpty)
    tester.tap("tab-discover")
    tester.settle()
    let card = Self.frame(tester, "card-Café Lumière")
    let buttons = ["undo", "skip", "like", "details"].map { Self.frame(tester, $0) }
    #expect(window.contains(card) && card.minY >= 44 && card.maxY <= bar)
    #expect(card.height * card.width >= 0.11 * width * height)
    for button in buttons {
      #expect(window.contains(button) && button.maxY <= bar && !button.intersects(card))
      #expect(min(button.width, button.height) >= 44)
    }
    #expect(Self.cut(tester).isEmpty, "Discover")
    tester.tap("tab-photos")
    tester.settle()
    let cover = Self.frame(tester, "cover-Café Lumière")
    let caption = Self.frame(tester, "caption")
    #expect(abs(cover.midX - width / 2) < 0.5 && cover.minY >= 44)
    #expect(cover.maxY <= caption.minY && caption.maxY <= bar && window.contains(caption))
    #expect(cover.height >= 0.38 * height || cover.width >= 0.59 * width)
    #expect(Self.cut(tester).isEmpty, "Photos")
    tester.tap("cover-Café Lumière")
    tester.settle()
    #expect(Self.frame(tester, "bottom-sheet").width == min(width, 720))
    #expect(Self.cut(tester).isEmpty, "the sheet")
  }

  @Test(
    arguments: DynamicTypeSize.allCases, [CGSize(width: 320, height: 480), CGSize(width: 390, height: 844)])
  func atNoTextSizeIsATextCut(_ textSize: DynamicTypeSize, _ size: CGSize) {
    Self.lookForCutTexts(size, textSize)
  }

  @Test(
    arguments: [DynamicTypeSize.xSmall, .xxxLarge, .accessibility1, .accessibility5],
    [
      CGSize(width: 844, height: 390), CGSize(width: 640, height: 384), CGSize(width: 768, height: 1024),
      CGSize(width: 1097, height: 617),
    ])
  func atNoTextSizeIsATextCutInOtherLayouts(_ textSize: DynamicTypeSize, _ size: CGSize) {
    Self.lookForCutTexts(size, textSize)
  }

  @MainActor private static func lookForCutTexts(_ size: CGSize, _ textSize: DynamicTypeSize) {
    let tester = guide(
      size.width, size.height, RestaurantStore(folder: .bundled), textSize: textSize, frames: coarse)
    #expect(cut(tester).isEmpty, "the list")
    tester.tap("row-0")
    tester.settle()
    #expect(cut(tester).isEmpty, "what was chosen")
    tester.key(.upArrow)
    tester.settle()
    #expect(cut(tester).isEmpty, "the full sheet")
    tester.key(.escape)
    tester.key(.escape)
    tester.settle()
    for tab in ["discover", "photos"] {
      tester.tap("tab-\(tab)")
      tester.settle()
      #expect(cut(tester).isEmpty, "\(tab)")
    }
  }

  /// Beside the cards an address is in sight as a whole, and each card says what kind of place it is.
  @Test(arguments: [DynamicTypeSize.accessibility3, .accessibility5], ["en", "ar"])
  func veryLargeTextInSmallWindowsSaysWhereAndWhat(_ textSize: DynamicTypeSize, _ language: String) throws {
    for size in [CGSize(width: 844, height: 390), CGSize(width: 320, height: 480)] {
      var preferences = UserPreferences()
      (preferences.textSize, preferences.language) = (textSize, language)
      let store = RestaurantStore(folder: .bundled)
      let tester = ViewTester(GuideView(store: store), size: size, preferences: preferences)
      tester.settle()
      tester.tap("tab-discover")
      tester.settle()
      let first = try #require(store.restaurants.first)
      let card = try #require(tester.visibleFrame(of: "card-\(first.name)"))
      let kind = try #require(tester.paintedTexts.last { $0.string == first.type && $0.opacity > 0 })
      #expect(Self.contains(card, kind.frame), "\(size)")
      guard let facts = tester.visibleFrame(of: "facts") else { continue }
      let address = tester.paintedTexts.last { $0.string == first.location && $0.opacity > 0 }?.frame
      #expect(address.map { Self.contains(facts, $0) } == true, "\(address ?? .null) \(facts)")
    }
  }

  /// By edges: Foundation's `contains` fails for rectangles whose sums round.
  private static func contains(_ area: CGRect, _ frame: CGRect) -> Bool {
    frame.minX >= area.minX - 1 && frame.maxX <= area.maxX + 1 && frame.minY >= area.minY - 1
      && frame.maxY <= area.maxY + 1
  }

  /// The texts in sight that end in dots for want of room, or reach out of the window at a side.
  @MainActor static func cut(_ tester: ViewTester) -> [String] {
    let width = CGFloat(tester.tree.frame.width)
    return tester.displayList.items.compactMap { item in
      guard case .text(let text) = item.content else { return nil }
      let box = item.transform.boundingRect(
        of: CGRect(origin: text.origin, size: text.layout.size))
      let isOut = item.clips.isEmpty && (box.minX < -0.5 || box.maxX > width + 0.5)
      return text.layout.isTruncated || isOut ? text.layout.string : nil
    }
  }
}
