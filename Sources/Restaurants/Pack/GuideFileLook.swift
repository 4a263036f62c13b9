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

  /// The accents that are hard to see, each with its appearance.
  var faintAccents: [(scheme: ColorScheme, color: GuideColor)] {
    zip([ColorScheme.light, .dark], accent ?? []).filter { $1.contrast(in: $0) < GuideColor.visible }
      .map { ($0, $1) }
  }

  /// The face of names, facts and descriptions that must be installed for it; nil: none.
  var faceName: String? { if case .named(let name) = face { name } else { nil } }

  @MainActor func apply(to guide: inout Guide, in scheme: ColorScheme) {
    guide.accent = (scheme == .dark ? accent?.last : accent?.first)?.seen(in: scheme)
    guide.design = design
    switch face {
    case .design(let design): guide.face = .design(design)
    case .named(let name): guide.face = .named(name)
    case nil: break
    }
    guide.placeholder = placeholder ?? (guide.isNeutral ? "photo" : guide.placeholder)
    guide.hasAddresses = hasAddresses
  }
}
