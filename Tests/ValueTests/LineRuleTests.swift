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
