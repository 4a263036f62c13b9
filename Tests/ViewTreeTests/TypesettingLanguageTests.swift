import Foundation
import Graphics
import SwiftUI
import Testing
import ViewTreeTesting

/// The language of a text reaches its letters and its lines.
@MainActor @Suite struct TypesettingLanguageTests {
  private func lines<V: View>(_ view: V, width: CGFloat = 300) -> [TextLayout.Line] {
    var lines: [TextLayout.Line] = []
    func walk(_ items: [DisplayItem]) {
      for item in items {
        switch item.content {
        case .text(let text): lines += text.layout.lines
        case .group(let group): walk(group.items)
        default: break
        }
      }
    }
    walk(ViewTester(view, size: CGSize(width: width, height: 300)).displayList.items)
    return lines
  }

  /// Faces and numbers of the glyphs.
  private func forms<V: View>(_ view: V) -> [[UInt32]] {
    lines(view).flatMap(\.fragments).flatMap(\.glyphs).map { [UInt32($0.face), $0.id] }
  }

  private func words<V: View>(_ view: V, width: CGFloat) -> [String] {
    lines(view, width: width).map { $0.fragments.map(\.text).joined() }
  }

  private let japanese = Locale.Language(identifier: "ja")

  @Test func hanCharactersFollowIt() {
    let text = Text("直骨")
    let chinese = forms(text.environment(\.locale, Locale(identifier: "zh_Hans_CN")))
    let stated = forms(text.typesettingLanguage(japanese))
    #expect(chinese.count == 2 && stated.count == 2 && chinese != stated)
    #expect(forms(text.environment(\.locale, Locale(identifier: "ja_JP"))) == stated)
    // It is stronger than the locale, unless it is switched off.
    let inChina = text.environment(\.locale, Locale(identifier: "zh_Hans_CN"))
    #expect(
      forms(text.typesettingLanguage(japanese).environment(\.locale, Locale(identifier: "zh_Hans_CN")))
        == stated)
    #expect(forms(inChina.typesettingLanguage(japanese, isEnabled: false)) == chinese)
    #expect(forms(inChina.typesettingLanguage(.automatic)) == chinese)
    #expect(forms(inChina.typesettingLanguage(.explicit(japanese))) == stated)
  }

  @Test func aPartOfAStringStatesItsOwn() {
    var text = AttributedString("直")
    var foreign = AttributedString("直")
    foreign.languageIdentifier = "ja"
    text += foreign
    let both = forms(Text(text).typesettingLanguage(Locale.Language(identifier: "zh-Hans")))
    #expect(both.count == 2 && both[0] != both[1])
    #expect(both[1] == forms(Text("直").typesettingLanguage(japanese)).first)
  }

  @Test func linesFollowIt() throws {
    let text = Text("한국어 문장은 길다").font(.system(size: 20))
    let korean = Locale.Language(identifier: "ko")
    // Room for a syllable of the second word, not for the word.
    let width = try #require(lines(Text("한국어 문").font(.system(size: 20))).first).width + 2
    #expect(words(text.typesettingLanguage(korean), width: width).first == "한국어")
    #expect(words(text.typesettingLanguage(Locale.Language(identifier: "en")), width: width).first == "한국어 문")
  }

  @Test func aChangeOfItLaysTheTextOutAnew() {
    let model = Model()
    let tester = ViewTester(Words(model: model), size: CGSize(width: 300, height: 100))
    func ids() -> [UInt32] {
      tester.displayList.items.flatMap { item -> [UInt32] in
        guard case .text(let text) = item.content else { return [] }
        return text.layout.lines.flatMap(\.fragments).flatMap(\.glyphs).map { $0.id + UInt32($0.face) << 20 }
      }
    }
    let before = ids()
    model.language = japanese
    tester.advance(by: 0.1)
    #expect(ids().count == before.count && ids() != before)
  }

  @Observable final class Model {
    var language = Locale.Language(identifier: "zh-Hans")
  }

  private struct Words: View {
    let model: Model
    var body: some View { Text("直骨").typesettingLanguage(model.language) }
  }
}
