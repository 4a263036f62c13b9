import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// Windows of unusual shapes and large text: the height of panels is used, and nothing is left out or lies on something else.
@MainActor struct ShapeTests {
  private static func guide(
    _ size: CGSize, _ folder: ContentFolder? = .bundled, textSize: DynamicTypeSize = .large
  ) -> ViewTester {
    var preferences = UserPreferences()
    preferences.textSize = textSize
    let tester = ViewTester(
      GuideView(store: RestaurantStore(folder: folder)), size: size, preferences: preferences)
    tester.settle()
    return tester
  }

  private static func openCard(_ tester: ViewTester) {
    tester.tap("tab-discover")
    tester.settle()
    tester.tap("details")
    tester.settle()
  }

  /// Telephones keep the tutorial's 300 points; the picture of higher windows grows up to a square.
  @Test(arguments: [(390, 844, 300), (430, 932, 300), (1080, 1920, 720)])
  func thePictureInTheSheetGrowsWithTheHeight(_ width: CGFloat, _ height: CGFloat, _ picture: CGFloat) throws
  {
    let tester = Self.guide(CGSize(width: width, height: height))
    Self.openCard(tester)
    let half = try #require(tester.frame(of: "bottom-sheet"))
    let phone = try #require(tester.tree.flattened.last { $0.id == "take-map" }).frame.rect
    let title = SheetTests.barEnd(tester)
    #expect(abs(phone.minY - title - picture) < 30, "\(phone.minY - title)")
    if height > 1000 { #expect(phone.maxY < height && half.minY == height / 2, "facts are in sight at half") }
  }

  /// Beside the list of a high panel: the less there is to read, the larger are letters and picture, and all of it is in sight.
  @Test(arguments: [60, 700, 6000]) func shortEntriesFillATallArea(_ length: Int) throws {
    let text = String(repeating: "A word or two. ", count: length / 15)
    let file = RestaurantFile(
      data: Data(
        """
        [{"name": "Place", "type": "Bistro", "location": "Street 1, Lyon", "phone": "+33 1 23",
          "image": "cafe-lumiere", "description": "\(text)"}]
        """.utf8), name: "r.json")
    let tester = ViewTester(
      GuideView(store: RestaurantStore(restaurants: file.restaurants)),
      size: CGSize(width: 1080, height: 1920))
    tester.settle()
    let description = try #require(tester.tree.flattened.first { $0.text?.hasPrefix("A word") == true })
    let location = try #require(tester.frame(of: "Street 1, Lyon"))
    let title = SheetTests.barEnd(tester)
    let picture = location.minY - title
    if length > 1000 {
      #expect(picture < 620 && description.frame.rect.maxY > 1500, "\(picture)")
    } else {
      #expect(picture > 740 && location.height > 30, "\(picture) \(location)")
      #expect(description.frame.rect.maxY < 1840)
    }
  }

  /// What is shown when the cards are gone is whole, in the middle, and clear of the buttons.
  @Test(
    arguments: [(390, 844), (844, 390), (1080, 1920)], [DynamicTypeSize.large, .accessibility5])
  func theEndOfTheCardsIsWhole(_ size: (Int, Int), _ textSize: DynamicTypeSize) throws {
    let tester = Self.guide(CGSize(width: size.0, height: size.1), textSize: textSize)
    tester.tap("tab-discover")
    tester.settle()
    for _ in 0..<26 {
      tester.tap("skip")
      tester.advance(by: 0.4)
    }
    tester.settle()
    let again = try #require(tester.visibleFrame(of: "restart"))
    #expect(again == tester.frame(of: "restart"))
    for button in ["undo", "skip", "like", "details"] {
      #expect(try !#require(tester.frame(of: button)).intersects(again), "\(button)")
    }
    #expect(LayoutTests.cut(tester).isEmpty)
    // Each line is centred, under the symbol where there is one.
    let words = tester.displayList.items.compactMap { item -> (String, Int)? in
      guard case .text(let text) = item.content else { return nil }
      return (text.layout.string, text.layout.lines.count)
    }
    #expect(words.first { $0.0 == "Start again" }?.1 == 1, "\(words)")
    #expect(tester.tap("restart"))
    tester.settle()
    #expect(tester.frame(of: "restart") == nil)
  }

  /// All photos of an entry lie below its texts where there is height for them; each is shown over the whole screen.
  @Test func tallWindowsShowAllPhotosBelowTheTexts() throws {
    let tester = Self.guide(CGSize(width: 1080, height: 1920), MuseumTests.folder)
    Self.openCard(tester)
    tester.key(.upArrow)
    tester.settle()
    let photo = try #require(tester.frame(of: "photo-2"))
    let sheet = try #require(tester.frame(of: "bottom-sheet"))
    #expect(photo.width > 300 && photo.minX > sheet.minX && photo.maxX < sheet.maxX)
    #expect(tester.tap("photo-2"))
    tester.settle()
    #expect(tester.frame(of: "photo-viewer") != nil && tester.frame(of: "2 of 2") != nil)
    tester.key(.escape)
    tester.settle()
    #expect(tester.frame(of: "photo-viewer") == nil && tester.frame(of: "bottom-sheet") != nil)
    let low = Self.guide(CGSize(width: 390, height: 844), MuseumTests.folder)
    Self.openCard(low)
    #expect(low.frame(of: "photo-2") == nil)
  }

  /// Name, kind and place of the topmost card are there whatever the text's size, beside the card or on it.
  @Test(
    arguments: [(600, 500), (700, 480), (390, 844), (800, 480), (844, 390)],
    [
      DynamicTypeSize.large, .accessibility3, .accessibility5,
    ])
  func aCardLeavesNothingOutWithLargeText(_ size: (Int, Int), _ textSize: DynamicTypeSize) throws {
    let tester = Self.guide(CGSize(width: size.0, height: size.1), textSize: textSize)
    tester.tap("tab-discover")
    tester.settle()
    let card = try #require(tester.frame(of: "card-Café Lumière"))
    let texts = tester.paintedTexts
    for part in ["Café Lumière", "Coffee & Tea Shop", "Tisserands"] {
      #expect(texts.contains { $0.string.contains(part) }, "\(part)")
    }
    let own = texts.filter { ["Café Lumière", "Coffee & Tea Shop"].contains($0.string) }
    #expect(own.count { card.encloses($0.frame) } == 2, "\(own) on \(card)")
    // Beside one another, and none on the buttons.
    let buttons = ["undo", "skip", "like", "details"].compactMap { tester.frame(of: $0) }
    #expect(buttons.count == 4 && buttons.allSatisfy { !$0.intersects(card) })
  }

  /// A long word is written smaller rather than broken.
  @Test(arguments: [(390, 844), (320, 480), (800, 480)], [DynamicTypeSize.accessibility3, .accessibility5])
  func namesAreNotBrokenWithinWords(_ size: (Int, Int), _ textSize: DynamicTypeSize) throws {
    let tester = Self.guide(CGSize(width: size.0, height: size.1), textSize: textSize)
    for _ in 0..<6 {
      for item in tester.displayList.items {
        guard case .text(let text) = item.content, text.layout.string == "Pizzeria Tramontana" else {
          continue
        }
        #expect(
          text.layout.size.width > 0 && text.layout.lines.count <= 2, "\(text.layout.lines.count) lines")
        return
      }
      tester.flick(
        from: CGPoint(x: 150, y: CGFloat(size.1) * 0.8), by: CGVector(dx: 0, dy: -150), over: 0.3)
      tester.settle()
    }
    Issue.record("the name has not come into sight")
  }

  /// A name that is written smaller for a long word is no smaller than its kind, than the title over both, or than what
  /// is under them; other kinds are as large as ever.
  @Test(arguments: [
    ("Wasserpflanzenbeet", "Pflanze"), ("Rose", "Wasserpflanzenbeet"), ("Rose", "Old tea shop"),
  ])
  func aNameIsNoSmallerThanItsKind(_ name: String, _ kind: String) throws {
    let folder = try PackFolder([
      "guide.json": #"{"words": {"details": "Steckbrief"}}"#,
      "restaurants.json": #"[{"name": "\#(name)", "type": "\#(kind)", "location": "By the gate"}]"#,
    ])
    let tester = Self.guide(
      CGSize(width: 390, height: 844), folder.content, textSize: .accessibility5)
    func height(_ string: String) throws -> CGFloat {
      let found = tester.displayList.items.compactMap { item -> TextOnScreen? in
        guard case .text(let text) = item.content, text.layout.string == string else { return nil }
        return TextOnScreen(lines: text.layout.lines.count, height: text.layout.size.height)
      }
      let text = try #require(found.last, "\(string)")
      #expect(!string.contains("Wasser") || text.lines == 1, "\(string) is broken")
      return text.height / CGFloat(text.lines)
    }
    tester.tap("row-0")
    tester.settle()
    tester.key(.upArrow)
    tester.settle()
    #expect(try height(name) >= height(kind) && height(name) >= height("Steckbrief"))
    if kind == "Old tea shop" { #expect(try height(kind) > 60) }
    tester.key(.escape)
    tester.key(.escape)
    tester.settle()
    tester.tap("tab-discover")
    tester.settle()
    #expect(try height(name) >= height(kind))
  }

  private struct TextOnScreen {
    let lines: Int
    let height: CGFloat
  }

  /// In a large text size a fact's symbol and what it does are nearer to it than to its neighbours.
  @Test(arguments: [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5])
  func largeFactsAreGroupedWithTheirSymbols(_ textSize: DynamicTypeSize) throws {
    let tester = Self.guide(CGSize(width: 390, height: 844), textSize: textSize)
    Self.openCard(tester)
    tester.key(.upArrow)
    tester.settle()
    func fact(_ id: String, _ part: String) throws -> (row: CGRect, symbols: [CGRect], text: CGRect) {
      // Of the sheet, which lies above the cards and what is beside them.
      let sheet = Array(tester.tree.flattened.drop { $0.id != "bottom-sheet" })
      let row = try #require(sheet.last { $0.id == id }).frame.rect
      let symbols = sheet.filter { $0.type == "Image" && row.encloses($0.frame.rect) }
      let text = try #require(
        tester.paintedTexts.last { $0.string.contains(part) && row.encloses($0.frame) }
      ).frame
      return (row, symbols.map(\.frame.rect), text)
    }
    let (place, phone) = (try fact("take-map", "Tisserands"), try fact("take-phone", "+33"))
    for fact in [place, phone] {
      #expect(fact.symbols.count == 2)
      for symbol in fact.symbols {
        #expect(symbol.maxY <= fact.text.minY + 8 && symbol.minY >= fact.row.minY)
      }
    }
    let within = place.text.minY - (place.symbols.map(\.maxY).max() ?? 0)
    let between = (phone.symbols.map(\.minY).min() ?? 0) - place.text.maxY
    #expect(between > within + 8, "\(between) between facts, \(within) within one")
  }

  /// The heart keeps the distance of texts from the sheet's edge.
  @Test(arguments: [DynamicTypeSize.large, .accessibility3, .accessibility5])
  func theHeartIsAlignedWithTheMargin(_ textSize: DynamicTypeSize) throws {
    let tester = Self.guide(CGSize(width: 390, height: 844), textSize: textSize)
    Self.openCard(tester)
    let button = try #require(tester.frame(of: "favourite"))
    let heart = try #require(
      tester.tree.flattened.first { $0.type == "Image" && button.encloses($0.frame.rect) })
    #expect(abs(390 - heart.frame.rect.maxX - 16) < 4, "\(heart.frame.rect)")
  }

  /// The smallest windows scroll.
  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func aTinyWindowOverlapsNothing(_ textSize: DynamicTypeSize) {
    let tester = Self.guide(CGSize(width: 200, height: 200), textSize: textSize)
    for tab in ["discover", "photos", "restaurants"] {
      tester.tap("tab-\(tab)")
      tester.settle()
      #expect(tester.warnings.isEmpty && tester.host.isAtRest)
    }
  }
}

extension CGRect {
  /// Whether a frame lies within this one, but for rounding.
  fileprivate func encloses(_ frame: CGRect) -> Bool {
    frame.minX > minX - 1 && frame.maxX < maxX + 1 && frame.minY > minY - 1 && frame.maxY < maxY + 1
  }
}
