import Foundation
import Graphics
import Observation
import Testing

@testable import ViewTree

/// Looks of texts and symbols, as painted; each character is half as wide as the font is large.
@MainActor struct TextLookTests {
  private func lines<V: View>(_ view: V) -> [TextLayout.Line] {
    Stage(view).items.flatMap { item -> [TextLayout.Line] in
      if case .text(let text) = item.content { return text.layout.lines }
      return []
    }
  }

  private func look<V: View>(_ view: V) -> TextLayout.Fragment? { lines(view).first?.fragments.first }

  @Test func smallCapitalsAreCapitalLettersInASmallerSize() {
    func pieces(_ font: Font, _ text: String = "Ab c1") -> [(text: String, size: CGFloat)] {
      lines(Text(text).font(font)).first?.fragments.map { ($0.text, $0.font.size) } ?? []
    }
    let base = Font.system(size: 20)
    #expect(pieces(base).map(\.size) == [20])
    #expect(pieces(base.smallCaps()).map(\.text) == ["AB", " ", "C", "1"])
    #expect(pieces(base.smallCaps()).map(\.size) == [16, 20, 16, 20])
    #expect(pieces(base.lowercaseSmallCaps()).map(\.text) == ["A", "B", " ", "C", "1"])
    #expect(pieces(base.lowercaseSmallCaps()).map(\.size) == [20, 16, 20, 16, 20])
    #expect(pieces(base.uppercaseSmallCaps()).map(\.size) == [16, 20])
    #expect(pieces(base.bold().smallCaps(), "straße").map(\.text) == ["STRASSE"])
    // It still says what it says.
    #expect(Text("Ab c").font(base.smallCaps()).string(in: EnvironmentValues()) == "Ab c")
  }

  @Test func aTextStandsAboveItsBaseline() {
    let raised: Text = Text("a").baselineOffset(5)
    #expect(look(raised)?.baselineOffset == 5)
    #expect(look(VStack { Text("a") }.baselineOffset(-3))?.baselineOffset == -3)
    // Where only a part is raised the line grows for it, and the rest stays on the baseline.
    let plain = lines(Text("ab"))
    let mixed = lines(Text("a") + Text("b").baselineOffset(5))
    #expect(mixed[0].ascent == plain[0].ascent + 5)
    #expect(mixed[0].fragments.map(\.baselineOffset) == [0, 5])
  }

  /// The rectangles behind texts, and their colours.
  private func grounds<V: View>(_ view: V) -> [(rect: CGRect, color: RGBA)] {
    Stage(view).items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item.content else { return nil }
      return (path.boundingRect, color)
    }
  }

  private func marked(_ text: String, _ range: String, color: Color = .yellow) -> AttributedString {
    var string = AttributedString(text)
    if let range = string.range(of: range) { string[range].backgroundColor = color }
    return string
  }

  // Each character is 10 points wide, each line 20 high.
  @Test func aBackgroundColorLiesBehindItsRangeOnEachLine() throws {
    let yellow = Color.yellow.rgba(in: EnvironmentValues())
    func look(_ direction: LayoutDirection) -> some View {
      Text(marked("ab cd ef", "cd e")).font(.system(size: 20))
        .frame(width: 60, alignment: .leading).environment(\.layoutDirection, direction)
    }
    let one = grounds(Text(marked("ab cd ef", "cd")).font(.system(size: 20)))
    #expect(one.count == 1 && one[0].rect.size == CGSize(width: 20, height: 20) && one[0].color == yellow)
    #expect(one[0].rect.minX == 30)
    // The text is behind, not before, its letters.
    let items = Stage(Text(marked("ab", "ab"))).items
    #expect(items.count == 2)
    if case .text = items[1].content {} else { Issue.record("the letters are not on top") }
    // Wrapped: a part on the first line, the rest on the second.
    let lines = grounds(look(.leftToRight))
    #expect(lines.map(\.rect.size.width) == [20, 10])
    #expect(lines.map(\.rect.minX) == [30, 0])
    #expect(lines[1].rect.minY - lines[0].rect.minY == 20)
    // From right to left the lines begin at the right edge.
    let mirrored = grounds(look(.rightToLeft))
    #expect(mirrored.map(\.rect.size.width) == [20, 10])
    #expect(mirrored[1].rect.maxX > lines[1].rect.maxX)
  }

  @Test func aBackgroundColorLiesBehindAPatternAndInACanvas() {
    let yellow = Color.yellow.rgba(in: EnvironmentValues())
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(
      grounds(Text(marked("ab cd", "cd")).foregroundStyle(style)).filter { $0.color == yellow }.count == 1)
    let canvas = Canvas { context, _ in context.draw(Text(marked("ab cd", "cd")), at: CGPoint(x: 50, y: 50)) }
    #expect(grounds(canvas).filter { $0.color == yellow }.count == 1)
  }

  @Test func aPatternFillsLettersAndLeavesEmojiAsTheyAre() throws {
    func inks(_ text: String) -> [(TextContent.Ink, opacity: Double, isMask: Bool)] {
      let style: some ShapeStyle = LinearGradient(
        colors: [.red, .clear], startPoint: .top, endPoint: .bottom
      ).opacity(0.5)
      var found: [(TextContent.Ink, opacity: Double, isMask: Bool)] = []
      func walk(_ items: [DisplayItem], _ isMask: Bool) {
        for item in items {
          switch item.content {
          case .text(let text):
            found.append((text.ink, item.opacity, isMask))
            #expect(text.layout.lines[0].fragments.allSatisfy { $0.color.alpha == 1 })
          case .group(let group):
            walk(group.items, isMask)
            for case .mask(let mask) in group.effects { walk(mask, true) }
          default: break
          }
        }
      }
      walk(Stage(Text(text).foregroundStyle(style)).list.items, false)
      return found
    }
    let plain = inks("ab")
    #expect(plain.count == 1 && plain[0].isMask && plain[0].0 == .all)
    let mixed = inks("a🍎")
    #expect(mixed.map(\.0) == [.tinted, .colored] && mixed.map(\.isMask) == [true, false])
    #expect(mixed[1].opacity == 0.5)
  }

  @Observable final class Score {
    var text = "1🍎"
  }

  private struct ScoreView: View {
    let score: Score
    var body: some View {
      Text(score.text).contentTransition(.numericText())
        .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
  }

  @Test func emojiKeepTheirColoursWhileAFilledTextChanges() {
    let score = Score()
    let stage = Stage(ScoreView(score: score))
    stage.change { withAnimation(.linear(duration: 1)) { score.text = "2🍎" } }
    stage.advance(0.5)
    var inks: [TextContent.Ink: Int] = [:]
    var ids: [DisplayID] = []
    func walk(_ items: [DisplayItem]) {
      for item in items {
        ids.append(item.id)
        switch item.content {
        case .text(let text): inks[text.ink, default: 0] += 1
        case .group(let group):
          walk(group.items)
          for case .mask(let mask) in group.effects { walk(mask) }
        default: break
        }
      }
    }
    walk(stage.list.items)
    // The digit that leaves, the one that comes and the apple after it; the apple once more by itself.
    #expect(inks == [.tinted: 3, .colored: 1])
    #expect(Set(ids).count == ids.count)
  }

  @Test func aDesignIsAKindOfFace() {
    let designs: [(Font.Design, ResolvedFont.Family)] = [
      (.default, .default), (.serif, .serif), (.rounded, .rounded), (.monospaced, .monospaced),
    ]
    for (design, family) in designs {
      let text: Text = Text("a").fontDesign(design)
      #expect(look(text)?.font.family == family)
      #expect(look(VStack { Text("a") }.fontDesign(design))?.font.family == family)
    }
    #expect(look(Text("a").fontDesign(nil).fontDesign(.serif))?.font.family == .serif)
    #expect(look(VStack { Text("a").fontDesign(.rounded) }.fontDesign(.serif))?.font.family == .rounded)
    let wide: Text = Text("a").fontWidth(.expanded)
    #expect(look(wide) == look(Text("a")))
  }

  @Test func aTextThatDoesNotFitIsCutWhereItIsWanted() {
    func cut(_ mode: Text.TruncationMode) -> String? {
      let text = Text("abcdefghijkl").lineLimit(1).truncationMode(mode).frame(width: 60)
      return lines(text).first.map { $0.fragments.map(\.text).joined() }
    }
    // Seven characters of 8.5 points fit.
    #expect(cut(.tail) == "abcdef…")
    #expect(cut(.head) == "…ghijkl")
    #expect(cut(.middle) == "abc…jkl")
  }

  @Test func boldTextForThoseWhoNeedIt() {
    func weight(_ legibility: LegibilityWeight?) -> Int? {
      look(Text("a").environment(\.legibilityWeight, legibility))?.font.weight
    }
    #expect(weight(nil) == 400 && weight(.regular) == 400 && weight(.bold) == 700)
  }

  @Test func linesAreAlignedToEachOther() {
    func starts(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) -> [CGFloat] {
      lines(
        Text("abcdef\nab").multilineTextAlignment(alignment).environment(\.layoutDirection, direction)
      ).map(\.x)
    }
    // 51 points and 17.
    #expect(starts(.leading) == [0, 0] && starts(.center) == [0, 17] && starts(.trailing) == [0, 34])
    #expect(starts(.leading, .rightToLeft) == [0, 34])
    #expect(TextAlignment.allCases == [.leading, .center, .trailing])
  }

  // MARK: Symbols

  private func symbol<V: View>(_ view: V) -> SymbolContent? {
    Stage(view).items.compactMap { item -> SymbolContent? in
      if case .symbol(let symbol) = item.content { symbol } else { nil }
    }.first
  }

  @Test func aSymbolHasAScale() throws {
    func width(_ scale: Image.Scale) -> CGFloat {
      symbol(Image(systemName: "heart").imageScale(scale))?.rect.width ?? .nan
    }
    #expect(width(.small) < width(.medium) && width(.medium) < width(.large))
    #expect(width(.medium) == symbol(Image(systemName: "heart"))?.rect.width)
  }

  @Test func aVariantIsAnotherDrawing() {
    func name<V: View>(_ view: V) -> String? { symbol(view)?.artwork.name }
    let heart = Image(systemName: "heart")
    #expect(name(heart.symbolVariant(.fill)) == "heart.fill")
    #expect(name(heart.symbolVariant(.circle)) == "heart.circle")
    #expect(name(VStack { heart.symbolVariant(.circle) }.symbolVariant(.fill)) == "heart.circle.fill")
    #expect(name(heart.symbolVariant(.circle.slash)) == "heart.slash.circle")
    #expect(name(heart.symbolVariant(.none).symbolVariant(.fill)) == "heart")
    #expect(name(Image(systemName: "heart.fill").symbolVariant(.fill)) == "heart.fill")
  }

  @Test func aSymbolIsPaintedInTheForegroundStyle() {
    let red = Color.red.rgba(in: EnvironmentValues())
    #expect(symbol(Image(systemName: "heart").foregroundStyle(.red))?.paint == .color(red))
    for mode in [SymbolRenderingMode.monochrome, .hierarchical, .palette, .multicolor] {
      let image: Image = Image(systemName: "heart").symbolRenderingMode(mode)
      #expect(symbol(image.foregroundStyle(.red))?.paint == .color(red))
    }
  }

  // MARK: What is hidden and what stands out

  @Test func whatIsPrivateIsHiddenFromOthers() {
    func texts(_ reason: RedactionReasons, _ isPrivate: Bool) -> [String] {
      Stage(
        VStack {
          Text("name")
          Text("balance").privacySensitive(isPrivate)
        }.redacted(reason: reason)
      ).fragments.map(\.text)
    }
    #expect(texts(.privacy, true) == ["name"])
    #expect(texts(.privacy, false) == ["name", "balance"])
    #expect(texts([], true) == ["name", "balance"])
    #expect(texts(.placeholder, true).isEmpty)
  }

  @Test func contrastIsReadFromTheEnvironment() {
    struct Reading: View {
      @Environment(\.colorSchemeContrast) private var contrast
      var body: some View { Text(contrast == ColorSchemeContrast.increased ? "increased" : "standard") }
    }
    #expect(look(Reading())?.text == "standard")
    #expect(ColorSchemeContrast.allCases == [.standard, .increased])
  }
}
