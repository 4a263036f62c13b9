import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// The operator's page in large text.
@MainActor struct OperatorTextTests {
  private static func page(
    _ size: CGSize, _ textSize: DynamicTypeSize, _ language: String
  ) async -> ViewTester {
    var preferences = UserPreferences()
    (preferences.textSize, preferences.language) = (textSize, language)
    let tester = KioskTests.guide(KioskTests.Told(), size: size, preferences: preferences)
    await KioskTests.hold(tester)
    await KioskTests.type([4, 7, 1, 1], tester)
    return tester
  }

  @Test(
    arguments: [
      (DynamicTypeSize.accessibility1, CGSize(width: 390, height: 844), "ar"),
      (.accessibility2, CGSize(width: 800, height: 480), "de"),
      (.accessibility3, CGSize(width: 1080, height: 1920), "en"),
      (.accessibility4, CGSize(width: 800, height: 480), "en"),
      (.accessibility5, CGSize(width: 390, height: 844), "de"),
      (.accessibility5, CGSize(width: 1080, height: 1920), "ar"),
    ])
  func namesAndValuesAreStackedAndNoneIsCutOrBroken(
    _ textSize: DynamicTypeSize, _ size: CGSize, _ language: String
  ) async throws {
    let tester = await Self.page(size, textSize, language)
    #expect(tester.frame(of: "operator-facts") != nil)
    let value = try #require(tester.paintedTexts.first { $0.string == "1.2.3" })
    let place = value.frame
    let name = try #require(
      tester.paintedTexts.last { $0.frame.maxY <= place.minY + 2 && $0.frame.maxY > place.minY - 30 })
    let isMirrored = language == "ar"
    let (one, two) = isMirrored ? (name.frame.maxX, place.maxX) : (name.frame.minX, place.minX)
    #expect(abs(one - two) < 1, "\(language): \(name) \(value)")
    for text in tester.paintedTexts where text.opacity > 0 {
      #expect(text.frame.minX >= 0 && text.frame.maxX <= size.width, "\(language): \(text)")
      // A word alone is in one line, unless it is the whole of a longer text.
      if !text.string.contains(where: { " /\u{2014}".contains($0) }), text.string.count > 3 {
        let lines = text.frame.height / (value.frame.height + 1)
        #expect(lines < 1.9, "\(language): \(text)")
      }
    }
  }

  /// The lines of a text that a frame paints, in the topmost place.
  private static func lines(of string: String, _ items: [DisplayItem]) -> [String] {
    for item in items.reversed() {
      switch item.content {
      case .group(let group):
        let found = lines(of: string, group.items)
        if !found.isEmpty { return found }
      case .text(let text) where text.layout.string == string:
        return text.layout.lines.map { $0.fragments.map(\.text).joined() }
      default: break
      }
    }
    return []
  }

  /// Words and keys lie in the window beside or above each other, and no word is broken.
  @Test(
    arguments: [
      CGSize(width: 320, height: 480), CGSize(width: 480, height: 320), CGSize(width: 390, height: 844),
      CGSize(width: 844, height: 390), CGSize(width: 1080, height: 1920),
    ], [("de", "PIN eingeben."), ("fr", "Saisissez le code PIN."), ("en", "Enter the PIN.")])
  func thePINsWordsAreWholeAndItsKeysInTheWindow(_ size: CGSize, _ words: (String, String)) async throws {
    for textSize in [DynamicTypeSize.large, .accessibility2, .accessibility5] {
      var preferences = UserPreferences()
      (preferences.textSize, preferences.language) = (textSize, words.0)
      let tester = KioskTests.guide(KioskTests.Told(), size: size, preferences: preferences)
      await KioskTests.hold(tester)
      let window = CGRect(origin: .zero, size: size)
      let state = try #require(tester.visibleFrame(of: "pin-state"))
      let keys = try ((0...9).map(String.init) + ["delete", "enter"]).map {
        try #require(tester.visibleFrame(of: "pin-\($0)"))
      }
      for key in keys {
        #expect(window.contains(key) && min(key.width, key.height) >= 44, "\(textSize): \(key)")
        #expect(!key.intersects(state), "\(textSize): \(key) \(state)")
      }
      #expect(window.contains(state), "\(textSize): \(state)")
      let lines = Self.lines(of: words.1, tester.displayList.items)
      let parts = lines.flatMap { $0.split(separator: " ") }
      #expect(parts == words.1.split(separator: " "), "\(textSize): \(lines)")
    }
  }

  @Test func inUsualTextTheyShareALine() async throws {
    let tester = await Self.page(CGSize(width: 390, height: 844), .large, "en")
    let name = try #require(tester.paintedTexts.first { $0.string == "Version" })
    let value = try #require(tester.paintedTexts.first { $0.string == "1.2.3" })
    #expect(abs(name.frame.midY - value.frame.midY) < 2 && value.frame.minX > name.frame.maxX)
  }
}
