/// A row of the table: a type with its members, a free function, or the methods of one name.
struct PublicName {
  /// The heading that it is below.
  let chapter: String
  let name: String
  /// The type itself and everything in it, or the forms of a function.
  let members: [SymbolGraph.Symbol]

  /// The chapters in their order.
  static let chapters = [
    "Types", "Functions", "View modifiers", "Text", "Image", "Shape", "Gesture", "Scene",
    "DynamicViewContent",
    otherTypes, machinery,
  ]
  /// The types whose methods have a row each.
  private static let split: Set<String> = [
    "View", "Text", "Image", "Shape", "Gesture", "Scene", "DynamicViewContent",
  ]
  /// What the modules add to types of others.
  static let otherTypes = "Types of other modules"
  /// The chapter of types that are public only because the requirements of public protocols name them.
  static let machinery = "Machinery"
  private static let machineryNames: Set<String> = [
    "BuiltInCache", "GestureContext", "GestureRecognizer", "Node", "NodeContext", "PrimitiveCommands",
    "PrimitiveGesture", "PrimitiveScene", "PrimitiveView", "PropertyContext", "SystemShapeStyle",
    "SystemStylePurpose", "SystemStyles", "TableSelection", "ViewNode",
  ]

  /// The rows of modules' symbols, in the table's order. Names that begin with an underscore have none.
  static func rows(of symbols: [SymbolGraph.Symbol]) -> [PublicName] {
    let own = Set(symbols.filter { $0.pathComponents.count == 1 }.map { base($0.pathComponents[0]) })
    var groups: [String: [String: [SymbolGraph.Symbol]]] = [:]
    var seen: Set<String> = []
    for symbol in symbols where seen.insert(symbol.usr).inserted {
      guard !symbol.pathComponents.contains(where: { $0.hasPrefix("_") }) else { continue }
      let (chapter, name) = place(of: symbol, own)
      groups[chapter, default: [:]][name, default: []].append(symbol)
    }
    return chapters.flatMap { chapter in
      (groups[chapter] ?? [:]).sorted { $0.key < $1.key }.map {
        PublicName(chapter: chapter, name: $0, members: $1.sorted { written($0) < written($1) })
      }
    }
  }

  /// The chapter of a symbol and its row there.
  private static func place(of symbol: SymbolGraph.Symbol, _ own: Set<String>) -> (String, String) {
    let path = symbol.pathComponents
    let type = base(path[0])
    if path.count == 1, !symbol.isType { return ("Functions", type) }
    if path.count == 2, symbol.kind.identifier == "swift.method", split.contains(type) {
      return (type == "View" ? "View modifiers" : type, base(path[1]))
    }
    guard own.contains(type) else { return (otherTypes, type) }
    return (machineryNames.contains(type) ? machinery : "Types", type)
  }

  /// A name without its labels.
  static func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

  private static func written(_ symbol: SymbolGraph.Symbol) -> String {
    symbol.pathComponents.joined(separator: ".") + " " + symbol.usr
  }
}
