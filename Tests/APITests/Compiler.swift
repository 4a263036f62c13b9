import FinishedPrograms
import Foundation

/// The compiler, with the modules that were built beside these tests.
enum Compiler {
  /// What it says about a line of a program.
  struct Message {
    let line: Int
    /// `error`, `warning` or `note`.
    let kind: String
    let text: String
  }

  /// Why there is no answer.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Where the modules are: those that were built, and the C modules that they stand on.
  static func moduleFlags() throws -> [String] {
    let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .resolvingSymlinksInPath()
    return try ["-I", build.appending(path: "Modules").path, "-target", target]
      + cFlags(build).flatMap { ["-Xcc", $0] }
  }

  /// Checks the types of a program and returns the messages about it.
  static func check(_ program: String, _ flags: [String]) throws -> [Message] {
    let file = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString).swift")
    try Data(program.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let arguments = ["swiftc", "-typecheck", "-parse-as-library", "-diagnostic-style", "llvm"]
    let (status, said) = try run(arguments + moduleFlags() + flags + [file.path])
    let line = /:(\d+):\d+: (error|warning|note): (.*)/
    let messages = said.split(separator: "\n").compactMap { text -> Message? in
      guard text.hasPrefix(file.path), let match = text.firstMatch(of: line) else {
        // Without a place: the compiler itself could not go on.
        guard let error = text.firstMatch(of: /^(?:<unknown>:0: )?error: (.*)/) else { return nil }
        return Message(line: 0, kind: "error", text: String(error.1))
      }
      return Message(line: Int(match.1) ?? 0, kind: String(match.2), text: String(match.3))
    }
    guard status == 0 || messages.contains(where: { $0.kind == "error" }) else {
      throw Failure(description: "the compiler says nothing about the program: \(said)")
    }
    return messages
  }

  /// Runs a program and returns its status and what it printed.
  static func run(_ arguments: [String]) throws -> (status: Int32, said: String) {
    let program = try FinishedProgram(nil, arguments)
    return (program.status, program.text)
  }

  /// Runs a program that must succeed and returns what it printed.
  static func output(of arguments: [String]) throws -> String {
    let (status, said) = try run(arguments)
    guard status == 0 else {
      throw Failure(description: "\(arguments.prefix(4).joined(separator: " ")) failed: \(said)")
    }
    return said
  }

  /// Where the C modules are that the project's own ones stand on.
  private static func cFlags(_ build: URL) throws -> [String] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let folders = try [build, sources].flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    let maps = folders.map { $0.appending(path: "module.modulemap").path }
    let libraries = ["libdrm", "harfbuzz", "fontconfig", "pixman-1", "cairo", "freetype2"]
    let includes = try output(of: ["pkg-config", "--cflags-only-I"] + libraries)
    return maps.filter { FileManager.default.fileExists(atPath: $0) }.sorted().map {
      "-fmodule-map-file=\($0)"
    }
      + includes.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}
