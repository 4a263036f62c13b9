/// How the parts of a symbol are coloured: in its own colours (`multicolor`), where it has any, else in one.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

  let kind: Kind

  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// A variant of a symbol's drawing: of each a stroke through it, an outline round it and a fill.
public struct SymbolVariants: Hashable, Sendable {
  /// What a symbol's name ends with, in the order of names: `slash`, an outline, `fill`.
  let suffixes: [String]

  public static let none = SymbolVariants(suffixes: [])
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let slash = SymbolVariants(suffixes: ["slash"])

  public var circle: SymbolVariants { adding(.circle) }
  public var square: SymbolVariants { adding(.square) }
  public var rectangle: SymbolVariants { adding(.rectangle) }
  public var fill: SymbolVariants { adding(.fill) }
  public var slash: SymbolVariants { adding(.slash) }

  private static let outlines: Set<String> = ["circle", "square", "rectangle"]

  /// These variants and others, whose outline replaces that of these.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    let all = suffixes + other.suffixes
    let outline = all.last(where: Self.outlines.contains)
    return SymbolVariants(
      suffixes: ["slash", outline, "fill"].compactMap { $0.flatMap { all.contains($0) ? $0 : nil } })
  }

  /// The name of a symbol's variant: `heart` and fill give `heart.fill`, `mic.fill` and slash give `mic.slash.fill`.
  func apply(to name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    for suffix in suffixes where !parts.contains(suffix) {
      parts.insert(suffix, at: place(of: suffix, in: parts))
    }
    return parts.joined(separator: ".")
  }

  /// Where a suffix belongs in a name: before what a badge is on a symbol, as in `person.fill.badge.plus`, and before the
  /// suffixes that follow it.
  private func place(of suffix: String, in parts: [String]) -> Int {
    let badge = parts.firstIndex(of: "badge") ?? parts.count
    var end = badge < parts.count - 1 ? badge : parts.count
    if suffix != "fill", end > 1, parts[end - 1] == "fill" { end -= 1 }
    if suffix == "slash", end > 1, Self.outlines.contains(parts[end - 1]) { end -= 1 }
    return end
  }
}
