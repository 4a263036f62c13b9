import Foundation

/// The public names of a module, as the compiler writes them down.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Location: Decodable { let uri: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Fragment: Decodable { let preciseIdentifier: String? }
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let docComment: Comment?
    let location: Location?
    /// The words of the declaration; those that name types have their symbols.
    let declarationFragments: [Fragment]?

    /// The name that is the same wherever the compiler writes the symbol down, of one overload alone.
    var usr: String { identifier.precise }
    var documentation: String { docComment?.lines.map(\.text).joined(separator: " ") ?? "" }
    /// Whether the compiler made it without a line of the source.
    var isSynthesized: Bool { location == nil }
    /// Whether it is a type, or another name of one.
    var isType: Bool {
      ["class", "enum", "protocol", "struct", "typealias", "associatedtype"].contains {
        kind.identifier == "swift.\($0)"
      }
    }
  }

  let symbols: [Symbol]

  /// Asks the toolchain for the public names of a module that was built beside this test, extensions of other
  /// modules' types included.
  static func extract(_ module: String) throws -> [Symbol] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = ["swift", "symbolgraph-extract", "-module-name", module]
    arguments += ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path]
    _ = try Compiler.output(of: arguments + Compiler.moduleFlags())
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).sorted {
      $0.path < $1.path
    }.flatMap { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols }
  }
}
