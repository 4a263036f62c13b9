import CHarfBuzz
import Foundation
import Graphics

/// An open face: shapes text in units of the em and draws its glyphs.
///
/// Shaping never sees a size, so that a run's advance is exactly proportional to the font's size and the same on
/// every display.
@MainActor final class FontFace {
  let unitsPerEm: CGFloat
  /// Em fractions, all positive.
  let ascent: CGFloat
  let descent: CGFloat
  let lineGap: CGFloat
  let capHeight: CGFloat
  let xHeight: CGFloat

  /// Whether its glyphs are drawn in colours of their own.
  let isColor: Bool

  /// Closed in `deinit`; the library lives longer (`FontLibrary`).
  let face: FT_Face
  /// Freed in `deinit`, before the face that it draws on.
  private let font: OpaquePointer
  private let synthesis: FontFile.Synthesis
  private var size26_6 = 0

  /// Opens a face; nil: the file cannot be read as a font with outlines or, where it was found for its colours, with
  /// pictures.
  init?(_ file: FontFile, library: FT_Library) {
    var opened: FT_Face?
    guard FT_New_Face(library, file.path, FT_Long(file.index), &opened) == 0, let opened else { return nil }
    // FT_FACE_FLAG_SCALABLE
    let hasGlyphs = opened.pointee.face_flags & 1 != 0 || file.isColor && opened.pointee.num_fixed_sizes > 0
    guard hasGlyphs, let hbFace = hb_ft_face_create_referenced(opened), let font = hb_font_create(hbFace)
    else {
      FT_Done_Face(opened)
      return nil
    }
    // FreeType knows these only where there are outlines.
    let units = CGFloat(hb_face_get_upem(hbFace))
    hb_face_destroy(hbFace)
    face = opened
    self.font = font
    synthesis = file.synthesis
    isColor = file.isColor
    unitsPerEm = units
    let instance = (file.index >> 16) & 0x7FFF
    if instance > 0 { hb_font_set_var_named_instance(font, UInt32(instance - 1)) }
    hb_font_set_scale(font, Int32(units), Int32(units))

    let ascender = CGFloat(opened.pointee.ascender) / units
    let descender = -CGFloat(opened.pointee.descender) / units
    let height = CGFloat(opened.pointee.height) / units
    ascent = ascender > 0 ? ascender : 0.8
    descent = descender >= 0 ? descender : 0.2
    lineGap = max(0, height - ascent - descent)
    var cap: CGFloat = 0
    var x: CGFloat = 0
    if let table = FT_Get_Sfnt_Table(opened, FT_SFNT_OS2) {
      // The type that `FT_SFNT_OS2` yields; the face owns it.
      let os2 = table.assumingMemoryBound(to: TT_OS2.self).pointee
      if os2.version >= 2 { (cap, x) = (CGFloat(os2.sCapHeight) / units, CGFloat(os2.sxHeight) / units) }
    }
    capHeight = cap > 0 ? cap : ascent * 0.73
    xHeight = x > 0 ? x : ascent * 0.53
  }

  isolated deinit {
    hb_font_destroy(font)
    FT_Done_Face(face)
  }

  /// Whether the face has a glyph for a character.
  func has(_ scalar: Unicode.Scalar) -> Bool { FT_Get_Char_Index(face, FT_ULong(scalar.value)) != 0 }

  /// The parameters of shaping a piece of text with a face.
  struct Shaping {
    var isRightToLeft: Bool
    /// All digits are equally wide.
    var tabularDigits: Bool
    var allowsLigatures: Bool
    var language: String?
  }

  /// Shapes bytes of a text, in one direction, with the text around them as context; calls `body` for each glyph, left
  /// to right, with its position, the byte at which its cluster begins, and whether a line may not be cut there.
  func shape(
    _ text: UnsafeBufferPointer<UInt8>, _ bytes: Range<Int>, _ shaping: Shaping,
    _ body: (_ glyph: UInt32, _ place: hb_glyph_position_t, _ byte: Int, _ isUnsafeToBreak: Bool) -> Void
  ) {
    guard let buffer = hb_buffer_create() else { return }
    defer { hb_buffer_destroy(buffer) }
    text.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(
        buffer, $0.baseAddress, Int32($0.count), UInt32(bytes.lowerBound), Int32(bytes.count))
    }
    Self.hideControls(in: buffer)
    hb_buffer_guess_segment_properties(buffer)
    hb_buffer_set_direction(buffer, shaping.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    if let language = shaping.language {
      hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    }
    var features: [hb_feature_t] = []
    if shaping.tabularDigits { features.append(Self.feature("tnum", 1)) }
    if !shaping.allowsLigatures { features += [Self.feature("liga", 0), Self.feature("clig", 0)] }
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for i in 0..<Int(count) {
      let flags = hb_glyph_info_get_glyph_flags(infos + i).rawValue
      body(
        infos[i].codepoint, positions[i], Int(infos[i].cluster),
        flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }

  /// Control characters, for which faces have no glyph, are spaces (a tab) or nothing, and no boxes.
  private static func hideControls(in buffer: OpaquePointer) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count) else { return }
    for i in 0..<Int(count) {
      switch infos[i].codepoint {
      case 0x09: infos[i].codepoint = 0x20
      case 0..<0x20, 0x7F..<0xA0: infos[i].codepoint = 0x200B
      default: break
      }
    }
  }

  /// How far the ink of a glyph reaches above and below the baseline, in ems.
  func inkHeight(of glyph: UInt32) -> (above: CGFloat, below: CGFloat) {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return (0, 0) }
    // The height is negative: it is counted from the upper edge upwards.
    let (top, height) = (CGFloat(extents.y_bearing), CGFloat(extents.height))
    return (top / unitsPerEm, -(top + height) / unitsPerEm)
  }

  /// A feature of OpenType for a whole text, by its four letters.
  private static func feature(_ tag: StaticString, _ value: UInt32) -> hb_feature_t {
    let name = tag.withUTF8Buffer { $0.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
    return hb_feature_t(tag: name, value: value, start: 0, end: .max)
  }

  /// Sets the size of outlines, in pixels per em, and returns the size that was set; nil: the face has no outlines.
  func setSize(_ size: CGFloat) -> CGFloat? {
    let wanted = max(64, min(Int((size * 64).rounded()), 4096 * 64))
    if wanted != size26_6 {
      guard FT_Set_Char_Size(face, 0, FT_F26Dot6(wanted), 72, 72) == 0 else { return nil }
      size26_6 = wanted
    }
    return CGFloat(wanted) / 64
  }

  /// Draws a glyph `size` pixels an em, moved right by `shift` pixels (0 to 1); nil: it has no ink.
  func draw(_ glyph: UInt32, size: CGFloat, shift: CGFloat) -> GlyphBitmap? {
    guard setSize(size) != nil else { return nil }
    // FT_LOAD_NO_BITMAP with FT_LOAD_TARGET_LIGHT: outlines are fitted to the pixel grid in height alone, so
    // that lines are crisp and widths stay proportional.
    guard FT_Load_Glyph(face, glyph, Int32(1 << 3) | Int32(1 << 16)) == 0, let slot = face.pointee.glyph
    else {
      return nil
    }
    if synthesis.contains(.bold) { FT_GlyphSlot_Embolden(slot) }
    if synthesis.contains(.oblique) { FT_GlyphSlot_Oblique(slot) }
    guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return nil }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos((shift * 64).rounded()), 0)
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let rows = bitmap.buffer else { return nil }
    var coverage = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      let row = rows + y * Int(bitmap.pitch)
      for x in 0..<width { coverage[y * width + x] = row[x] }
    }
    return GlyphBitmap(
      width: width, height: height, left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top),
      pixels: coverage)
  }
}
