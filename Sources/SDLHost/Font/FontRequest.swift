import Graphics

/// A face that is wanted: a font without its size.
struct FontRequest: Hashable {
  var family: ResolvedFont.Family
  var weight: Int
  var italic: Bool
  var monospacedDigit: Bool

  init(_ font: ResolvedFont) {
    family = font.family
    weight = font.weight
    italic = font.italic
    monospacedDigit = font.monospacedDigit
  }

  /// The families to try, best first, and the generic one that fontconfig ends with.
  ///
  /// Inter (fonts-inter) is the Debian face nearest to a system UI face: nine static weights with italics, and a
  /// line of 1.21 em (San Francisco: 1.19). Quicksand (fonts-quicksand) is the rounded one.
  var families: (preferred: [String], generic: String) {
    switch family {
    case .default: (["Inter", "Noto Sans", "DejaVu Sans"], "sans-serif")
    case .rounded: (["Nunito", "Quicksand", "Varela Round", "Comfortaa"], "sans-serif")
    case .serif: (["Noto Serif", "DejaVu Serif"], "serif")
    case .monospaced: (["JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono"], "monospace")
    case .named(let name): ([name], "sans-serif")
    }
  }

  /// How a sentence calls the face.
  var description: String {
    switch family {
    case .default: "the text face"
    case .rounded: "the rounded face"
    case .serif: "the serif face"
    case .monospaced: "the monospaced face"
    case .named(let name): "the face “\(name)”"
    }
  }
}
