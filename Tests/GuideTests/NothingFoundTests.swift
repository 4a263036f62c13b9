import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// What the list says where it has no rows, and where it begins after another order.
struct NothingFoundTests {
  @MainActor private static func guide(
    _ size: CGSize, language: String = "en", textSize: DynamicTypeSize = .large, hasKeyboard: Bool = false
  ) -> ViewTester {
    var preferences = UserPreferences()
    preferences.language = language
    preferences.typesOnScreen = hasKeyboard
    preferences.textSize = textSize
    let tester = SheetTests.invariants(
      ViewTester(
        GuideView(store: RestaurantStore(folder: .bundled)), size: size, preferences: preferences))
    // What is looked at is at rest.
    tester.runner.frameInterval = LayoutTests.coarse
    tester.settle()
    return tester
  }

  nonisolated struct TextAndKeyboard: Sendable {
    let size: DynamicTypeSize
    let hasKeyboard: Bool
  }

  nonisolated private static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1080, height: 1920),
    CGSize(width: 320, height: 480),
  ]

  /// The message is in the middle between the chips and what lies below the list: the keyboard, or the tabs.
  @Test(
    arguments: sizes,
    [
      TextAndKeyboard(size: .large, hasKeyboard: true), TextAndKeyboard(size: .large, hasKeyboard: false),
      TextAndKeyboard(size: .accessibility5, hasKeyboard: false),
    ])
  func itIsInTheMiddleOfTheSpaceThatIsLeft(
    _ size: CGSize, _ text: TextAndKeyboard
  ) throws {
    // The keyboard's letters are those of the language.
    for language in text.hasKeyboard ? ["en", "de"] : ["en", "fr", "ar"] {
      let tester = Self.guide(
        size, language: language, textSize: text.size, hasKeyboard: text.hasKeyboard)
      tester.key("f", modifiers: .control)
      tester.settle()
      if text.hasKeyboard {
        for _ in 0..<3 { tester.tap("key-z") }
        tester.tap("key-q")
      } else {
        tester.type("zzzq")
      }
      tester.settle()
      let top = try #require(tester.frame(of: "filters")).maxY
      let keyboard = tester.frame(of: "keyboard")?.minY
      #expect((keyboard != nil) == text.hasKeyboard)
      let bottom = try keyboard ?? #require(tester.frame(of: "tab-discover")).minY
      let message = tester.paintedTexts.filter {
        $0.string.lowercased().contains("zzzq") && $0.frame.minY > top - 1
      }
      let title = try #require(message.first, "\(language) \(tester.paintedTexts.map(\.string))").frame
      #expect(title.minY >= top - 1 && title.maxY <= bottom + 1, "\(title) in \(top) ... \(bottom)")
      // All that it says, with its symbol, if there is one.
      let space = CGRect(x: 0, y: top, width: size.width, height: bottom - top)
      let parts = tester.tree.flattened.filter {
        ["Text", "Image"].contains($0.type) && space.contains($0.frame.rect)
          && abs($0.frame.rect.midX - title.midX) < 2
      }.map(\.frame.rect)
      let all = parts.reduce(title) { $0.union($1) }
      #expect(abs(all.midY - space.midY) < 12, "\(language): \(all) in \(space)")
      #expect(LayoutTests.cut(tester).isEmpty)
    }
  }

  @Test func anotherOrderBeginsAtItsTop() {
    let tester = Self.guide(CGSize(width: 390, height: 844))
    let before = tester.frame(of: "filters")
    tester.flick(from: CGPoint(x: 150, y: 700), by: CGVector(dx: 0, dy: -500), over: 0.1)
    tester.settle()
    #expect(tester.frame(of: "row-0").map { $0.maxY < 60 } ?? true)
    tester.tap("order")
    tester.settle()
    tester.tap("order-type")
    tester.settle()
    #expect(tester.frame(of: "filters") == before)
  }

  @Test func inFrenchNoMarkIsAtTheBeginningOfALine() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Restaurants/Localizable.xcstrings")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let strings = try #require(json?["strings"] as? [String: [String: Any]])
    func values(_ json: Any) -> [String] {
      guard let fields = json as? [String: Any] else { return [] }
      return fields.flatMap { $0.key == "value" ? [$0.value as? String ?? ""] : values($0.value) }
    }
    for (key, entry) in strings {
      let french = values((entry["localizations"] as? [String: Any])?["fr"] ?? [:])
      #expect(!french.isEmpty, "\(key)")
      for mark in [" :", " ;", " !", " ?", "« ", " »"] {
        #expect(!french.contains { $0.contains(mark) }, "\(key)")
      }
    }
  }

  /// The index lies beside the rows: below the chips, and above the tabs, at its top and scrolled.
  @Test(
    arguments: [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)],
    [DynamicTypeSize.large, .accessibility1, .accessibility3, .accessibility5])
  func theIndexIsBesideTheRowsAlone(_ size: CGSize, _ textSize: DynamicTypeSize) throws {
    for language in ["en", "de", "ar"] {
      let tester = Self.guide(size, language: language, textSize: textSize)
      tester.tap("order")
      tester.settle()
      tester.tap("order-type")
      tester.settle()
      let chips = try #require(tester.frame(of: "filters"))
      let tabs = try #require(tester.frame(of: "tab-discover")).minY
      func letters() throws -> [CGRect] {
        try #require(tester.tree.flattened.first { $0.id == "section-index" }).flattened
          .filter { $0.type == "Text" }.map(\.frame.rect)
      }
      let rest = try letters()
      #expect(rest.count >= 3)
      #expect(rest.allSatisfy { $0.minY >= chips.maxY - 0.5 && $0.maxY <= tabs }, "\(language) \(rest)")
      // It leads on to the last section all the same, and no letter is over a bar there.
      tester.flick(
        from: CGPoint(x: 100, y: size.height * 0.8), by: CGVector(dx: 0, dy: -size.height / 2), over: 0.1)
      tester.settle()
      #expect(try letters().allSatisfy { $0.minY >= 44 && $0.maxY <= tabs }, "\(language)")
    }
  }
}
