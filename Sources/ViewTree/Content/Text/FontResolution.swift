import Foundation
import Graphics

extension Font {
  /// What is requested from the engine: the size at the text size in force, the weight with bold text turned on.
  func resolve(in environment: EnvironmentValues) -> ResolvedFont {
    resolve(
      dynamicTypeSize: environment.dynamicTypeSize, legibilityWeight: environment.legibilityWeight,
      extra: environment.fontModifiers)
  }

  /// `extra` are the changes made by views above; the font's own are applied after them.
  func resolve(
    dynamicTypeSize: DynamicTypeSize, legibilityWeight: LegibilityWeight? = nil, extra: [Modifier] = []
  ) -> ResolvedFont {
    var font = ResolvedFont()
    switch base {
    case .system(let size, let weight, let design):
      font.size = size
      font.weight = (weight ?? .regular).value
      font.family = (design ?? .default).family
    case .style(let style, let weight, let design):
      font.size = style.size(dynamicTypeSize)
      font.leading = style.leading(dynamicTypeSize)
      font.weight = (weight ?? style.weight).value
      font.family = (design ?? .default).family
    case .custom(let name, let size, let style):
      font.family = .named(name)
      font.size = style.map { size * $0.size(dynamicTypeSize) / $0.size(.large) } ?? size
    }
    font.size = font.size.isFinite ? min(max(font.size, 0), 4096) : 0
    for modifier in extra + modifiers { modifier.apply(to: &font) }
    if legibilityWeight == .bold { font.weight = min(font.weight + 300, 900) }
    return font
  }
}

extension Font.Modifier {
  func apply(to font: inout ResolvedFont) {
    switch self {
    case .bold: font.weight = max(font.weight, Font.Weight.bold.value)
    case .notBold: font.weight = min(font.weight, Font.Weight.regular.value)
    case .italic: font.italic = true
    case .notItalic: font.italic = false
    case .monospaced: font.family = .monospaced
    case .monospacedDigit: font.monospacedDigit = true
    case .weight(let weight): font.weight = weight.value
    case .design(let design):
      // A face chosen by name has no other designs.
      if case .named = font.family { break }
      font.family = design.family
    case .textScale(let factor): font = font.scaled(by: factor)
    case .leading(let leading): font.leading = font.leading.map { max(0, $0 + leading.points) }
    // Small capitals are letters of another size: see `SmallCapitals`.
    case .smallCaps, .width: break
    }
  }
}
