import CFontconfig
import Foundation

/// The faces of the system, found through fontconfig.
///
/// The configuration is loaded by the first query and never reloaded: a face installed later is seen by the next run
/// of the program.
@MainActor final class FontCatalog {
  private let hasColor: Bool

  /// `hasColor` false: as if there were no face in colours.
  init(hasColor: Bool = true) { self.hasColor = hasColor }

  /// The face that the system prefers for emoji; nil: none has colours.
  func emojiMatch() -> FontMatch? {
    guard hasColor, let config = FontConfiguration.shared, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    // The usual configuration (60-generic.conf) knows which families come first.
    FcPatternAddString(pattern, FC_FAMILY, "emoji")
    FcPatternAddBool(pattern, FC_COLOR, 1)
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let found = FcFontMatch(config, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    guard Self.flag(found, FC_COLOR), var match = read(found, weight: 400, italic: false, covering: []) else {
      return nil
    }
    match.file.isColor = true
    match.file.synthesis = []
    return match
  }

  /// The face that comes nearest; nil: there is no face at all.
  /// `preferred` families are tried before `generic`; a face that has `covering` wins over one that lacks it.
  func match(
    preferred: [String], generic: String, weight: Int, italic: Bool, covering: Set<Unicode.Scalar> = [],
    language: String? = nil
  ) -> FontMatch? {
    guard let config = FontConfiguration.shared, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    for family in preferred + [generic] { FcPatternAddString(pattern, FC_FAMILY, family) }
    FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(weight)))
    FcPatternAddInteger(pattern, FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL)
    // Named instances of variable faces instead of faces that need their axes set.
    FcPatternAddBool(pattern, FC_VARIABLE, 0)
    // Text is painted in one colour. A face in colours is still better than none, for a symbol that no other has.
    FcPatternAddBool(pattern, FC_COLOR, 0)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    if let language { FcPatternAddString(pattern, FC_LANG, language) }
    if !covering.isEmpty, let set = FcCharSetCreate() {
      for scalar in covering { FcCharSetAddChar(set, scalar.value) }
      FcPatternAddCharSet(pattern, FC_CHARSET, set)
      FcCharSetDestroy(set)
    }
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let found = FcFontMatch(config, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    if !hasColor, Self.flag(found, FC_COLOR) { return nil }
    return read(found, weight: weight, italic: italic, covering: covering)
  }

  private func read(
    _ pattern: OpaquePointer, weight: Int, italic: Bool, covering: Set<Unicode.Scalar>
  ) -> FontMatch? {
    guard let path = string(pattern, FC_FILE, 0) else { return nil }
    if !covering.isEmpty {
      var set: OpaquePointer?
      guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch, let set,
        covering.contains(where: { FcCharSetHasChar(set, $0.value) != 0 })
      else { return nil }
    }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var synthesis: FontFile.Synthesis = []
    var found = Double(FC_WEIGHT_REGULAR)
    // A range (a variable face) reads as no number: the named instance has the weight.
    if FcPatternGetDouble(pattern, FC_WEIGHT, 0, &found) == FcResultMatch, weight >= 600,
      FcWeightToOpenTypeDouble(found) < Double(weight) - 150
    {
      synthesis.insert(.bold)
    }
    var slant: Int32 = FC_SLANT_ROMAN
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    if italic && slant == FC_SLANT_ROMAN { synthesis.insert(.oblique) }
    // The usual configuration (90-synthetic.conf) has made up the style already and says so by these two.
    var embolden: FcBool = 0
    if FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &embolden) == FcResultMatch, embolden != 0 {
      synthesis.insert(.bold)
    }
    var matrix: UnsafeMutablePointer<FcMatrix>?
    if FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix, matrix.pointee.xy != 0
    {
      synthesis.insert(.oblique)
    }
    let isColor = Self.flag(pattern, FC_COLOR) && !Self.flag(pattern, FC_OUTLINE)
    if isColor { synthesis = [] }
    var names: [String] = []
    while let name = string(pattern, FC_FAMILY, names.count) { names.append(name.lowercased()) }
    return FontMatch(
      file: FontFile(path: path, index: Int(index), synthesis: synthesis, isColor: isColor),
      family: string(pattern, FC_FAMILY, 0) ?? "unnamed", names: names)
  }

  private static func flag(_ pattern: OpaquePointer, _ object: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value != 0
  }

  private func string(_ pattern: OpaquePointer, _ object: String, _ number: Int) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, Int32(number), &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }
}
