import CHarfBuzz
import Foundation
import Graphics
import Raster

/// The fonts of the system: measures runs for the layout and draws them for the painter.
///
/// Faces are found by fontconfig, shaped by HarfBuzz and drawn by FreeType. Nothing is opened before it is needed.
/// A run is shaped once whatever its size, because shaping works in units of the em; measured widths are therefore
/// exactly those that are painted, at every scale. Emoji come from a face in colours, cluster by cluster, where there is
/// one; the height of a line never depends on it.
@MainActor package final class FontLibrary: FontEngine, TextRasterizer {
  /// The bounds of the caches, in entries of shaped runs and in bytes of glyphs.
  private enum Bound {
    static let runs = 4096
    static let glyphBytes = 4 << 20
    /// The largest em in pixels that is drawn: beyond, nothing of a letter can be made out on any display.
    static let pixelSize: CGFloat = 4096
    /// Characters without a face that are logged; a whole script without one would fill the log.
    static let missingReports = 3
  }

  /// Where in a pixel glyphs may start: quarters are finer than the eye sees.
  private static let steps: CGFloat = 4

  private struct RunKey: Hashable {
    var text: String
    var request: FontRequest
  }

  private struct GlyphKey: Hashable {
    var face: Int
    var glyph: UInt32
    var size: Int
    var shift: Int
  }

  private struct ChainKey: Hashable {
    var request: FontRequest
    var language: String?
  }

  private let warn: @MainActor (String) -> Void
  private let catalog: FontCatalog
  private var library: FT_Library?
  private var faces: [FontFace] = []
  private var files: [FontFile: Int] = [:]
  private var primary: [FontRequest: Int] = [:]
  private var chains: [ChainKey: [Int]] = [:]
  private var missing: Set<Unicode.Scalar> = []
  private var missingReports = 0
  private var warned: Set<String> = []
  private var runs = BoundedCache<RunKey, ShapedRun>(bound: Bound.runs)
  private var glyphs = BoundedCache<GlyphKey, GlyphBitmap?>(bound: Bound.glyphBytes)
  /// The face that draws emoji in colours; nil: there is none, which has been said.
  private lazy var emojiFace = findEmojiFace()

  /// A library without any face open. `warn` takes one sentence for each face that had to be replaced.
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

  /// What pictures of glyphs take, in bytes.
  var glyphBytes: Int { glyphs.weight }

  /// Whether there is any face to write with; a program that has none cannot show text.
  package var hasAnyFace: Bool { face(for: FontRequest(ResolvedFont())) != nil }

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

  package func advance(of run: String, font: ResolvedFont) -> CGFloat {
    run.isEmpty ? 0 : shaped(run, FontRequest(font)).advance * font.size
  }

  // MARK: TextRasterizer

  package func advances(of run: String, font: ResolvedFont) -> [CGFloat]? {
    run.map { advance(of: String($0), font: font) }
  }

  package func masks(for run: String, font: ResolvedFont, scale: CGFloat) -> [GlyphMask] {
    let size = font.size * scale
    guard !run.isEmpty, size > 0, size <= Bound.pixelSize else { return [] }
    let shaped = shaped(run, FontRequest(font))
    let placed = shaped.glyphs.compactMap { glyph -> PlacedGlyph? in
      let x = glyph.x * size
      let isColor = faces[glyph.face].isColor
      // Pictures stand on whole pixels: moved by a part of one they would be blurred.
      let whole = isColor ? x.rounded() : x.rounded(.down)
      let shift = isColor ? 0 : Int(((x - whole) * Self.steps).rounded(.down))
      guard let bitmap = bitmap(of: glyph, size: size, shift: shift) else { return nil }
      let y = -bitmap.top - Int((glyph.y * size).rounded())
      return PlacedGlyph(bitmap: bitmap, x: Int(whole) + bitmap.left, y: y)
    }
    return shaped.hasColor ? PlacedGlyph.masks(of: placed) : PlacedGlyph.mask(of: placed).map { [$0] } ?? []
  }

  private func bitmap(of glyph: ShapedRun.Glyph, size: CGFloat, shift: Int) -> GlyphBitmap? {
    let key = GlyphKey(face: glyph.face, glyph: glyph.glyph, size: Int((size * 64).rounded()), shift: shift)
    if let known = glyphs.value(for: key) { return known }
    let face = faces[glyph.face]
    let drawn =
      face.isColor
      ? face.drawInColor(glyph.glyph, size: size)
      : face.draw(glyph.glyph, size: size, shift: CGFloat(shift) / Self.steps)
    glyphs.set(drawn, for: key, weight: 64 + (drawn?.pixels.count ?? 0))
    return drawn
  }

  // MARK: Shaping

  private func shaped(_ text: String, _ request: FontRequest) -> ShapedRun {
    let key = RunKey(text: text, request: request)
    if let known = runs.value(for: key) { return known }
    var run = ShapedRun()
    let language = Self.language(of: text)
    for piece in TextRuns.visualRuns(of: text) {
      let segments = segments(of: piece.text, request, language)
      for (face, text) in piece.rightToLeft ? segments.reversed() : segments {
        if faces[face].isColor { run.hasColor = true }
        faces[face].shape(
          text, rightToLeft: piece.rightToLeft, tabularDigits: request.monospacedDigit
        ) { glyph, advance, x, y in
          run.glyphs.append(.init(face: face, glyph: glyph, x: run.advance + x, y: y))
          run.advance += advance
        }
      }
    }
    runs.set(run, for: key)
    return run
  }

  /// Pieces of one face each, in the order of the text.
  private func segments(
    of text: String, _ request: FontRequest, _ language: String?
  ) -> [(face: Int, text: String)] {
    guard let base = faceIndex(for: request) else { return [] }
    let mayHaveEmoji = EmojiPresentation.mayOccur(in: text)
    var result: [(face: Int, text: String)] = []
    for character in text {
      // A space stays with what goes before it, so that a sentence in a fallback face is one piece.
      let keeps =
        character.isWhitespace ? result.last.flatMap { faces[$0.face].isColor ? nil : $0.face } : nil
      let emoji = mayHaveEmoji && EmojiPresentation.isEmoji(character) ? emojiFace : keeps
      let face =
        emoji.flatMap { has(character, $0) ? $0 : nil } ?? self.face(for: character, base, request, language)
      if let last = result.last, last.face == face {
        result[result.count - 1].text.append(character)
      } else {
        result.append((face, String(character)))
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
    character.unicodeScalars.allSatisfy { !Self.needsGlyph($0) || faces[face].has($0) }
  }

  private static func needsGlyph(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    let properties = scalar.properties
    return !properties.isDefaultIgnorableCodePoint && properties.generalCategory != .control
  }

  /// Which national forms Han characters take: the text's own kana or hangul decide, then the user's locale.
  private static func language(of text: String) -> String? {
    var hasHan = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3040...0x30FF: return "ja"
      case 0xAC00...0xD7AF, 0x1100...0x11FF: return "ko"
      case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: hasHan = true
      default: break
      }
    }
    return hasHan ? hanLanguage : nil
  }

  private static let hanLanguage: String = {
    let environment = ProcessInfo.processInfo.environment
    let locale = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? ""
    if locale.hasPrefix("ja") { return "ja" }
    if locale.hasPrefix("zh_TW") || locale.hasPrefix("zh_HK") { return "zh-tw" }
    return "zh-cn"
  }()

  // MARK: Faces

  private func face(for request: FontRequest) -> FontFace? { faceIndex(for: request).map { faces[$0] } }

  private func faceIndex(for request: FontRequest) -> Int? {
    if let known = primary[request] { return known }
    let (preferred, generic) = request.families
    let match = catalog.match(
      preferred: preferred, generic: generic, weight: request.weight, italic: request.italic)
    guard let match, !match.file.isColor else {
      // Pictures alone are no face to write with.
      let standard = FontRequest(ResolvedFont())
      if match != nil, request != standard { return faceIndex(for: standard) }
      warnOnce("no font is installed, so no text can be shown: install fonts-inter or fonts-dejavu-core")
      return nil
    }
    if !preferred.contains(where: { match.names.contains($0.lowercased()) }) {
      let wanted = request.families.preferred.joined(separator: ", ")
      warnOnce("\(request.description) is not installed (\(wanted)): \(match.family) takes its place")
    }
    guard let index = open(match.file) else { return faces.isEmpty ? nil : 0 }
    primary[request] = index
    return index
  }

  private func findEmojiFace() -> Int? {
    // U+1F600, the first of the faces: some fonts in colours are of a kind that cannot be drawn.
    if let match = catalog.emojiMatch(), let face = open(match.file), faces[face].drawsInColor("\u{1F600}") {
      return face
    }
    warnOnce(
      "no font in colours is installed, so emoji are drawn in the text's colour if at all: "
        + "install fonts-noto-color-emoji")
    return nil
  }

  private func open(_ file: FontFile) -> Int? {
    if let known = files[file] { return known }
    if library == nil { FT_Init_FreeType(&library) }
    guard let library, let face = FontFace(file, library: library, id: faces.count) else {
      warnOnce("the font \(file.path) cannot be read: reinstall the package that it belongs to")
      return nil
    }
    faces.append(face)
    files[file] = face.id
    return face.id
  }

  private func warnOnce(_ sentence: String) {
    if warned.insert(sentence).inserted { warn(sentence) }
  }
}
