import Foundation

/// The public names of a module, as the compiler writes them down.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?

    var documentation: String { docComment?.lines.map(\.text).joined(separator: " ") ?? "" }
  }

  let symbols: [Symbol]

  /// Why there is no graph.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Asks the toolchain for the public names of a module that was built beside this test, extensions of other
  /// modules' types included.
  static func extract(_ module: String) throws -> [Symbol] {
    let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .resolvingSymlinksInPath()
    let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = ["swift", "symbolgraph-extract", "-module-name", module]
    arguments += ["-I", build.appending(path: "Modules").path]
    arguments += ["-target", Self.target, "-minimum-access-level", "public", "-skip-synthesized-members"]
    arguments += ["-output-dir", folder.path]
    arguments += try cFlags(build).flatMap { ["-Xcc", $0] }
    _ = try output(of: arguments)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).sorted {
      $0.path < $1.path
    }.flatMap { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols }
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

  /// Runs a program and returns what it printed.
  private static func output(of arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let messages = Pipe()
    process.standardError = messages
    process.standardOutput = messages
    try process.run()
    let said = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(arguments.prefix(4).joined(separator: " ")) failed: \(said)")
    }
    return said
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}
