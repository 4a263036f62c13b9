import ArgumentParser
import Restaurants

/// `bistro check DIR`: prints everything that is wrong with a pack.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Print what is wrong with a content folder.",
    discussion:
      "Status 0: nothing, or hints. 1: warnings, the guide is shown. 2: errors, something is left out.")

  @Argument(
    help: "The folder with restaurants.json, and guide.json if there is one; or one of the two files.")
  var folder: String

  @Option(help: ArgumentHelp("A configuration file of a kiosk that is checked too.", valueName: "file"))
  var config: String?

  func run() throws {
    guard ContentFolder.canBeNamed(folder) else {
      print(
        "error: \(folder): this file is no restaurants.json and no guide.json; name one of them, or their folder"
      )
      throw ExitCode(2)
    }
    let content = ContentFolder(naming: folder)
    let check = PackCheck(content)
    for problem in check.problems { print("\(problem.severity): \(problem)") }
    var severity = check.severity
    for problem in config.map(BistroApp.problems(ofConfiguration:)) ?? [] {
      print("\(PackProblem.Severity.error): \(problem)")
      severity = .error
    }
    print(
      "\(content.path): entries: \(check.entries), pictures: \(check.pictures)"
        + (severity ?? .hint == .hint ? "; nothing is wrong" : ""))
    switch severity {
    case nil, .hint: return
    case .warning: throw ExitCode(1)
    case .error: throw ExitCode(2)
    }
  }
}
