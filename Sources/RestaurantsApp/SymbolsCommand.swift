import ArgumentParser
import Restaurants
import SwiftUI

/// `bistro symbols WORD`: prints the names of symbols.
struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols", abstract: "Print the names of the symbols that a content folder may use.")

  @Argument(help: "Print those alone whose name has this in it.")
  var word: String?

  func run() throws {
    let names = _SymbolNames.all.sorted()
      .filter { name in word.map { name.localizedCaseInsensitiveContains($0) } ?? true }
    guard names.isEmpty else { return names.forEach { print($0) } }
    print("no symbol has “\(word ?? "")” in its name")
    throw ExitCode(1)
  }
}
