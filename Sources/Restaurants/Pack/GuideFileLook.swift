import SwiftUI

/// What guide.json says of colours, faces and symbols.
nonisolated struct GuideFileLook: Equatable, Sendable {
  private var accent: [GuideColor]?
  private var design: Font.Design?
  private var face: FaceName?
  private var placeholder: String?
  private var hasAddresses = true

  private enum FaceName: Equatable, Sendable {
    case design(Font.Design)
    case named(String)
  }

  mutating func read(_ reader: inout FieldReader) {
    accent = Self.accent(&reader)
    if reader.value("placeholder") != nil {
      placeholder = reader.symbol("placeholder", instead: "photo")
    }
    hasAddresses = reader.choice("places", among: GuideFile.places) ?? true
    guard let value = reader.value("fonts") else { return }
    guard let fields = value as? [String: Any] else {
      reader.complain("fonts", "“fonts” is no object; write it as {\"details\": \"serif\"}; it is left out")
      return
    }
    var inner = FieldReader(fields, at: [.key("fonts")])
    inner.check(known: GuideFile.fontKeys)
    design = inner.choice("text", among: GuideFile.designs)
    let name = inner.name("details")
    if !name.isEmpty {
      face = GuideFile.designs.first { $0.0 == name }.map { .design($0.1) } ?? .named(name)
    }
    reader.add(inner.problems)
  }

  private static func accent(_ reader: inout FieldReader) -> [GuideColor]? {
    guard let value = reader.value("accent") else { return nil }
    if let text = value as? String, let color = GuideColor(text) { return [color, color] }
    if let fields = value as? [String: Any], let light = fields["light"] as? String,
      let dark = fields["dark"] as? String, let one = GuideColor(light), let other = GuideColor(dark)
    {
      var inner = FieldReader(fields, at: [.key("accent")])
      inner.check(known: ["light", "dark"])
      reader.add(inner.problems)
      return [one, other]
    }
    reader.complain(
      "accent",
      "“accent” is no colour; write it as \"#1F6F5C\", or as {\"light\": \"#1F6F5C\", \"dark\": \"#5FC0A8\"}; "
        + "the usual one is taken")
    return nil
  }

  var accentContrast: Double? { accent?.first?.contrastWithWhite }

  @MainActor func apply(to guide: inout Guide) {
    if let accent { guide.accent = Guide.Accent(light: accent[0], dark: accent[1]) }
    guide.design = design
    switch face {
    case .design(let design): guide.face = .design(design)
    case .named(let name): guide.face = .named(name)
    case nil: break
    }
    if let placeholder { guide.placeholder = placeholder }
    guide.hasAddresses = hasAddresses
  }
}
