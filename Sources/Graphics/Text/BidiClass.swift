/// What the bidirectional algorithm knows of a character (UAX #9, table 4), with the names of its short aliases.
///
/// Swift's standard library does not tell the property; it follows here from blocks and general categories. Marks do
/// not occur by themselves but at the start of a text, because characters are whole grapheme clusters.
enum BidiClass {
  case l, r, al, en, es, et, an, cs, nsm, bn, s, ws, on
  case lre, rle, lro, rlo, pdf, lri, rli, fsi, pdi

  var isStrong: Bool { self == .l || self == .r || self == .al }
  var startsIsolate: Bool { self == .lri || self == .rli || self == .fsi }
  /// What rules N0 to N2 resolve.
  var isNeutral: Bool { self == .ws || self == .on || self == .s || startsIsolate || self == .pdi }

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .on
      return
    }
    self = scalar.value < 0x80 ? Self.ascii(scalar.value) : Self.other(scalar)
  }

  private static func ascii(_ value: UInt32) -> BidiClass {
    switch value {
    case 0x30...0x39: .en
    case 0x41...0x5A, 0x61...0x7A: .l
    case 0x2B, 0x2D: .es
    case 0x23...0x25: .et
    case 0x2C, 0x2E, 0x2F, 0x3A: .cs
    case 0x20, 0x0C: .ws
    case 0x09, 0x0B, 0x1F: .s
    case 0...0x08, 0x0E...0x1B, 0x7F: .bn
    default: .on
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> BidiClass {
    if let known = special(scalar.value) { return known }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .nsm
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .ws
    case .control, .format, .surrogate: return .bn
    case .currencySymbol: return .et
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .dashPunctuation,
      .connectorPunctuation, .mathSymbol, .modifierSymbol, .otherSymbol:
      return strongFromRight(scalar.value) ?? .on
    case .otherPunctuation, .otherNumber: return strongFromRight(scalar.value) ?? .on
    default: return strongFromRight(scalar.value) ?? .l
    }
  }

  /// Characters whose class does not follow from their category.
  private static func special(_ value: UInt32) -> BidiClass? {
    switch value {
    case 0xA0, 0x060C, 0x202F, 0x2044, 0xFF0C, 0xFF0E, 0xFF0F, 0xFF1A: .cs
    case 0xB2, 0xB3, 0xB9, 0x06F0...0x06F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089, 0xFF10...0xFF19,
      0x1D7CE...0x1D7FF:
      .en
    case 0xB0, 0xB1, 0x0609, 0x060A, 0x066A, 0x2030...0x2034, 0x2213, 0xFF03...0xFF05: .et
    case 0x207A, 0x207B, 0x208A, 0x208B, 0x2212, 0xFB29, 0xFF0B, 0xFF0D: .es
    case 0x0600...0x0605, 0x0660...0x0669, 0x066B, 0x066C, 0x06DD, 0x0890, 0x0891, 0x08E2, 0x10D30...0x10D39,
      0x10E60...0x10E7E:
      .an
    case 0x0606, 0x0607, 0x060E, 0x060F, 0x06DE, 0x06E9, 0xFD3E...0xFD4F, 0xFDFD...0xFDFF: .on
    case 0x200E: .l
    case 0x200F: .r
    case 0x061C: .al
    case 0x202A: .lre
    case 0x202B: .rle
    case 0x202C: .pdf
    case 0x202D: .lro
    case 0x202E: .rlo
    case 0x2066: .lri
    case 0x2067: .rli
    case 0x2068: .fsi
    case 0x2069: .pdi
    default: nil
    }
  }

  /// The class of letters and signs of the scripts that run from right to left; nil: none of them.
  private static func strongFromRight(_ value: UInt32) -> BidiClass? {
    switch value {
    case 0x0590...0x05FF, 0x07C0...0x085F, 0xFB1D...0xFB4F: .r
    case 0x0600...0x07BF, 0x0860...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: .al
    case 0x10D00...0x10D3F, 0x10EC0...0x10EFF, 0x10F30...0x10F6F, 0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F,
      0x1EE00...0x1EEFF:
      .al
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: .r
    default: nil
    }
  }
}
