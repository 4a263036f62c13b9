import Foundation
import Graphics
import Testing

@testable import ViewTree

/// A layout that is kept is used for another room only where that room's own layout is the same.
@MainActor struct KnownTextLayoutTests {
  private let layouter = TextLayouter(engine: FixedFontEngine())
  private static let words = ["a", "bb", "the", "quick", "brown", "fox", "extraordinary", "🍎🍐", "\n", "über"]
  private static let sides: [CGFloat?] = [nil, 0, 5, 10, 12, 20, 24, 30, 36, 40, 50, 60, 90, 110, 200]

  private func same(_ a: TextLayout, _ b: TextLayout) -> Bool {
    a.size == b.size && a.lines == b.lines && a.isTruncated == b.isTruncated
  }

  @Test func whatHoldsForAnotherRoomIsItsLayout() {
    var random = FixedRandom(state: 17)
    var (held, kept) = (0, 0)
    for _ in 0..<60 {
      let text = (0..<Int.random(in: 1...6, using: &random))
        .map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
      let runs = [TextRun(text: text, font: ResolvedFont(size: 10), color: .black)]
      var options = TextOptions()
      options.font = ResolvedFont(size: 10)
      options.lineLimit = [nil, 1, 2].randomElement(using: &random) ?? nil
      options.minimumScaleFactor = Bool.random(using: &random) ? 1 : 0.5
      options.alignment = [.leading, .center, .trailing].randomElement(using: &random) ?? .leading
      func layout(_ width: CGFloat?, _ height: CGFloat?) -> TextLayout {
        layouter.layout(runs, width: width, height: height, options: options)
      }
      for _ in 0..<40 {
        let room = Self.room(&random)
        let known = KnownTextLayout(width: room.0, height: room.1, layout: layout(room.0, room.1))
        for _ in 0..<10 {
          let other = Self.room(&random)
          kept += 1
          guard known.holds(width: other.0, height: other.1, options) else { continue }
          held += 1
          #expect(
            same(known.layout, layout(other.0, other.1)),
            "'\(text)' for \(room) in \(other), scale \(options.minimumScaleFactor)")
        }
      }
    }
    #expect(held > kept / 100)
  }

  private static func room(_ random: inout FixedRandom) -> (CGFloat?, CGFloat?) {
    (sides.randomElement(using: &random) ?? nil, sides.randomElement(using: &random) ?? nil)
  }

  @Test func aLineThatStandsAloneIsLaidOutOnce() {
    let runs = [TextRun(text: "Row 7", font: ResolvedFont(size: 10), color: .black)]
    let options = TextOptions()
    let known = KnownTextLayout(
      width: nil, height: nil, layout: layouter.layout(runs, width: nil, height: nil, options: options))
    #expect(known.holds(width: 300, height: 0, options) && known.holds(width: 50, height: nil, options))
    #expect(!known.holds(width: 49, height: nil, options))
  }
}

/// Random numbers that are the same in every run.
private struct FixedRandom: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
