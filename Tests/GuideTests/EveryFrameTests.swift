import Foundation
import Graphics
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// What must hold between two states of the guide: looked at in every frame.
@MainActor struct EveryFrameTests {
  private nonisolated static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 1080, height: 1920), CGSize(width: 844, height: 390),
  ]

  private static func guide(_ size: CGSize, tab: String? = nil) -> ViewTester {
    let tester = ViewTester(GuideView(store: TabTests.store()), size: size)
    tester.settle()
    if let tab {
      tester.tap("tab-\(tab)")
      tester.settle()
    }
    return tester
  }

  private static func frames(_ tester: ViewTester, _ id: String) -> [CGRect] {
    tester.tree.flattened.filter { $0.id == id }.map(\.frame.rect)
  }

  @Test(arguments: sizes)
  func m01_m07_m08_aSheetThatComesWithAScrollComesUpStraight(_ size: CGSize) {
    let tester = Self.guide(size, tab: "photos")
    let window = CGRect(origin: .zero, size: size)
    var places: [CGFloat] = []
    tester.onFrame = { tester in
      guard let scrim = Self.frames(tester, "bottom-sheet-scrim").first,
        let sheet = Self.frames(tester, "bottom-sheet").first
      else { return }
      #expect(scrim.minX == 0 && scrim.contains(window))
      #expect(abs(sheet.midX - size.width / 2) < 0.01 && sheet.width == min(size.width, 720))
      places.append(sheet.minY)
    }
    #expect(tester.tap("cover-Place 1"))
    tester.settle()
    #expect(places.count > 20 && places.first ?? 0 > 0.9 * size.height)
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 <= $0 + 0.01 || $1 < 0.55 * size.height })
  }

  @Test(arguments: sizes)
  func m01_m02_m03_theDeckIsThereAtOnce(_ size: CGSize) {
    let tester = Self.guide(size)
    var cards: [[CGRect]] = []
    tester.onFrame = { tester in
      #expect(tester.frame(of: "That was all") == nil)
      guard tester.frame(of: "like") != nil else { return }
      cards.append((0..<3).compactMap { tester.frame(of: "card-Place \($0)") })
      for text in tester.tree.flattened.compactMap(\.text) where text.hasPrefix("Place ") {
        #expect(tester.tree.flattened.count { $0.text == text && $0.type == "Text" } <= 2, "\(text)")
      }
    }
    tester.tap("tab-discover")
    tester.settle()
    #expect(cards.first?.count == 3)
    for each in cards { #expect(each == cards.last) }
  }

  /// The ring round the view with the keyboard: its place in the order of painting, and in the window.
  private static func ring(_ tester: ViewTester) -> (order: Int, frame: CGRect)? {
    for (order, item) in tester.displayList.items.enumerated() {
      if case .stroke(let path, _, let style) = item.content, style.lineWidth == 3 {
        return (order, item.transform.boundingRect(of: path.boundingRect))
      }
    }
    return nil
  }

  @Test(arguments: ["discover"])
  func m08_m13_noRingShinesThroughTheScrimAndItComesBack(_ tab: String) throws {
    let tester = Self.guide(Self.sizes[0], tab: tab)
    tester.key(.tab)
    tester.settle()
    let before = try #require(Self.ring(tester))
    tester.onFrame = { tester in
      if tester.frame(of: "bottom-sheet") != nil { #expect(Self.ring(tester) == nil) }
    }
    tester.key(.return)
    tester.settle()
    #expect(SheetTests.y(tester) == 422)
    tester.key(.escape)
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil)
    #expect(Self.ring(tester)?.frame == before.frame)
  }

  @Test func m03_aCardThatIsThrownUpwardsGoesUnderTheTitle() {
    let tester = Self.guide(Self.sizes[0], tab: "discover")
    var isUnder = false
    tester.onFrame = { tester in
      guard let card = tester.frame(of: "card-Place 0"), let title = tester.frame(of: "Discover"),
        card.minY < title.minY
      else { return }
      isUnder = true
      let texts = tester.paintedTexts.map(\.string)
      let (name, bar) = (texts.firstIndex(of: "Place 0"), texts.firstIndex(of: "Discover"))
      if let name, let bar { #expect(name < bar) }
    }
    tester.press(CGPoint(x: 195, y: 380))
    tester.move(by: CGVector(dx: 40, dy: -330), over: 0.3)
    tester.advance(by: 0.2)
    #expect(isUnder)
    tester.release()
    tester.settle()
  }

  @Test(arguments: ["cover-Place 1", "cover-Place 2"])
  func m02_theCaptionNamesTheCoverInTheMiddle(_ cover: String) {
    let tester = Self.guide(Self.sizes[0], tab: "photos")
    var seen: [String] = []
    tester.onFrame = { tester in
      let covers = tester.tree.flattened.filter { $0.id?.hasPrefix("cover-") == true }
      let ways = covers.map { ($0.id ?? "", abs($0.frame.rect.midX - 195)) }.sorted { $0.1 < $1.1 }
      guard ways.count > 1, ways[1].1 - ways[0].1 > 4 else { return }
      let name = String(ways[0].0.dropFirst("cover-".count))
      let caption = tester.paintedTexts.map(\.string).last { $0.hasPrefix("Place ") }
      #expect(caption == name, "at \(tester.now)")
      if seen.last != name { seen.append(name) }
    }
    // The sheet that the tap opens shows the name too: a key moves the covers alone.
    for _ in 0..<(cover.hasSuffix("1") ? 1 : 2) { tester.key(.rightArrow) }
    tester.settle()
    #expect(seen.last == String(cover.dropFirst("cover-".count)))
  }

  /// What is painted of texts within their clips.
  private static func shown(_ items: [DisplayItem], _ outer: ProjectionTransform = ProjectionTransform())
    -> [(string: String, frame: CGRect)]
  {
    items.flatMap { item -> [(string: String, frame: CGRect)] in
      let clip = item.clips.reduce(CGRect.infinite) { rect, clip in
        rect.intersection(clip.transform.concatenating(outer).boundingRect(of: clip.path.boundingRect))
      }
      let transform = item.transform.concatenating(outer)
      switch item.content {
      case .text(let text):
        let bounds = CGRect(origin: text.origin, size: text.layout.size)
        let frame = transform.boundingRect(of: bounds).intersection(clip)
        return frame.isEmpty ? [] : [(text.layout.string, frame)]
      case .group(let group):
        return shown(group.items, transform).compactMap { string, frame in
          let frame = frame.intersection(clip)
          return frame.isEmpty ? nil : (string, frame)
        }
      default: return []
      }
    }
  }

  /// The week comes into sight and goes as what is below moves: neither lies on the other.
  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func m03_theWeekIsUncoveredByWhatLiesBelowIt(_ textSize: DynamicTypeSize) throws {
    var preferences = UserPreferences()
    preferences.textSize = textSize
    let tester = ViewTester(
      GuideView(store: RestaurantStore(folder: .bundled)), size: Self.sizes[1], preferences: preferences)
    tester.settle()
    #expect(tester.tap("row-5"))
    tester.settle()
    if tester.frame(of: "bottom-sheet") != nil { tester.key(.upArrow) }
    tester.settle()
    var (frames, most) = (0, 0)
    for _ in 0..<2 {
      let bottom = try #require(tester.frame(of: "hours")).maxY
      #expect(tester.tap("hours"))
      for _ in 0..<40 {
        tester.advance(by: 1 / 120)
        let texts = Self.shown(tester.displayList.items)
        let week = texts.filter { $0.string.hasSuffix("day") && $0.frame.minY >= bottom - 1 }
        let below = texts.filter { $0.string.contains("Alfareros") || $0.string.hasPrefix("+52") }
        (frames, most) = (frames + 1, max(most, week.count))
        for day in week {
          for other in below {
            #expect(day.frame.intersection(other.frame).height < 1, "\(day) and \(other)")
          }
        }
      }
      tester.settle()
    }
    #expect(frames > 60 && most == 7)
  }

  /// Rows that a search has left out are there at once when it ends with its text: as those went that its text left out. Only
  /// the bar moves.
  @Test(arguments: [true, false])
  func m03_m05_rowsAreThereAtOnceWhenASearchEndsWithItsText(_ isByKey: Bool) {
    let tester = ViewTester(GuideView(store: RestaurantStore(folder: .bundled)), size: Self.sizes[0])
    let watcher = tester.watch("search")
    tester.settle()
    tester.key("f", modifiers: .control)
    tester.settle()
    tester.type("Ca")
    tester.settle()
    #expect(tester.paintedTexts.contains { $0.string == "Arrocería Vidal" })
    if isByKey { tester.key(.escape) } else { tester.tap("Cancel") }
    let order = [
      "Café Lumière", "뒷마당", "Pizzeria Tramontana", "La Paloma Azul", "Chez Maëlle", "Copper & Rye",
    ]
    for _ in 0..<60 {
      tester.advance(by: 1 / 60)
      let rows = tester.paintedTexts.filter { order.contains($0.string) }.sorted {
        $0.frame.minY < $1.frame.minY
      }
      #expect(rows.map(\.string) == order)
      for (row, next) in zip(rows, rows.dropFirst()) {
        #expect(next.frame.minY - row.frame.minY > 50, "\(row) and \(next)")
      }
    }
    #expect(watcher.faults.map(\.description) == [])
  }
}
