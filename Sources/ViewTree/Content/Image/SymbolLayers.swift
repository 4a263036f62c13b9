import Foundation
import Graphics

extension SymbolArtwork {
  /// What encloses the sign in filled symbols of two layers.
  private static let enclosures: Set<String> = [
    "app", "bubble", "circle", "clipboard", "diamond", "hexagon", "message", "octagon", "rectangle", "seal",
    "shield",
    "square", "triangle",
  ]

  /// The sign that a filled symbol leaves out of what encloses it, as a drawing of its own: the check mark of
  /// `checkmark.circle.fill`. Nil: the symbol has one layer.
  var enclosedSign: SymbolArtwork? {
    let words = name.split(separator: ".")
    guard words.count > 2, words.last == "fill", Self.enclosures.contains(String(words[words.count - 2])),
      parts.count == 1, let part = parts.first, part.fill != nil, part.stroke == nil
    else { return nil }
    var outlines: [Path] = []
    part.path.forEach { element in
      if case .move = element { outlines.append(Path()) }
      guard !outlines.isEmpty else { return }
      outlines[outlines.count - 1].append(element)
    }
    func area(_ path: Path) -> CGFloat { path.boundingRect.width * path.boundingRect.height }
    guard outlines.count > 1,
      let outer = outlines.indices.max(by: { area(outlines[$0]) < area(outlines[$1]) })
    else { return nil }
    outlines.remove(at: outer)
    var sign = Path()
    for outline in outlines { sign.addPath(outline) }
    return SymbolArtwork(
      name: name + " sign", viewBox: viewBox,
      parts: [Part(path: sign, fill: FillStyle(eoFill: true), stroke: nil)])
  }
}
