/// The Swift source that names the pictures and colours of a target's catalogues.
public struct AssetSource {
  private indirect enum Entry {
    case constant(symbol: String, AssetSet)
    case namespace(symbol: String, name: String, [Entry])
  }

  /// What is written for each name: in which type, and how.
  private struct Chapter {
    var type: String
    var kind: AssetSet.Kind
    /// Of what is written, in a sentence: “asset catalogue colour resource”.
    var noun: String
    /// The declaration of a name that is reached at `path`.
    var declaration: (_ symbol: String, _ path: String, _ name: String) -> String
    /// Members that the type has already.
    var reserved: Set<String> = []
    /// Types in protocols are not possible.
    var allowsNamespaces = true
  }

  /// The static members of `Color`, which a colour of a catalogue must not hide.
  private static let colors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray",
    "white", "black", "clear", "primary", "secondary", "accentColor",
  ]
  /// Those of `UIColor`.
  private static let platformColors: Set<String> = [
    "black", "white", "darkGray", "lightGray", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
    "orange",
    "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel",
    "placeholderText",
    "link", "separator", "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
    "tintColor",
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
    "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6",
  ]

  public private(set) var text = ""
  /// Names that could not be used: one sentence each.
  public private(set) var warnings: [String] = []

  /// - Parameter bundle: the expression for the bundle that the catalogues lie in.
  public init(_ sets: [AssetSet], bundle: String) {
    text = """
      // Written by the plug-in AssetSymbols from the target's asset catalogues. Changes made here are lost.
      import Foundation
      import SwiftUI

      private let resourceBundle = \(bundle)

      """
    let chapters = [
      Chapter(type: "ColorResource", kind: .color, noun: "colour resource") {
        "static let \($0) = ColorResource(name: \(Self.literal($2)), bundle: resourceBundle)"
      },
      Chapter(type: "ImageResource", kind: .image, noun: "picture resource") {
        "static let \($0) = ImageResource(name: \(Self.literal($2)), bundle: resourceBundle)"
      },
      Chapter(
        type: "UIColor", kind: .color, noun: "colour",
        declaration: { symbol, path, _ in "static var \(symbol): UIColor { UIColor(resource: .\(path)) }" },
        reserved: Self.platformColors),
      Chapter(
        type: "Color", kind: .color, noun: "colour",
        declaration: { symbol, path, _ in "static var \(symbol): Color { Color(ColorResource.\(path)) }" },
        reserved: Self.colors),
      Chapter(
        type: "ShapeStyle where Self == Color", kind: .color, noun: "colour",
        declaration: { symbol, path, _ in "static var \(symbol): Color { Color(ColorResource.\(path)) }" },
        reserved: Self.colors, allowsNamespaces: false),
      Chapter(
        type: "UIImage", kind: .image, noun: "picture",
        declaration: { symbol, path, _ in "static var \(symbol): UIImage { UIImage(resource: .\(path)) }" }),
    ]
    for kind in [AssetSet.Kind.color, .image] {
      let entries = entries(sets.filter { $0.kind == kind }, depth: 0)
      for chapter in chapters where chapter.kind == kind { write(chapter, entries) }
    }
  }

  /// The names on one level, in order; of two assets that get the same name the first is used.
  private mutating func entries(_ sets: [AssetSet], depth: Int) -> [Entry] {
    var entries: [Entry] = []
    var known: [String: String] = [:]
    for set in sets where set.namespaces.count == depth {
      guard let symbol = SymbolName.constant(set.name, kind: set.kind) else {
        warnings.append("“\(set.path)” has no letter or digit to be named by in Swift: rename the asset")
        continue
      }
      if let other = known[symbol] {
        warnings.append(
          "“\(other)” and “\(set.path)” come to the same name in Swift, \(symbol): rename one of them")
        continue
      }
      known[symbol] = set.path
      entries.append(.constant(symbol: symbol, set))
    }
    var names: [String] = []
    for set in sets where set.namespaces.count > depth && !names.contains(set.namespaces[depth]) {
      names.append(set.namespaces[depth])
    }
    for name in names {
      guard let symbol = SymbolName.namespace(name) else {
        warnings.append("the folder “\(name)” has no letter or digit to be named by in Swift: rename it")
        continue
      }
      if let other = known[symbol] {
        warnings.append(
          "“\(other)” and the folder “\(name)” come to the same name in Swift, \(symbol): rename one of them")
        continue
      }
      known[symbol] = name
      let inner = sets.filter { $0.namespaces.count > depth && $0.namespaces[depth] == name }
      entries.append(.namespace(symbol: symbol, name: name, self.entries(inner, depth: depth + 1)))
    }
    return entries
  }

  private mutating func write(_ chapter: Chapter, _ entries: [Entry]) {
    let lines = lines(chapter, entries, path: "")
    guard !lines.isEmpty else { return }
    text += "\nextension \(chapter.type) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  private func lines(_ chapter: Chapter, _ entries: [Entry], path: String) -> [String] {
    entries.flatMap { entry -> [String] in
      switch entry {
      case .constant(let symbol, let set):
        // Inside of a namespace there is nothing else.
        if path.isEmpty, chapter.reserved.contains(symbol) {
          guard chapter.allowsNamespaces else { return [] }
          let sentence =
            "“\(set.path)” comes to the name \(symbol), which \(chapter.type) has already: rename it"
          return ["#warning(\(Self.literal(sentence)))"]
        }
        return [
          "/// The \(chapter.noun) “\(set.path.filter { !$0.isNewline })” of a catalogue.",
          chapter.declaration(symbol, path + symbol, set.path),
        ]
      case .namespace(let symbol, _, let inner):
        guard chapter.allowsNamespaces else { return [] }
        let lines = lines(chapter, inner, path: path + symbol + ".")
        return lines.isEmpty ? [] : ["enum \(symbol) {"] + lines.map { "  " + $0 } + ["}"]
      }
    }
  }

  /// A Swift string literal.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        literal += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
