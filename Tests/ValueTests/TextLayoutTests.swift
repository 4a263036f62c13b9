import Foundation
import Graphics
import Testing

@testable import ViewTree

/// Lines of a font with 10 points a character and 12 a line.
@MainActor @Suite struct TextLayoutTests {
  private let layouter = TextLayouter(engine: FixedFontEngine())

  private func run(_ text: String, size: CGFloat = 10) -> TextRun {
    TextRun(text: text, font: ResolvedFont(size: size), color: .black)
  }

  private func options(_ change: (inout TextOptions) -> Void = { _ in }) -> TextOptions {
    var options = TextOptions()
    options.font = ResolvedFont(size: 10)
    change(&options)
    return options
  }

  private func layout(
    _ text: String, _ width: CGFloat? = nil, height: CGFloat? = nil,
    _ change: (inout TextOptions) -> Void = { _ in }
  ) -> TextLayout {
    layouter.layout([run(text)], width: width, height: height, options: options(change))
  }

  private func lines(_ layout: TextLayout) -> [String] {
    layout.lines.map { $0.fragments.map(\.text).joined() }
  }

  @Test func withoutAWidthThereIsOneLineAParagraph() {
    let one = layout("Hello world")
    #expect(one.size == CGSize(width: 110, height: 12))
    // Half of the 2 points between lines lies above: 1 + 8.
    #expect(one.firstBaseline == 9)
    #expect(lines(layout("one\n\nthree")) == ["one", "", "three"])
    #expect(layout("one\n\nthree").size == CGSize(width: 50, height: 36))
  }

  @Test func linesEndAtWords() {
    let text = layout("the quick brown fox", 100)
    #expect(lines(text) == ["the quick", "brown fox"])
    // As wide as the widest line, not as the room.
    #expect(text.size == CGSize(width: 90, height: 24))
    #expect(text.lastBaseline == 21)
    #expect(lines(layout("the quick brown fox", 90)) == ["the quick", "brown fox"])
    #expect(lines(layout("the quick brown fox", 89)) == ["the", "quick", "brown", "fox"])
  }

  @Test func aLongWordIsSplit() {
    #expect(lines(layout("a extraordinary b", 50)) == ["a", "extra", "ordin", "ary b"])
    #expect(lines(layout("abc", 5)) == ["a", "b", "c"])
    #expect(lines(layout("abc", 0)) == ["a", "b", "c"])
  }

  @Test func linesEndAtEmoji() {
    #expect(lines(layout("🍎🍐🍋👨‍👩‍👧", 30)) == ["🍎🍐", "🍋👨‍👩‍👧"])
    #expect(lines(layout("one🍎☕", 40)) == ["one", "🍎☕"])
    #expect(lines(layout("a🍎!", 20)) == ["a", "🍎!"])
  }

  @Test func whichCharactersArePictures() {
    for text in ["🍎", "⌚", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "👍🏽", "✌🏽", "🇩🇪", "👨‍👩‍👧", "❤\u{200D}🔥"] {
      #expect(text.allSatisfy(EmojiPresentation.isEmoji) && EmojiPresentation.mayOccur(in: text), "\(text)")
    }
    for text in ["1", "#", "©", "❤", "⌚\u{FE0E}", "1\u{20E3}", "é", "中", "→", "\u{FE0F}"] {
      #expect(!text.contains(where: EmojiPresentation.isEmoji), "\(text)")
    }
    #expect(!EmojiPresentation.mayOccur(in: "Crème brûlée, Привет") && EmojiPresentation.mayOccur(in: "a 🍎"))
  }

  @Test func chineseBreaksAnywhereButBeforeAFullStop() {
    #expect(lines(layout("我们今天去吃饭。", 40)) == ["我们今天", "去吃饭。"])
    #expect(lines(layout("我们今天去吃。", 30)) == ["我们今", "天去", "吃。"])
  }

  @Test func anEmptyTextTakesNothing() {
    #expect(layout("").size == .zero)
    #expect(layout("") { $0.reservedLines = 2 }.size == CGSize(width: 0, height: 24))
    #expect(layout("one") { $0.reservedLines = 3 }.size == CGSize(width: 30, height: 36))
  }

  @Test func aLimitCutsTheEnd() {
    let text = layout("the quick brown fox", 100) { $0.lineLimit = 1 }
    #expect(lines(text) == ["the quick…"])
    #expect(text.isTruncated)
    #expect(lines(layout("the quick brown fox", 80) { $0.lineLimit = 1 }) == ["the qui…"])
    #expect(!layout("the", 100) { $0.lineLimit = 1 }.isTruncated)
  }

  @Test func theHeadOrTheMiddleMayGiveWay() {
    let head = layout("0123456789", 60) {
      $0.lineLimit = 1
      $0.truncation = .head
    }
    #expect(lines(head) == ["…56789"])
    let middle = layout("0123456789", 60) {
      $0.lineLimit = 1
      $0.truncation = .middle
    }
    #expect(lines(middle) == ["012…89"])
  }

  @Test func aParagraphThatIsLeftOutShowsAnEllipsis() {
    #expect(lines(layout("one\ntwo", 100) { $0.lineLimit = 1 }) == ["one…"])
    #expect(lines(layout("one\ntwo", nil) { $0.lineLimit = 1 }) == ["one…"])
  }

  @Test func aLowRoomHoldsFewerLines() {
    let text = layout("the quick brown fox", 50, height: 30)
    #expect(lines(text) == ["the", "quic…"])
    #expect(text.size.height == 24)
    #expect(layout("the quick", 50, height: 1).lines.count == 1)
  }

  @Test func linesAreAligned() {
    let text = "aaaa bb"
    #expect(layout(text, 40).lines.map(\.x) == [0, 0])
    #expect(layout(text, 40) { $0.alignment = .center }.lines.map(\.x) == [0, 10])
    #expect(layout(text, 40) { $0.alignment = .trailing }.lines.map(\.x) == [0, 20])
    #expect(layout(text, 40) { $0.direction = .rightToLeft }.lines.map(\.x) == [0, 20])
  }

  @Test func linesStandApart() {
    #expect(layout("a b", 10) { $0.lineSpacing = 5 }.size == CGSize(width: 10, height: 29))
  }

  /// Lines of 10 points that are 15 apart.
  private func leaded(
    _ text: String, _ width: CGFloat? = nil, height: CGFloat? = nil,
    _ change: (inout TextOptions) -> Void = { _ in }
  ) -> TextLayout {
    let font = ResolvedFont(size: 10, leading: 15)
    return layouter.layout(
      [TextRun(text: text, font: font, color: .black)], width: width, height: height,
      options: options {
        $0.font = font
        change(&$0)
      })
  }

  @Test func aFontSaysHowFarLinesAreApart() {
    let text = leaded("a\nb\n\nc")
    #expect(text.size.height == 12 + 3 * 15 && text.lines.map(\.baseline) == [9, 24, 39, 54])
    #expect(leaded("a").size.height == 12 && leaded("a\nb") { $0.lineSpacing = 3 }.size.height == 30)
    #expect(leaded("") { $0.reservedLines = 3 }.size.height == 42)
    // A height holds as many lines as are within it.
    #expect(leaded("a b c", 10, height: 26.9).lines.count == 1)
    #expect(leaded("a b c", 10, height: 27).lines.count == 2)
    #expect(leaded("a b c", 10, height: 42).lines.count == 3)
    // Lines nearer than the face is high.
    let font = ResolvedFont(size: 10, leading: 10)
    let tight = layouter.layout([TextRun(text: "a\nb", font: font, color: .black)], options: options())
    #expect(tight.size.height == 22 && tight.lines.map(\.baseline) == [9, 19])
  }

  @Test func shrunkLinesAreNearer() {
    let text = leaded("aaaa\nbbbb", 20) { $0.minimumScaleFactor = 0.5 }
    #expect(text.lines.count == 2 && abs(text.size.height - (12 + 15) / 2) < 0.5)
  }

  @Test func aShapedTextIsKnownWhateverTheDistanceOfItsLines() {
    func item(_ leading: CGFloat?) -> TextItem {
      TextItem(text: "a", characters: 0..<1, bytes: 0..<1, font: ResolvedFont(size: 10, leading: leading))
    }
    #expect(item(15) == item(nil))
  }

  @Test func textShrinksToFit() {
    let text = layout("0123456789", 80) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(!text.isTruncated)
    #expect(text.size.width <= 80.01 && text.size.width > 78)
    let tooLong = layout("0123456789", 30) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(lines(tooLong) == ["01234…"])
  }

  @Test func runsOfSeveralSizesShareABaseline() {
    let text = layouter.layout([run("ab"), run("cd", size: 20)], options: options())
    #expect(text.size == CGSize(width: 60, height: 24))
    #expect(text.firstBaseline == 18)
    #expect(text.lines[0].fragments.map(\.x) == [0, 20])
  }

  @Test func rightToLeftRunsStandInTheirOrder() {
    let text = layouter.layout([run("שלום"), run("abc", size: 20)], options: options())
    #expect(text.lines[0].fragments.map(\.text) == ["abc", "שלום"])
  }

  @Test func kerningWidensEachCharacter() {
    var wide = run("abcd")
    wide.kerning = 2
    #expect(layouter.layout([wide], options: options()).size.width == 48)
  }
}
