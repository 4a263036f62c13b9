import Foundation
import ViewTree

/// Symbols drawn as SVG files, parsed when first asked for.
@MainActor final class SymbolLibrary {
  /// Larger files are no symbols.
  private static let largestFile = 256 * 1024

  private let finder: ResourceFinder
  private let warn: @MainActor (String) -> Void
  private var known: [String: SymbolArtwork?] = [:]

  init(finder: ResourceFinder, warn: @escaping @MainActor (String) -> Void) {
    self.finder = finder
    self.warn = warn
  }

  /// A drawing by its name; nil (warned once) when there is none or it is malformed.
  func symbol(named name: String) -> SymbolArtwork? {
    if let artwork = known[name] { return artwork }
    let artwork = read(name)
    known[name] = .some(artwork)
    return artwork
  }

  private func read(_ name: String) -> SymbolArtwork? {
    guard let path = finder.symbolPath(name) else {
      warn("there is no symbol “\(name)”: put a drawing at Assets/Symbols/\(name).svg")
      return nil
    }
    guard let file = FileBytes(path), file.size <= Self.largestFile else {
      warn("the symbol \(path) cannot be read: it must be a readable file of at most 256 KB")
      return nil
    }
    do {
      return try SVGParser.artwork(file.bytes(at: 0, count: file.size), name: name)
    } catch {
      warn("the symbol \(path), line \(error.line), cannot be drawn: \(error.what)")
      return nil
    }
  }
}
