import Foundation
import Graphics
import Testing

@testable import ViewTree

/// Where lines end, by language; every character is 10 points wide.
@MainActor @Suite struct LineRuleTests {
  private func lines(_ text: String, _ room: CGFloat, _ language: String?) -> [String] {
    var options = TextOptions()
    options.language = language
    let run = TextRun(text: text, font: ResolvedFont(size: 10), color: .black)
    return TextLayouter(engine: FixedFontEngine()).layout([run], width: room, options: options).lines.map {
      $0.fragments.map(\.text).joined()
    }
  }

  @Test func koreanWordsAreKeptWhole() {
    #expect(lines("한국어 문장은 길다", 60, "ko") == ["한국어", "문장은 길다"])
    #expect(lines("한국어 문장은 길다", 60, nil) == ["한국어 문장", "은 길다"])
    // One that is longer than a line is split all the same.
    #expect(lines("대한민국", 20, "ko-KR") == ["대한", "민국"])
    #expect(lines("中文菜单", 20, "ko") == ["中文", "菜单"])
  }

  @Test func frenchMarksStayWithTheirWords() {
    #expect(lines("Bonjour tous !", 120, "fr_FR") == ["Bonjour", "tous !"])
    #expect(lines("Bonjour tous !", 120, "en") == ["Bonjour tous", "!"])
    #expect(lines("il dit « oui » ici", 80, "fr") == ["il dit", "« oui »", "ici"])
  }

  @Test func noLineBeginsWithAMarkThatEndsSomething() {
    #expect(lines("日本々です", 20, "ja") == ["日", "本々", "です"])
    #expect(lines("中文。好", 20, "zh-Hans") == ["中", "文。", "好"])
    #expect(lines("「中」文", 30, "zh-Hant") == ["「中」", "文"])
  }

  @Test(arguments: [
    // A word in Katakana is kept whole, else one ideograph goes along.
    ("潮騒ラーメン", 50.0, ["潮騒", "ラーメン"]), ("老街麵館城", 40, ["老街麵", "館城"]), ("カフェテラス", 50, ["カフェテ", "ラス"]),
    // Marks are no letters.
    ("これは文です。", 50, ["これは文", "です。"]), ("日本語の本。", 40, ["日本語", "の本。"]),
    // Two that are left in each line are enough, and a line of two cannot spare one.
    ("金陵小籠包子", 40, ["金陵小籠", "包子"]), ("東京都", 20, ["東京", "都"]),
    // Lines that end at spaces, and words of letters, stay as they are.
    ("寿司 花", 20, ["寿司", "花"]), ("Cafe 和", 40, ["Cafe", "和"]), ("Rue A", 40, ["Rue", "A"]),
    ("見 Cafe 和室", 70, ["見 Cafe", "和室"]), ("日本 語語語", 50, ["日本 語", "語語"]),
  ])
  func aLastLineIsMoreThanOneIdeograph(_ text: String, _ room: CGFloat, _ expected: [String]) {
    #expect(lines(text, room, "ja") == expected)
  }

  @Test func thaiLinesEndBeforeASyllable() {
    // Between two words, the second of which begins with a vowel that is written first.
    let text = "ไทยเปิด"
    let first = Array(text).prefix(3)
    #expect(lines(text, 45, "th") == [String(first), String(text.dropFirst(3))])
  }

  @Test func aTextStatesItsLanguageItself() {
    var run = TextRun(text: "한국어 문장은", font: ResolvedFont(size: 10), color: .black)
    run.language = "ko"
    let lines = TextLayouter(engine: FixedFontEngine()).layout([run], width: 60, options: TextOptions()).lines
    #expect(lines.map { $0.fragments.map(\.text).joined() } == ["한국어", "문장은"])
  }
}
