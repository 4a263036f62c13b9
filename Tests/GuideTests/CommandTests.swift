import Foundation
import Testing

/// The guide's commands, as they are called.
@Suite struct CommandTests {
  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "bistro")
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func aNewPackIsWrittenAndFoundToBeFine() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pack-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let written = try run(["new", folder])
    #expect(written.status == 0, "\(written.output)")
    let checked = try run(["check", folder])
    #expect(checked.status == 0, "\(checked.output)")
    try Data("{".utf8).write(to: URL(fileURLWithPath: folder + "/restaurants.json"))
    let broken = try run(["check", folder])
    #expect(broken.status == 2 && broken.output.contains("restaurants.json:1"), "\(broken.output)")
    let named = try run(["check", folder + "/restaurants.json"])
    #expect(named.status == 2 && named.output == broken.output, "\(named.output)")
  }

  @Test func namesOfSymbolsAreListed() throws {
    let all = try run(["symbols"])
    #expect(all.status == 0 && all.output.split(separator: "\n").count > 500)
    #expect(try run(["symbols", "tree"]).output == "tree\ntree.fill\n")
    #expect(try run(["symbols", "nothing like it"]).status == 1)
  }

  @Test(arguments: [["new", "--help"], ["check", "--help"], ["--help"]])
  func helpIsGiven(_ arguments: [String]) throws {
    let help = try run(arguments)
    #expect(help.status == 0 && help.output.contains("USAGE:"), "\(help.output)")
  }
}
