import Foundation
import Graphics
import Raster
import Testing

@testable import SDLHost
@testable import ViewTree

/// Text is shaped once; its glyphs go through lines to the painter, in every script.
@MainActor @Suite struct GlyphRunTests {
  private let fonts = FontLibrary(warn: { _ in })
  private let body = ResolvedFont(size: 17)
  private let red = RGBA(red: 1, green: 0, blue: 0)

  private func layout(
    _ runs: [TextRun], width: CGFloat? = nil, _ change: (inout TextOptions) -> Void = { _ in }
  )
    -> TextLayout
  {
    var options = TextOptions()
    change(&options)
    return TextLayouter(engine: fonts).layout(runs, width: width, options: options)
  }

  private func run(_ text: String, _ font: ResolvedFont? = nil, color: RGBA = .black) -> TextRun {
    TextRun(text: text, font: font ?? body, color: color)
  }

  private func glyphs(_ layout: TextLayout) -> [Glyph] {
    layout.lines.flatMap(\.fragments).flatMap(\.glyphs)
  }

  private nonisolated static let texts = [
    "The quick brown fox jumps over the lazy dog. AVA To. fi ffl",
    "مطعم الشام يقدم أطباقاً شرقية لذيذة كل يوم",
    "מסעדה טובה מאוד ליד הים התיכון", "नमस्ते दुनिया, यह एक परीक्षण है", "ร้านอาหารไทยแห่งนี้เปิดทุกวัน", "한국어 문장은 낱말로 나뉜다",
    "中文菜单在这里显示出来", "👨‍👩‍👧 family 👍🏽 and 🇩🇪🇫🇷 flags 🏳️‍🌈", "abc שלום 123 עולם سلام def",
  ]

  /// A tab is as wide as a space, and what else has no look is nothing: no boxes.
  @Test func controlCharactersAreNoBoxes() {
    let plain = layout([run("a b")])
    let tab = layout([run("a\tb")])
    #expect(tab.size == plain.size && glyphs(tab).map(\.id) == glyphs(plain).map(\.id))
    let odd = layout([run("a\u{0}\u{1}\u{7F} b")])
    #expect(abs(odd.size.width - plain.size.width) < 0.01 && odd.lines.count == 1)
  }

  @Test(arguments: texts)
  func breakingIntoLinesShapesNothingButWhatIsCut(_ text: String) {
    let whole = layout([run(text)])
    let first = fonts.shapings
    _ = layout([run(text, ResolvedFont(size: 34))])
    #expect(fonts.shapings == first, "another size is another scale of the same glyphs")
    for width in stride(from: 40 as CGFloat, to: 400, by: 24) {
      let before = fonts.shapings
      let lines = layout([run(text)], width: width)
      // At most the pieces on both sides of each cut.
      #expect(fonts.shapings - before <= 4 * lines.lines.count)
      let shown = lines.lines.flatMap(\.fragments).map(\.text).joined().filter { !$0.isWhitespace }
      #expect(shown.sorted() == text.filter { !$0.isWhitespace }.sorted())
      for line in lines.lines {
        let sum = line.fragments.flatMap(\.glyphs).reduce(0) { $0 + $1.advance } * 17
        #expect(abs(sum - line.width) < 1e-6 && line.width <= max(width, 40) + 1)
      }
    }
    #expect(whole.lines.count == 1)
  }

  @Test(arguments: texts)
  func paintingLooksUpNoText(_ text: String) throws {
    let text = layout([run(text)], width: 200)
    let before = fonts.shapings
    let item = DisplayItem(
      id: DisplayID(node: 1), transform: .translation(x: 4, y: 4),
      content: .text(TextContent(layout: text, origin: .zero)))
    let picture = PixelBuffer(width: 220, height: 200)
    let renderer = SoftwareRenderer(pictures: PictureLibrary(), glyphs: fonts)
    let list = DisplayList(items: [item], size: CGSize(width: 220, height: 200), background: .white)
    _ = renderer.render(list, scale: 1, into: picture.target)
    #expect(fonts.shapings == before)
    // The same glyphs say something else: what is painted does not change.
    var lines = text.lines
    for line in lines.indices {
      for part in lines[line].fragments.indices { lines[line].fragments[part].text = "?" }
    }
    let renamed = TextLayout(lines: lines, size: text.size, isTruncated: false, string: "?")
    let other = PixelBuffer(width: 220, height: 200)
    let again = DisplayItem(
      id: DisplayID(node: 1), transform: .translation(x: 4, y: 4),
      content: .text(TextContent(layout: renamed, origin: .zero)))
    // Another library of the process paints the same glyphs.
    _ = SoftwareRenderer(pictures: PictureLibrary(), glyphs: FontLibrary(warn: { _ in })).render(
      DisplayList(items: [again], size: list.size, background: .white), scale: 1, into: other.target)
    #expect(memcmp(picture.target.pixels, other.target.pixels, picture.target.stride * 200) == 0)
  }

  @Test(arguments: ["مطعم", "AVATAR", "שלום", "नमस्ते", "office"])
  func aChangeOfColorDoesNotBreakShaping(_ text: String) {
    let plain = glyphs(layout([run(text)]))
    let half = text.count / 2
    let colored = layout([run(String(text.prefix(half)), color: red), run(String(text.dropFirst(half)))])
    #expect(glyphs(colored).map(\.id) == plain.map(\.id))
    #expect(glyphs(colored).map(\.advance) == plain.map(\.advance))
    #expect(Set(colored.lines[0].fragments.map(\.color)).count == 2)
  }

  @Test func aLigatureHasOneColor() throws {
    let font = ResolvedFont(family: .named("DejaVu Sans"), size: 17)
    let plain = glyphs(layout([run("ofix", font)]))
    try #require(plain.count == 3, "DejaVu Sans joins f and i")
    let mixed = layout([run("of", font, color: red), run("ix", font)])
    #expect(glyphs(mixed).map(\.id) == plain.map(\.id))
    #expect(mixed.lines[0].fragments.map(\.text) == ["ofi", "x"])
    // Tracking takes optional ligatures apart, kerning keeps them.
    var kerned = run("ofix", font)
    kerned.kerning = 2
    #expect(glyphs(layout([kerned])).count == 3)
    kerned.allowsLigatures = false
    #expect(glyphs(layout([kerned])).count == 4)
    // A line that ends within one is shaped anew; no letter is lost.
    let cut = layout([run("ofix", font)], width: fonts.advance(of: "of", font: font) + 1)
    #expect(cut.lines.count > 1 && cut.lines.flatMap(\.fragments).map(\.text).joined() == "ofix")
    #expect(glyphs(cut).count == 4)
  }

  @Test func spacingLeavesArabicJoinedAndHebrewInOrder() {
    let arabic = "مطعم الشام"
    var spaced = run(arabic)
    spaced.kerning = 3
    let plain = layout([run(arabic)])
    #expect(glyphs(layout([spaced])).map(\.id) == glyphs(plain).map(\.id))
    // Behind each word, and behind the space.
    #expect(abs(layout([spaced]).size.width - plain.size.width - 9) < 0.01)
    let hebrew = "מסעדה"
    var wide = run(hebrew)
    wide.kerning = 3
    let glyphs = glyphs(layout([wide]))
    #expect(glyphs.map(\.id) == self.glyphs(layout([run(hebrew)])).map(\.id))
    #expect(glyphs.map(\.cluster) == [4, 3, 2, 1, 0])
    #expect(abs(layout([wide]).size.width - layout([run(hebrew)]).size.width - 15) < 0.01)
  }

  @Test func aLetterJoinsAcrossFontsAndLines() throws {
    let bold = ResolvedFont(size: 17, weight: 700)
    // The middle letter of three in another font: its form is that between two others.
    let mixed = layout([run("ب"), run("ب", bold), run("ب")])
    let middle = try #require(glyphs(mixed).first { $0.cluster == 1 })
    let whole = try #require(glyphs(layout([run("ببب", bold)])).first { $0.cluster == 1 })
    let alone = try #require(glyphs(layout([run("ب", bold)])).first)
    #expect(middle.id == whole.id && middle.id != alone.id)
  }

  @Test(arguments: ["हिन्दी", "नमस्ते", "ภาษาไทย", "สวัสดี", "한국어", "👨‍👩‍👧🇩🇪👍🏽", "مطعم", "שָׁלוֹם"])
  func caretsStandBetweenCharactersInTheirOrder(_ text: String) {
    let look = TextFieldGeometry.Look(
      font: body, color: .black, alignment: .leading, direction: .leftToRight)
    let geometry = TextFieldGeometry(
      Array(text), marked: nil, look: look, room: nil, wraps: false, engine: fonts)
    let carets = (0...text.count).map { geometry.caret($0).minX }
    let isRightToLeft = geometry.lines[0].isRightToLeft
    #expect(zip(carets, carets.dropFirst()).allSatisfy { isRightToLeft ? $0 > $1 : $0 < $1 }, "\(carets)")
    #expect(abs((carets.max() ?? 0) - geometry.size.width) < 0.01 && carets.min() == 0)
    for (index, x) in carets.enumerated() { #expect(geometry.index(at: CGPoint(x: x, y: 3)) == index) }
    let all = geometry.rects(0..<text.count)
    #expect(all.count == 1 && abs((all.first?.width ?? 0) - geometry.size.width) < 0.01)
  }

  /// Where the ink of each line lies, in pixels from the upper edge of the text.
  private func ink(_ layout: TextLayout, scale: CGFloat) -> [ClosedRange<CGFloat>] {
    layout.lines.compactMap { line in
      let masks = line.fragments.flatMap { fonts.masks(of: $0.glyphs, size: $0.font.size * scale) }
      guard let top = masks.map(\.top).min(), let bottom = masks.map({ $0.top + $0.height }).max() else {
        return nil
      }
      return (line.baseline * scale + CGFloat(top))...(line.baseline * scale + CGFloat(bottom))
    }
  }

  @Test(arguments: [
    "مطعم الشام يقدم أطباقاً", "بِسْمِ ٱللَّٰهِ ٱلرَّحْمَٰنِ", "ที่นี่ปู่ฎีกา กุฏิ ฐานู้", "བོད་སྐད་རྒྱལ", "ស្ត្រីខ្មែរ", "हिन्दीर्त्स्न्यू",
    "శ్రీ క్ష్మ్యా", "മലയാളം ക്ഷ്മ്യ", "中文菜单繁體龘", "한국어 뷁", "שָׁלֹוֹם", "ใ็ญู่",
  ])
  func lettersOfOtherFacesAreNeitherCutNorOverlap(_ text: String) {
    for font in [
      ResolvedFont(size: 17, leading: 22), ResolvedFont(size: 53, leading: 62),
      ResolvedFont(size: 11, leading: 13), ResolvedFont(size: 17),
    ] {
      let scale: CGFloat = 4
      let layout = layout([run("\(text)\nHgy\n\(text)\n\(text)", font)])
      let ink = ink(layout, scale: scale)
      // Outlines are fitted to the pixels, and so are their places: by a quarter of a point each.
      #expect(ink.count == 4 && (ink.first?.lowerBound ?? 0) >= -2, "\(ink) \(font)")
      #expect((ink.last?.upperBound ?? 0) <= layout.size.height * scale + 2, "\(font)")
      for (upper, lower) in zip(ink, ink.dropFirst()) {
        #expect(upper.upperBound <= lower.lowerBound + 3, "\(ink) \(font)")
      }
    }
  }

  @Test func linesThatHaveSpaceKeepTheirDistance() {
    let font = ResolvedFont(size: 17, leading: 22)
    let latin = layout([run("one\ntwo\nsix", font)])
    for text in ["中文菜单\n在这里\n显示出来", "寿司と\nラーメン\nです", "한국어\n문장은\n나뉜다", "🍎\n👨‍👩‍👧\n🇩🇪"] {
      let other = layout([run(text, font)])
      #expect(other.size.height == latin.size.height, "\(text)")
      #expect(other.lines.map(\.baseline) == latin.lines.map(\.baseline), "\(text)")
    }
  }

  @Test func anEmojiFamilyIsOnePictureAndOnePlace() {
    let layout = layout([run("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧")], width: 30)
    #expect(layout.lines.map { $0.fragments.map(\.text).joined() } == ["👨‍👩‍👧", "👨‍👩‍👧", "👨‍👩‍👧"])
    #expect(layout.lines.allSatisfy { $0.fragments[0].glyphs.count == 1 })
  }

  @Test func hanCharactersTakeTheFormsOfTheirLanguage() {
    func forms(_ text: String, _ language: String?) -> [[UInt32]] {
      var stated = run(text)
      stated.language = language
      return glyphs(layout([stated])).map { [UInt32($0.face), $0.id] }
    }
    // 直 and 骨 are written otherwise in Japan than in China.
    let languages = ["zh-Hans", "zh-Hant", "ja", "ko"]
    #expect(Set(languages.map { forms("直骨", $0) }).count >= 3)
    #expect(forms("直骨", "zh_CN") == forms("直骨", "zh-Hans") && forms("直骨", "zh_TW") == forms("直骨", "zh-Hant"))
    #expect(forms("直骨", "ja_JP") == forms("直骨", "ja"))
    // The text's own kana and hangul say more than the locale.
    #expect(forms("骨の", "zh-Hans").first == forms("骨", "ja").first)
    #expect(forms("骨과", "zh-Hans").first == forms("骨", "ko").first)
    #expect(forms("直骨", "de") == forms("直骨", nil))
  }
}
