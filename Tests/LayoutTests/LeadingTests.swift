import Foundation
import Graphics
import Testing

@testable import ViewTree

/// The distance of lines in paragraphs, as frames: that of the text style at every text size, that of the face elsewhere.
@MainActor struct LeadingTests {
  /// Faces 1.2 times as high as their size; every character is half as wide. Of ฎ, which comes from another face, ink lies
  /// 1.3 sizes above and 0.6 below the baseline, of ข no more than the face has.
  private final class Fonts: FontEngine {
    func metrics(of font: ResolvedFont) -> FontMetrics {
      FontMetrics(
        ascent: font.size * 0.95, descent: font.size * 0.25, lineHeight: font.size * 1.2,
        capHeight: font.size * 0.7, xHeight: font.size * 0.5)
    }
    func shape(_ item: TextItem) -> [Glyph] {
      zip(item.characters, item.text.dropFirst(item.characters.lowerBound)).map { index, character in
        Glyph(
          id: 0, cluster: UInt32(index), advance: 0.5, traits: character == "ฎ" ? .exceedsLine : [])
      }
    }
    func inkHeight(of glyph: Glyph) -> (above: CGFloat, below: CGFloat) { (1.3, 0.6) }
  }

  private static let face: CGFloat = 1.2
  private static let lines = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten"

  private static let styles: [Font.TextStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption,
    .caption2,
  ]

  /// Sizes and leadings in the order of the styles, as Apple's Human Interface Guidelines list them ("Typography", Dynamic
  /// Type sizes).
  private static let table: [(DynamicTypeSize, [(size: CGFloat, leading: CGFloat)])] = [
    (
      .xSmall,
      [
        (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13),
        (11, 13),
      ]
    ),
    (
      .small,
      [
        (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13),
        (11, 13),
      ]
    ),
    (
      .medium,
      [
        (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13),
        (11, 13),
      ]
    ),
    (
      .large,
      [
        (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16),
        (11, 13),
      ]
    ),
    (
      .xLarge,
      [
        (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19),
        (13, 18),
      ]
    ),
    (
      .xxLarge,
      [
        (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21),
        (15, 20),
      ]
    ),
    (
      .xxxLarge,
      [
        (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23),
        (17, 22),
      ]
    ),
    (
      .accessibility1,
      [
        (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28),
        (20, 25),
      ]
    ),
    (
      .accessibility2,
      [
        (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32),
        (24, 30),
      ]
    ),
    (
      .accessibility3,
      [
        (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39),
        (29, 35),
      ]
    ),
    (
      .accessibility4,
      [
        (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44),
        (34, 41),
      ]
    ),
    (
      .accessibility5,
      [
        (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51),
        (40, 48),
      ]
    ),
  ]

  /// The height of each text, given to its own ideal size.
  private func heights(_ texts: [Text], size: DynamicTypeSize = .large) -> [CGFloat] {
    let stage = LayoutStage(
      400, 400, fonts: Fonts(),
      ForEach(0..<texts.count, id: \.self) { texts[$0].fixedSize().probe("\($0)") }
        .environment(\.dynamicTypeSize, size))
    return texts.indices.map { stage.frames["\($0)"]?.height ?? .nan }
  }

  private func height(_ text: Text) -> CGFloat { heights([text])[0] }

  private func ten(_ font: Font) -> Text { Text(verbatim: Self.lines).font(font) }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  @Test func tenLinesOfEveryStyleAtEveryTextSize() {
    #expect(Self.table.map(\.0) == DynamicTypeSize.allCases && Set(Self.styles).count == 11)
    for (size, row) in Self.table {
      let one = heights(Self.styles.map { Text(verbatim: "one").font(.system($0)) }, size: size)
      let ten = heights(Self.styles.map { self.ten(.system($0)) }, size: size)
      for (index, style) in Self.styles.enumerated() {
        #expect(isNear(one[index], row[index].size * Self.face), "one line of \(style) at \(size)")
        #expect(isNear(ten[index] - one[index], 9 * row[index].leading), "\(style) at \(size)")
      }
    }
  }

  @Test func aParagraphThatIsBrokenIsAsHighAsOneOfLineFeeds() {
    let text = Text(verbatim: "one two six").frame(width: 30).probe("broken")
    let stage = LayoutStage(400, 400, fonts: Fonts(), text)
    #expect(isNear(stage.frames["broken"]?.height ?? 0, 2 * 22 + 17 * Self.face))
  }

  @Test func baselinesAreALeadingApart() {
    let stage = LayoutStage(
      400, 400, fonts: Fonts(),
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text(verbatim: Self.lines).probe("lines")
        Text(verbatim: "next").probe("last")
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text(verbatim: "first\nsecond").font(.title).probe("title")
          Text(verbatim: "small").font(.caption).probe("small")
        }
      })
    let frames = stage.frames
    #expect(isNear((frames["last"]?.minY ?? 0) - (frames["lines"]?.minY ?? 0), 9 * 22))
    // 28 and 12 points: their ascents differ by 0.95 of 16.
    #expect(isNear((frames["small"]?.minY ?? 0) - (frames["title"]?.minY ?? 0), 0.95 * 16))
  }

  @Test func lineSpacingIsBesideTheLeading() {
    let stage = LayoutStage(400, 500, fonts: Fonts(), ten(.body).lineSpacing(5).probe("lines"))
    #expect(isNear(stage.frames["lines"]?.height ?? 0, 9 * 27 + 17 * Self.face))
  }

  @Test func facesWithoutAStyleHaveTheirOwnDistance() {
    #expect(isNear(height(ten(.system(size: 17))), 10 * 17 * Self.face))
    #expect(isNear(height(ten(.custom("Nunito", size: 20))), 10 * 20 * Self.face))
    #expect(isNear(height(ten(.custom("Nunito", fixedSize: 20))), 10 * 20 * Self.face))
    #expect(isNear(height(ten(.custom("Nunito", size: 20, relativeTo: .caption))), 10 * 20 * Self.face))
  }

  @Test func otherFacesOfAStyleKeepItsLeading() {
    let fonts: [Font] = [
      .body.bold(), .body.italic(), .system(.body, design: .serif), .body.monospaced(), .body.weight(.black),
      .body.monospacedDigit(), .body.smallCaps(), .body.lowercaseSmallCaps(), .system(.body, weight: .thin),
    ]
    for font in fonts { #expect(isNear(height(ten(font)), 9 * 22 + 17 * Self.face), "\(font)") }
    #expect(isNear(height(ten(.body).bold().italic().underline()), 9 * 22 + 17 * Self.face))
  }

  @Test func tightAndLooseAreTwoPoints() {
    func pitch(_ font: Font) -> CGFloat { (height(ten(font)) - height(Text(verbatim: "one").font(font))) / 9 }
    #expect(isNear(pitch(.body.leading(.tight)), 20) && isNear(pitch(.body.leading(.loose)), 24))
    #expect(isNear(pitch(.caption2.leading(.tight)), 11) && isNear(pitch(.largeTitle.leading(.loose)), 43))
    #expect(isNear(pitch(.body.bold().leading(.loose).italic()), 24))
    // The last one holds.
    #expect(isNear(pitch(.body.leading(.tight).leading(.standard)), 22))
    #expect(isNear(pitch(.body.leading(.tight).leading(.loose)), 24))
    // One line is as high as it was.
    #expect(height(Text(verbatim: "one").font(.body.leading(.tight))) == height(Text(verbatim: "one")))
    // Fonts that are no text styles have no other distance.
    #expect(isNear(pitch(.system(size: 17).leading(.loose)), 17 * Self.face))
    #expect(isNear(pitch(.custom("Nunito", size: 20).leading(.tight)), 20 * Self.face))
  }

  @Test func aTextScaleIsThatOfTheLeadingToo() {
    let part = 9.0 / 11
    #expect(isNear(height(ten(.body).textScale(.secondary)), (9 * 22 + 17 * Self.face) * part))
  }

  @Test func reservedLinesAreAsHighAsWrittenOnes() {
    let stage = LayoutStage(
      400, 400, fonts: Fonts(),
      VStack {
        Text(verbatim: "one").lineLimit(3, reservesSpace: true).probe("reserved")
        Text(verbatim: "one\ntwo\nthree").probe("written")
      })
    #expect(isNear(stage.frames["reserved"]?.height ?? 0, 2 * 22 + 17 * Self.face))
    #expect(stage.frames["reserved"]?.height == stage.frames["written"]?.height)
  }

  @Test func aSmallerPieceChangesNoDistance() {
    let mixed =
      Text(verbatim: "one ") + Text(verbatim: "small").font(.caption) + Text(verbatim: "\ntwo\nthree")
    #expect(isNear(height(mixed), 2 * 22 + 17 * Self.face))
    // A larger one does: half of its own leading and half of theirs lie between the baselines.
    let large = Text(verbatim: "one\n") + Text(verbatim: "two").font(.title) + Text(verbatim: "\nthree")
    func above(_ size: CGFloat, _ leading: CGFloat) -> CGFloat { size * 0.95 + (leading - size * 1.2) / 2 }
    func below(_ size: CGFloat, _ leading: CGFloat) -> CGFloat { leading - above(size, leading) }
    let expected =
      17 * 0.95 + below(17, 22) + above(28, 34) + below(28, 34) + above(17, 22) + 17 * 0.25
    #expect(isNear(height(large), expected))
  }

  @Test func aLineGrowsForLettersThatWouldBeCut() {
    #expect(isNear(height(Text(verbatim: "ข\nข")), 22 + 17 * Self.face))
    #expect(isNear(height(Text(verbatim: "ฎ")), 17 * 1.9))
    // Between two such lines lies all of the ink of both; at the other side of a common one half of its leading.
    #expect(isNear(height(Text(verbatim: "ฎ\nฎ")), 2 * 17 * 1.9))
    let half = (22 - 17 * Self.face) / 2
    #expect(isNear(height(Text(verbatim: "one\nฎ")), 17 * 0.95 + (17 * 0.25 + half) + 17 * 1.9))
  }
}
