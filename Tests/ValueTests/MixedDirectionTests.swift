import Foundation
import Graphics
import Testing

@testable import ViewTree

/// Lines, carets, hits and selections of text in both directions; every character is 10 points wide.
@MainActor @Suite struct MixedDirectionTests {
  private func geometry(
    _ text: String, room: CGFloat? = nil, marked: Range<Int>? = nil, direction: LayoutDirection = .leftToRight
  ) -> TextFieldGeometry {
    let look = TextFieldGeometry.Look(
      font: ResolvedFont(size: 10), color: .black, alignment: .leading, direction: direction)
    return TextFieldGeometry(
      Array(text), marked: marked, look: look, room: room, wraps: room != nil, engine: FixedFontEngine())
  }

  @Test func linesOfAFieldAreAsFarApartAsItsFontSays() {
    let look = TextFieldGeometry.Look(
      font: ResolvedFont(size: 10, leading: 15), color: .black, alignment: .leading, direction: .leftToRight,
      lineSpacing: 1)
    func geometry(_ text: String, wraps: Bool) -> TextFieldGeometry {
      TextFieldGeometry(
        Array(text), marked: nil, look: look, room: 30, wraps: wraps, engine: FixedFontEngine())
    }
    let lines = geometry("abc def", wraps: true)
    #expect(lines.size.height == 28 && lines.layout.lines.map(\.baseline) == [9, 25])
    #expect(lines.caret(0) == CGRect(x: 0, y: 0, width: 0, height: 12))
    #expect(lines.caret(5) == CGRect(x: 10, y: 16, width: 0, height: 12))
    // A point between two lines belongs to the nearer one.
    #expect(lines.index(at: CGPoint(x: 0, y: 13.5)) == 0 && lines.index(at: CGPoint(x: 0, y: 14.5)) == 4)
    #expect(lines.index(at: CGPoint(x: 0, y: -5)) == 0 && lines.index(at: CGPoint(x: 30, y: 99)) == 7)
    // What is painted behind a selection has no gap.
    #expect(lines.rects(0..<7).map(\.minY) == [0, 16] && lines.rects(0..<7).map(\.maxY) == [16, 28])
    #expect([0, 1, 2, 3].map(lines.height(ofLines:)) == [0, 12, 28, 44])
    #expect(geometry("abc", wraps: false).size.height == 12)
  }

  private func carets(_ geometry: TextFieldGeometry, _ count: Int) -> [CGFloat] {
    (0...count).map { geometry.caret($0).minX }
  }

  @Test func caretsStandAtTheEdgesOfTheirCharacters() {
    #expect(carets(geometry("abc שלום def"), 12) == [0, 10, 20, 30, 40, 70, 60, 50, 80, 90, 100, 110, 120])
    #expect(carets(geometry("שלום"), 4) == [40, 30, 20, 10, 0])
    // A paragraph from right to left: its end is at the left.
    let mixed = carets(geometry("שלום ab"), 7)
    #expect(mixed.first == 70 && mixed.last == 0 && mixed[5] == 20 && mixed[6] == 10)
  }

  @Test(arguments: ["abc שלום def", "שלום abc עולם", "a שלום 12 עולם b", "שלום", "abc", "12 שלום", "a(ש)b"])
  func everyPlaceHasACaretOfItsOwn(_ text: String) {
    let geometry = geometry(text)
    let places = carets(geometry, text.count)
    #expect(Set(places).count == text.count + 1, "\(places)")
    // A hit is the inverse of a caret.
    for (index, x) in places.enumerated() { #expect(geometry.index(at: CGPoint(x: x + 1, y: 5)) == index) }
    // One moves through them from left to right.
    var index = places.indices.min { places[$0] < places[$1] } ?? 0
    for step in 1...text.count {
      index = geometry.neighbor(of: index, toRight: true) ?? -1
      #expect(index >= 0 && places[index] == CGFloat(10 * step))
    }
    #expect(geometry.neighbor(of: index, toRight: true) == nil)
    for step in (0..<text.count).reversed() {
      index = geometry.neighbor(of: index, toRight: false) ?? -1
      #expect(index >= 0 && places[index] == CGFloat(10 * step))
    }
  }

  @Test func aSelectionIsAsManyRectanglesAsStretches() {
    let geometry = geometry("abc שלום def")
    func rects(_ range: Range<Int>) -> [[CGFloat]] { geometry.rects(range).map { [$0.minX, $0.maxX] } }
    #expect(rects(0..<12) == [[0, 120]] && rects(0..<3) == [[0, 30]] && rects(4..<8) == [[40, 80]])
    // The space and the first two Hebrew letters, which stand at the right of theirs.
    #expect(rects(3..<6) == [[30, 40], [60, 80]])
    #expect(rects(6..<9) == [[40, 60], [80, 90]])
    #expect(
      geometry.character(at: CGPoint(x: 75, y: 5)) == 4 && geometry.character(at: CGPoint(x: 45, y: 5)) == 7)
    let edges = geometry.edges(3..<6)
    #expect(edges.start.minX == 30 && edges.end.minX == 60)
  }

  @Test func aWrappedParagraphKeepsItsDirection() {
    // The second line holds Latin letters alone and still belongs to a paragraph from right to left.
    let geometry = geometry("שלום עולם abc de.", room: 100)
    #expect(geometry.lines.map(\.range) == [0..<10, 10..<17])
    #expect(geometry.lines.allSatisfy { $0.isRightToLeft })
    // "abc de" runs from left to right, the full stop stands at its left, the line's end.
    #expect(geometry.layout.lines[1].fragments.map(\.text) == ["abc de."])
    #expect(geometry.caret(17).minX == 0 && geometry.caret(10).minX == 70)
    // The space that ends the first line has no room: it is past its left edge.
    #expect(geometry.lines[0].width == 90 && geometry.caret(9).minX == 0)
    #expect(geometry.rects(4..<5).map(\.minX) == [40])
  }

  @Test func composedTextIsUnderlinedAlone() {
    let geometry = geometry("abcde", marked: 1..<3)
    #expect(geometry.layout.lines[0].fragments.map(\.text) == ["a", "bc", "de"])
    #expect(geometry.layout.lines[0].fragments.map { $0.underline != nil } == [false, true, false])
  }

  @Test func linesOfSeveralLooksStandInTheirOrder() {
    let layouter = TextLayouter(engine: FixedFontEngine())
    func run(_ text: String, _ color: RGBA = .black) -> TextRun {
      TextRun(text: text, font: ResolvedFont(size: 10), color: color)
    }
    let red = RGBA(red: 1, green: 0, blue: 0)
    func fragments(_ runs: [TextRun]) -> [String] {
      layouter.layout(runs, options: TextOptions()).lines[0].fragments.map(\.text)
    }
    // A Hebrew word whose first letters are red: they stand at its right.
    #expect(fragments([run("ab "), run("של", red), run("ום cd")]) == ["ab ", "ום", "של", " cd"])
    #expect(fragments([run("של", red), run("ום")]) == ["ום", "של"])
    #expect(fragments([run("ab", red), run("cd")]) == ["ab", "cd"])
  }

  @Test func kerningOfRightToLeftTextIsAtTheLeft() throws {
    var run = TextRun(text: "שלום", font: ResolvedFont(size: 10), color: .black)
    run.kerning = 2
    let layout = TextLayouter(engine: FixedFontEngine()).layout([run], options: TextOptions())
    #expect(abs(layout.size.width - 48) < 0.001)
    let glyphs = try #require(layout.lines.first?.fragments.first?.glyphs)
    #expect(glyphs.map(\.cluster) == [3, 2, 1, 0])
    // Each letter comes behind the space that follows it.
    #expect(glyphs.allSatisfy { abs($0.x - 0.2) < 1e-6 && abs($0.advance - 1.2) < 1e-9 })
  }

  @Test func lettersThatJoinAreNotTornApart() {
    func width(_ text: String, _ kerning: CGFloat) -> CGFloat {
      var run = TextRun(text: text, font: ResolvedFont(size: 10), color: .black)
      run.kerning = kerning
      return TextLayouter(engine: FixedFontEngine()).layout([run], options: TextOptions()).size.width
    }
    // Only behind the word's last letter is there space.
    #expect(abs(width("سلام", 3) - 43) < 0.001)
    // Words are set apart: behind the first one, the space, the second one.
    #expect(abs(width("سلام سلام", 3) - (90 + 9)) < 0.001)
    #expect(abs(width("abcd", 3) - 52) < 0.001)
  }
}
