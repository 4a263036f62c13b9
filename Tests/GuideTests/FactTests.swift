import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// What is said of prices and hours, in each of the guide's languages.
@MainActor struct FactTests {
  /// An entry may cost one to four signs; the rest is there faintly.
  @Test(arguments: 1...4, [CGSize(width: 390, height: 844), CGSize(width: 1280, height: 800)])
  func aPriceLightsSoManyOfFourSigns(_ price: Int, _ size: CGSize) {
    let tester = DetailTests.guide("\"price\": \(price), \"location\": \"Street\"", size: size)
    let signs = tester.paintedTexts.filter { $0.string == "$" }.sorted { $0.frame.minX < $1.frame.minX }
    let darkest = signs.map { Self.darkest(tester, $0.frame) }
    #expect(darkest.count == 4)
    #expect(darkest.prefix(price).allSatisfy { $0 < 90 }, "\(darkest)")
    #expect(darkest.dropFirst(price).allSatisfy { $0 > 150 && $0 < 230 }, "\(darkest)")
  }

  /// The green of the darkest pixel in a part of the window.
  private static func darkest(_ tester: ViewTester, _ part: CGRect) -> UInt8 {
    _ = tester.runner.paint()
    let buffer = tester.runner.buffer
    var darkest = UInt8.max
    for y in Int(part.minY)..<Int(part.maxY) {
      for x in Int(part.minX)..<Int(part.maxX) {
        darkest = min(darkest, buffer.bytes[(y * buffer.width + x) * 4 + 1])
      }
    }
    return darkest
  }

  /// The sentence in the language, with the time as that language writes it.
  @Test(arguments: [
    ("fr", "Ouvert jusqu’à 14:00", "Fermé, ouvre 19:00"),
    ("de", "Geöffnet bis 14:00", "Geschlossen, öffnet 19:00"),
    ("ar", "مفتوح حتى 2:00\u{A0}م", "مغلق، يفتح 7:00\u{A0}م"),
    ("zh-Hans", "营业中，至 14:00", "休息中，19:00 开门"),
  ])
  func hoursAreSaidInTheLanguage(_ language: String, _ open: String, _ closed: String) {
    for (moment, sentence) in [
      (DetailTests.moment(0, 12), open), (DetailTests.moment(0, 15), closed),
    ] {
      let texts = DetailTests.guide(now: moment, language: language).tree.flattened.compactMap(\.text)
      #expect(texts.contains(sentence), "\(texts)")
    }
  }
}
