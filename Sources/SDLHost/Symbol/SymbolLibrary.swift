import Foundation
import Graphics

/// Symbols drawn as SVG files, parsed at the first request.
@MainActor final class SymbolLibrary {
  private let finder: ResourceFinder
  private let warn: @MainActor (String) -> Void
  private var known: [String: SymbolArtwork?] = [:]
  /// Names for which there is no file, which nobody was told about yet.
  private var absent: Set<String> = []
  private var messages = MessageBudget()

  init(finder: ResourceFinder, warn: @escaping @MainActor (String) -> Void) {
    self.finder = finder
    self.warn = warn
  }

  /// Whether there is a drawing of that name, well-formed or not.
  func hasSymbol(named name: String) -> Bool {
    if let artwork = known[name] { return artwork != nil }
    if absent.contains(name) { return false }
    if finder.symbolPath(name) != nil { return true }
    absent.insert(name)
    return false
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
      tell("there is no symbol “\(name)”: put a drawing at Assets/Symbols/\(name).svg")
      return nil
    }
    let bytes: [UInt8]
    do { bytes = try FileBytes.all(path, most: PictureBudget.vector) } catch {
      tell("the symbol \(path) \(error.what): \(error.remedy)")
      return nil
    }
    do {
      return try SVGParser.artwork(bytes, name: name)
    } catch {
      tell("the symbol \(path), line \(error.line), cannot be drawn: \(error.what)")
      return nil
    }
  }

  private func tell(_ sentence: String) {
    if let sentence = messages.admit(.absentSymbol, sentence) { warn(sentence) }
  }
}
