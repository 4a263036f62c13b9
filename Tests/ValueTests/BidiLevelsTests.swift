import Foundation
import Graphics
import Testing

/// Levels by the Unicode bidirectional algorithm: even ones run from left to right.
@Suite struct BidiLevelsTests {
  private func levels(_ text: String, base: UInt8? = nil) -> String {
    let characters = Array(text)
    let levels = BidiLevels(characters, base: base)
    return characters.indices.map { String(levels[$0]) }.joined()
  }

  /// The characters as they are painted, from left to right.
  private func visual(_ text: String) -> String {
    let characters = Array(text)
    let levels = BidiLevels(characters)
    var places = Array(characters.indices)
    BidiLevels.reorder(&places) { levels[$0] }
    return String(places.map { characters[$0] })
  }

  @Test func lettersDecide() {
    #expect(levels("abc") == "000" && levels("שלום") == "1111" && levels("سلام") == "1111")
    #expect(BidiLevels(Array("1 שלום")).base == 1 && BidiLevels(Array("a שלום")).base == 0)
    #expect(BidiLevels(Array("12 - 3")).base == 0 && BidiLevels([]).base == 0)
    #expect(levels("abc", base: 1) == "222")
  }

  @Test func neutralsFollowTheirNeighbors() {
    #expect(levels("ab שלום cd") == "0001111000")
    #expect(levels("שלום ab ועולם") == "1111122111111")
    #expect(levels("a שלום!") == "0011110" && levels("שלום a!") == "1111121")
  }

  @Test func numbersRunFromLeftToRight() {
    #expect(levels("שלום 12 עולם") == "111112211111")
    #expect(visual("abc שלום 12 עולם def") == "abc םלוע 12 םולש def")
    // W4, W5: what joins and ends numbers belongs to them; W2: behind Arabic letters other marks do.
    #expect(levels("ש 1,234.50") == "1122222222" && levels("ש $12%") == "112222")
    #expect(levels("ع 1-2") == "11212" && levels("ש 1-2") == "11222")
    #expect(levels("a 12 ש") == "000001")
  }

  @Test func bracketsOfAPairRunAlike() {
    #expect(levels("שלום (abc) ש") == "111111222111")
    #expect(levels("a (ש) b") == "0001000")
    #expect(levels("ש (a) ש") == "1112111")
    #expect(levels("a ש(b) ש") == "00100001")
  }

  @Test func isolatesAndEmbeddingsAreHonored() {
    // An isolate is neutral to what stands round it.
    #expect(levels("a \u{2067}ש1\u{2069} b") == "00012000")
    #expect(levels("ש \u{2066}a\u{2069} ש") == "1112111")
    #expect(BidiLevels(Array("\u{2067}ש\u{2069} a")).base == 0)
    #expect(levels("\u{2068}ש\u{2069}a") == "0100")
    // Right-to-left override: letters run against their own direction.
    #expect(visual("a\u{202E}bc\u{202C}d").filter { $0.isLetter } == "acbd")
    // RLM, a letter that is not seen.
    #expect(levels("ש!\u{200F}a") == "1112")
  }

  @Test func anyDepthAndOrderOfControlsIsSafe() {
    let controls = [
      "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
      "\u{2069}",
    ]
    for control in controls {
      let text =
        String(repeating: control, count: 200) + "aש1(" + String(repeating: "\u{2069}\u{202C}", count: 100)
      let characters = Array(text)
      let levels = BidiLevels(characters)
      #expect(characters.indices.allSatisfy { levels[$0] <= 126 })
    }
    var state: UInt64 = 7
    for _ in 0..<300 {
      let letters = controls + ["a", "ש", "ع", "1", "٣", " ", "(", ")", "-", "%", ",", "\t"]
      let text = (0..<20).map { _ -> String in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return letters[Int(state >> 33) % letters.count]
      }.joined()
      #expect(visual(text).count == text.count)
    }
  }
}
