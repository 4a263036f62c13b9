import CHarfBuzz
import Foundation
import Graphics
import Raster

/// The fonts of the system: shapes texts for the layout and draws glyphs for the painter.
///
/// Faces are found by fontconfig, shaped by HarfBuzz and drawn by FreeType. Nothing is opened before it is needed.
/// A text is shaped once whatever its size, because shaping works in units of the em, and what was measured are the
/// glyphs that are painted, at every scale. Emoji come from a face in colours, cluster by cluster, where there is
/// one; the height of a line never depends on it.
@MainActor package final class FontLibrary: FontEngine, TextRasterizer {
  /// The bounds of the caches, in shaped glyphs and in bytes of painted ones.
  private enum Bound {
    static let shapedGlyphs = 1 << 17
    /// What an item weighs beside its glyphs, in glyphs.
    static let itemGlyphs = 8
    static let glyphBytes = 4 << 20
    /// The largest em in pixels that is drawn: beyond, nothing of a letter can be made out on any display.
    static let pixelSize: CGFloat = 4096
    static let inkHeights = 1 << 14
    /// How near ink may come to the edges of a line without being looked at for each line, in ems: Apple's leadings are
    /// up to 0.022 em less than the height of the face on either side.
    static let margin: CGFloat = 0.03
    /// Characters without a face that are logged; a whole script without one would fill the log.
    static let missingReports = 3
  }

  /// Where in a pixel glyphs may start: quarters are finer than the eye sees.
  private static let steps: CGFloat = 4

  private struct GlyphKey: Hashable {
    var face: UInt16
    var glyph: UInt32
    var size: Int
    var shift: Int
  }

  private struct InkKey: Hashable {
    var face: UInt16
    var glyph: UInt32
  }

  /// How far the ink of a glyph reaches, in ems.
  private struct InkHeight {
    var above: CGFloat
    var below: CGFloat
  }

  private struct ChainKey: Hashable {
    var request: FontRequest
    var language: String?
  }

  private let warn: @MainActor (String) -> Void
  private let catalog: FontCatalog
  private var library: FT_Library?
  /// The open faces by their numbers; nil: this library has not needed it, or cannot open it.
  private var faces: [FontFace?] = []
  private var primary: [FontRequest: Int] = [:]
  private var chains: [ChainKey: [Int]] = [:]
  private var missing: Set<Unicode.Scalar> = []
  private var missingReports = 0
  private var warned: Set<String> = []
  private var shaped = BoundedCache<TextItem, [Glyph]>(limit: Bound.shapedGlyphs)
  /// How many items were shaped, because they were not known.
  private(set) var shapings = 0
  private var inkHeights = BoundedCache<InkKey, InkHeight>(limit: Bound.inkHeights)
  private var glyphs = BoundedCache<GlyphKey, GlyphBitmap?>(limit: Bound.glyphBytes)
  /// The face that draws emoji in colours; nil: there is none, which has been logged.
  private lazy var emojiFace = findEmojiFace()

  /// A library without any open face. `warn` is called with one sentence for each face that had to be replaced.
  package convenience init(warn: @escaping @MainActor (String) -> Void = { Log.warn($0) }) {
    self.init(catalog: FontCatalog(), warn: warn)
  }

  init(catalog: FontCatalog, warn: @escaping @MainActor (String) -> Void) {
    (self.catalog, self.warn) = (catalog, warn)
  }

  isolated deinit {
    // Faces are closed before the library that they belong to: nobody else holds one.
    faces.removeAll()
    if let library { FT_Done_FreeType(library) }
  }

  /// Bytes that the bitmaps of glyphs occupy.
  var glyphBytes: Int { glyphs.cost }

  /// Forgets what was shaped and drawn.
  func releaseCaches() {
    shaped.removeAll()
    inkHeights.removeAll()
    glyphs.removeAll()
  }

  /// What is said where there is no face to write with.
  static let noFace =
    "no font is installed, so no text can be shown: install fonts-inter or fonts-dejavu-core"

  /// Whether there is any face to write with; a program that has none cannot show text, and says `noFace` itself.
  package var hasAnyFace: Bool {
    warned.insert(Self.noFace)
    defer { warned.remove(Self.noFace) }
    return face(for: FontRequest(ResolvedFont())) != nil
  }

  // MARK: FontEngine

  package func metrics(of font: ResolvedFont) -> FontMetrics {
    let size = font.size
    guard let face = face(for: FontRequest(font)) else {
      return FontMetrics(
        ascent: size * 0.95, descent: size * 0.25, lineHeight: size * 1.2, capHeight: size * 0.7,
        xHeight: size * 0.5)
    }
    return FontMetrics(
      ascent: face.ascent * size, descent: face.descent * size,
      lineHeight: (face.ascent + face.descent + face.lineGap) * size, capHeight: face.capHeight * size,
      xHeight: face.xHeight * size)
  }

  /// Shaped once for all sizes: an item has none.
  package func shape(_ item: TextItem) -> [Glyph] {
    if let known = shaped.value(for: item) { return known }
    let request = FontRequest(item.font)
    var text = item.text
    let language = HanForm.language(of: text, stated: item.language)
    let segments = segments(of: item, request, language)
    let base = faceIndex(for: request)
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(item.characters.count)
    text.withUTF8 { bytes in
      let clusters = ClusterMap(item, bytes)
      for segment in item.isRightToLeft ? segments.reversed() : segments {
        guard let face = face(segment.face) else { continue }
        let shaping = FontFace.Shaping(
          isRightToLeft: item.isRightToLeft, tabularDigits: request.monospacedDigit,
          allowsLigatures: item.allowsLigatures, language: language ?? item.language)
        let em = face.unitsPerEm
        face.shape(bytes, segment.bytes, shaping) { glyph, place, byte, isUnsafe in
          var traits: Glyph.Traits = face.isColor ? .colored : []
          if isUnsafe { traits.insert(.unsafeToBreak) }
          var made = Glyph(
            id: glyph, cluster: clusters.character(at: byte), advance: CGFloat(place.x_advance) / em,
            x: Float(CGFloat(place.x_offset) / em), y: Float(CGFloat(place.y_offset) / em),
            face: UInt16(segment.face), traits: traits)
          if segment.face != base, exceedsLine(made, of: base) { made.traits.insert(.exceedsLine) }
          glyphs.append(made)
        }
      }
    }
    shapings += 1
    shaped.insert(glyphs, for: item, cost: Bound.itemGlyphs + glyphs.count)
    return glyphs
  }

  package func inkHeight(of glyph: Glyph) -> (above: CGFloat, below: CGFloat) {
    let key = InkKey(face: glyph.face, glyph: glyph.id)
    let own: InkHeight
    if let known = inkHeights.value(for: key) {
      own = known
    } else {
      guard let ink = face(Int(glyph.face))?.inkHeight(of: glyph.id) else { return (0, 0) }
      own = InkHeight(above: ink.above, below: ink.below)
      inkHeights.insert(own, for: key, cost: 1)
    }
    return (own.above + CGFloat(glyph.y), own.below - CGFloat(glyph.y))
  }

  /// Whether a glyph of a fallback face would be cut in a line as high as a font's own face. Pictures are as high as the
  /// line that they are drawn for.
  private func exceedsLine(_ glyph: Glyph, of base: Int?) -> Bool {
    guard !glyph.traits.contains(.colored), let own = base.flatMap({ face($0) }) else { return false }
    let ink = inkHeight(of: glyph)
    return ink.above > own.ascent - Bound.margin || ink.below > own.descent - Bound.margin
  }

  // MARK: TextRasterizer

  package func masks(of glyphs: ArraySlice<Glyph>, size: CGFloat) -> [GlyphMask] {
    guard !glyphs.isEmpty, size > 0, size <= Bound.pixelSize else { return [] }
    var pen: CGFloat = 0
    var hasColor = false
    let placed = glyphs.compactMap { glyph -> PlacedGlyph? in
      let x = (pen + CGFloat(glyph.x)) * size
      pen += glyph.advance
      let isColor = glyph.traits.contains(.colored)
      if isColor { hasColor = true }
      // Spacing may be anything; what lies beyond cannot be a part of one picture.
      guard abs(x) < PlacedGlyph.reach else { return nil }
      // Colour bitmaps are placed on whole pixels: a fractional shift would blur them.
      let whole = isColor ? x.rounded() : x.rounded(.down)
      let shift = isColor ? 0 : Int(((x - whole) * Self.steps).rounded(.down))
      guard let bitmap = bitmap(of: glyph, size: size, shift: shift) else { return nil }
      let y = -bitmap.top - Int((CGFloat(glyph.y) * size).rounded())
      return PlacedGlyph(bitmap: bitmap, x: Int(whole) + bitmap.left, y: y)
    }
    return hasColor ? PlacedGlyph.masks(of: placed) : PlacedGlyph.mask(of: placed).map { [$0] } ?? []
  }

  private func bitmap(of glyph: Glyph, size: CGFloat, shift: Int) -> GlyphBitmap? {
    let key = GlyphKey(face: glyph.face, glyph: glyph.id, size: Int((size * 64).rounded()), shift: shift)
    if let known = glyphs.value(for: key) { return known }
    guard let face = face(Int(glyph.face)) else { return nil }
    let drawn =
      face.isColor
      ? face.drawInColor(glyph.id, size: size)
      : face.draw(glyph.id, size: size, shift: CGFloat(shift) / Self.steps)
    glyphs.insert(drawn, for: key, cost: 64 + (drawn?.pixels.count ?? 0))
    return drawn
  }

  // MARK: Faces for characters

  /// Pieces of one face each, in the order of the text.
  private func segments(
    of item: TextItem, _ request: FontRequest, _ language: String?
  ) -> [(face: Int, bytes: Range<Int>)] {
    guard let base = faceIndex(for: request) else { return [] }
    let utf8 = item.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: item.bytes.lowerBound)
    let text = item.text[start..<utf8.index(start, offsetBy: item.bytes.count)]
    let mayHaveEmoji = EmojiPresentation.mayOccur(in: text)
    var result: [(face: Int, bytes: Range<Int>)] = []
    var end = item.bytes.lowerBound
    for character in text {
      let first = end
      end += character.utf8.count
      // A space stays with what goes before it, so that a sentence in a fallback face is one piece.
      let keeps = character.isWhitespace ? result.last.flatMap { isColor($0.face) ? nil : $0.face } : nil
      let emoji = mayHaveEmoji && EmojiPresentation.isEmoji(character) ? emojiFace : keeps
      let face =
        emoji.flatMap { has(character, $0) ? $0 : nil } ?? self.face(for: character, base, request, language)
      if let last = result.last, last.face == face {
        result[result.count - 1].bytes = last.bytes.lowerBound..<end
      } else {
        result.append((face, first..<end))
      }
    }
    return result
  }

  private func face(for character: Character, _ base: Int, _ request: FontRequest, _ language: String?) -> Int
  {
    if has(character, base) { return base }
    let key = ChainKey(request: request, language: language)
    let chain = chains[key] ?? []
    if let known = chain.first(where: { has(character, $0) }) { return known }
    let wanted = Set(character.unicodeScalars.filter(Self.needsGlyph))
    guard !wanted.isSubset(of: missing) else { return base }
    let generic = request.families.generic
    guard
      let match = catalog.match(
        preferred: [], generic: generic, weight: request.weight, italic: request.italic, covering: wanted,
        language: language), let found = open(match.file), has(character, found)
    else {
      missing.formUnion(wanted)
      let isEmoji = EmojiPresentation.isEmoji(character)
      if isEmoji, emojiFace == nil { return base }
      missingReports += 1
      guard missingReports <= Bound.missingReports else { return base }
      let code = wanted.map { "U+" + String($0.value, radix: 16, uppercase: true) }.sorted()
      let hint =
        isEmoji
        ? "a later version of fonts-noto-color-emoji may have it"
        : "install one that does, for example a package of fonts-noto"
      warnOnce("no installed font has “\(character)” (\(code.joined(separator: " "))); \(hint)")
      return base
    }
    chains[key, default: []].append(found)
    return found
  }

  private func has(_ character: Character, _ face: Int) -> Bool {
    guard let known = self.face(face) else { return false }
    return character.unicodeScalars.allSatisfy { !Self.needsGlyph($0) || known.has($0) }
  }

  private func isColor(_ face: Int) -> Bool { self.face(face)?.isColor ?? false }

  private static func needsGlyph(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    let properties = scalar.properties
    return !properties.isDefaultIgnorableCodePoint && properties.generalCategory != .control
  }

  // MARK: Faces

  private func face(for request: FontRequest) -> FontFace? { faceIndex(for: request).flatMap { face($0) } }

  /// The face of a number, opened where another library of the process has given it.
  private func face(_ number: Int) -> FontFace? {
    if faces.indices.contains(number), let known = faces[number] { return known }
    guard let file = FaceNumbers.file(number), open(file) != nil else { return nil }
    return faces[number]
  }

  private func faceIndex(for request: FontRequest) -> Int? {
    if let known = primary[request] { return known }
    let (preferred, generic) = request.families
    let match = catalog.match(
      preferred: preferred, generic: generic, weight: request.weight, italic: request.italic)
    guard let match, !match.file.isColor else {
      // Pictures alone are no face to write with.
      let standard = FontRequest(ResolvedFont())
      if match != nil, request != standard { return faceIndex(for: standard) }
      warnOnce(Self.noFace)
      return nil
    }
    if !preferred.contains(where: { match.names.contains($0.lowercased()) }) {
      let wanted = request.families.preferred.joined(separator: ", ")
      warnOnce("\(request.description) is not installed (\(wanted)): \(match.family) takes its place")
    }
    guard let index = open(match.file) else { return faces.firstIndex { $0 != nil } }
    primary[request] = index
    return index
  }

  private func findEmojiFace() -> Int? {
    // U+1F600, the first of the faces: some fonts in colours are of a kind that cannot be drawn.
    if let match = catalog.emojiMatch(), let face = open(match.file),
      self.face(face)?.drawsInColor("\u{1F600}") == true
    {
      return face
    }
    warnOnce(
      "no font in colours is installed, so emoji are drawn in the text's colour if at all: "
        + "install fonts-noto-color-emoji")
    return nil
  }

  private func open(_ file: FontFile) -> Int? {
    guard let number = FaceNumbers.number(of: file) else { return nil }
    if faces.indices.contains(number), faces[number] != nil { return number }
    if library == nil { FT_Init_FreeType(&library) }
    guard let library, let face = FontFace(file, library: library) else {
      warnOnce("the font \(file.path) cannot be read: reinstall the package that it belongs to")
      return nil
    }
    while faces.count <= number { faces.append(nil) }
    faces[number] = face
    return number
  }

  private func warnOnce(_ sentence: String) {
    if warned.insert(sentence).inserted { warn(sentence) }
  }
}
