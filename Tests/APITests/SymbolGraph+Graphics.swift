import Foundation

extension SymbolGraph {
  /// The names of Graphics that come with the tree: those that it re-exports one by one, and extensions of other modules' types.
  static func visibleOfGraphics() throws -> [Symbol] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let exports = root.appending(path: "Sources/ViewTree/Values/Geometry/Exports.swift")
    let lines = try String(contentsOf: exports, encoding: .utf8)
    let visible = Set(lines.matches(of: /@_exported import \w+ Graphics\.(\w+)/).map { String($0.1) })
    let symbols = try extract("Graphics")
    let own = Set(symbols.filter { $0.pathComponents.count == 1 }.map { base($0.pathComponents[0]) })
    return symbols.filter {
      let name = base($0.pathComponents[0])
      return visible.contains(name) || !own.contains(name)
    }
  }

  /// A name without its labels.
  private static func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
