import ArgumentParser
import Foundation
import PreviewSources

/// Shows the previews of a source file in a window, and again whenever the program's sources are saved.
@main struct PreviewTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview-tool",
    abstract: "Shows the previews of a Swift file, and again whenever it is saved.")

  @Argument(help: "The Swift file with #Preview or a PreviewProvider.")
  var file: String

  @Option(help: "The folder of the library's package.")
  var library = "."

  @Option(help: "Where the program around the previews is built.")
  var build = ".build/preview"

  @Flag(help: "Build and show once; do not watch.")
  var once = false

  /// Seconds between two looks at the sources.
  private static let interval = 0.25

  func run() throws {
    let package: PreviewPackage
    do {
      package = try PreviewPackage(
        file: URL(fileURLWithPath: file), folder: URL(fileURLWithPath: build),
        library: URL(fileURLWithPath: library))
    } catch {
      throw ValidationError("\(error)")
    }
    // The program of each build goes on with the page that the last one showed.
    let memory = package.folder.appendingPathComponent("chosen-page.json")
    try? FileManager.default.removeItem(at: memory)
    var window: Process?
    defer { window?.terminate() }
    while true {
      let stamp = dates(package)
      if let program = try rebuilt(package) {
        window?.terminate()
        window?.waitUntilExit()
        let process = Process()
        process.executableURL = program
        process.currentDirectoryURL = package.root
        process.environment = ProcessInfo.processInfo.environment.merging(
          ["BISTRO_PREVIEW_MEMORY": memory.absoluteURL.path]) { $1 }
        try process.run()
        window = process
      } else if once {
        throw ExitCode.failure
      }
      if once {
        window?.waitUntilExit()
        throw ExitCode(window?.terminationStatus ?? 1)
      }
      while dates(package) == stamp {
        Thread.sleep(forTimeInterval: Self.interval)
        guard let ended = window, !ended.isRunning else { continue }
        if ended.terminationReason == .exit, ended.terminationStatus == 0 { return }
        window = nil
        FileHandle.standardError.write(
          Data(
            "preview-tool: the preview ended by itself (\(ended.terminationStatus)); save to build it again\n"
              .utf8))
      }
    }
  }

  /// Writes and builds the program; nil: it does not compile, as the compiler has said.
  private func rebuilt(_ package: PreviewPackage) throws -> URL? {
    try package.write()
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let swift = ProcessInfo.processInfo.environment["SWIFT"] ?? "swift"
    compiler.arguments = [swift, "build", "--package-path", package.folder.path, "--product", "Preview"]
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { return nil }
    return package.folder.appendingPathComponent(".build/debug/Preview")
  }

  /// When each source was changed last.
  private func dates(_ package: PreviewPackage) -> [String: Date] {
    var dates: [String: Date] = [:]
    for source in package.sources {
      let attributes = try? FileManager.default.attributesOfItem(atPath: source.path)
      dates[source.path] = attributes?[.modificationDate] as? Date
    }
    return dates
  }
}
