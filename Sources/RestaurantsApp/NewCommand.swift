import ArgumentParser
import Restaurants

/// `bistro new DIR`: writes a pack to begin with.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a content folder to begin with, with remarks.")

  @Argument(help: "A folder that does not exist yet, or is empty.")
  var folder: String

  func run() throws {
    do { try StarterPack.write(to: folder) } catch { throw ValidationError(error.description) }
    let quoted = folder.contains(where: \.isWhitespace) ? "\"\(folder)\"" : folder
    print(
      "\(folder): change restaurants.json and guide.json, then look at it with bistro --content \(quoted)")
  }
}
