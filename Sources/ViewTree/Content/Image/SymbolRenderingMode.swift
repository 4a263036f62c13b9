/// How the parts of a symbol are coloured: in its own colours (`multicolor`), where it has any, else in one.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

  let kind: Kind

  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// A variant of a symbol's drawing.
public struct SymbolVariants: Hashable, Sendable {
  let suffixes: [String]

  public static let none = SymbolVariants(suffixes: [])
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let slash = SymbolVariants(suffixes: ["slash"])

  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }

  private func adding(_ suffix: String) -> SymbolVariants {
    SymbolVariants(suffixes: suffixes.filter { $0 != suffix } + [suffix])
  }

  /// The name of a symbol's variant: `heart` and fill give `heart.fill`.
  func apply(to name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    for suffix in suffixes where !parts.contains(suffix) {
      if suffix != "fill", suffix != "slash",
        let end = parts.firstIndex(where: { $0 == "fill" || $0 == "slash" })
      {
        parts.insert(suffix, at: end)
      } else {
        parts.append(suffix)
      }
    }
    return parts.joined(separator: ".")
  }
}
