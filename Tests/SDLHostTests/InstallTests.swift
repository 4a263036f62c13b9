import FinishedPrograms
import Foundation
import Testing

/// What `make install` and the Debian package put where.
@Suite struct InstallTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    "install-\(UUID().uuidString)")

  private func makeBuilt() throws {
    for folder in ["built/Bistro_Restaurants.resources", "built/Bistro_SDLHost.resources", "stage"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let program = root.appendingPathComponent("built/bistro")
    try Data("#!/bin/sh\necho served\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    try Data("{}".utf8).write(
      to: root.appendingPathComponent("built/Bistro_Restaurants.resources/Localizable.xcstrings"))
  }

  private func run(_ path: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let environment = [
      "PATH": "/usr/bin:/bin", "BUILT": root.appendingPathComponent("built").path,
      "DESTDIR": root.appendingPathComponent("stage").path, "SOURCE_DATE_EPOCH": "1700000000",
    ]
    let program = try FinishedProgram(URL(fileURLWithPath: path), arguments, environment: environment)
    return (program.status, program.text)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent("stage" + path).path)
  }

  @Test func theGuideIsInstalledWithAllThatItReadsAndUninstallsWhatWasThere() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try makeBuilt()
    let stale = root.appendingPathComponent("stage/opt/guide/lib/bistro/Assets/gone.jpg")
    try FileManager.default.createDirectory(
      at: stale.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: stale)
    let script = FileManager.default.currentDirectoryPath + "/Packaging/install.sh"
    let installed = try run(script, ["--prefix", "/opt/guide", "--kiosk"])
    #expect(installed.status == 0, "\(installed.output)")
    for path in [
      "/lib/bistro/Assets/restaurants.json", "/lib/bistro/Bistro_Restaurants.resources/Localizable.xcstrings",
      "/share/applications/bistro.desktop", "/share/metainfo/org.bistro.Bistro.metainfo.xml",
      "/share/icons/hicolor/256x256/apps/bistro.png", "/share/man/man1/bistro.1.gz",
      "/share/man/man5/bistro-kiosk.toml.5.gz", "/share/man/man5/bistro-content.5.gz",
      "/lib/systemd/system/bistro-kiosk.service", "/share/doc/bistro/content.md",
      "/share/doc/bistro/kiosk.md", "/share/doc/bistro/schemas/guide.schema.json",
      "/share/doc/bistro/schemas/restaurants.schema.json",
    ] { #expect(exists("/opt/guide" + path), "\(path)") }
    #expect(exists("/etc/bistro/kiosk.toml") && !exists("/opt/guide/lib/bistro/Assets/gone.jpg"))
    // The link leads to the program, wherever the whole lies.
    let program = root.appendingPathComponent("stage/opt/guide/bin/bistro").path
    #expect(try run(program, []).output == "served\n")
    let unit = try String(
      contentsOf: root.appendingPathComponent("stage/opt/guide/lib/systemd/system/bistro-kiosk.service"),
      encoding: .utf8)
    #expect(unit.contains("ExecStart=/opt/guide/bin/bistro --kiosk"))
    // What the operator wrote stays.
    let words = root.appendingPathComponent("stage/etc/bistro/kiosk.toml")
    try Data("# mine\n".utf8).write(to: words)
    #expect(try run(script, ["--prefix", "/opt/guide", "--kiosk"]).status == 0)
    #expect(try String(contentsOf: words, encoding: .utf8) == "# mine\n")
  }

  /// The pages of the manual name every key and field.
  @Test func theManualNamesEveryKey() throws {
    let folder = FileManager.default.currentDirectoryPath
    func text(_ path: String) throws -> String {
      try String(contentsOfFile: folder + "/" + path, encoding: .utf8).replacing("\\-", with: "-")
    }
    let kiosk = try text("Packaging/bistro-kiosk.toml.5")
    let keys = try text("Packaging/kiosk.toml").split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("# "), let end = line.firstRange(of: " = ")?.lowerBound else { return nil }
      let key = line[..<end].dropFirst(2)
      return key.allSatisfy { $0.isLowercase || $0 == "-" } ? String(key) : nil
    }
    #expect(keys.count > 20)
    for key in keys { #expect(kiosk.contains(".BI \"\(key)\" "), "\(key)") }
    let content = try text("Packaging/bistro-content.5")
    for (name, fields) in [
      ("restaurants", ["items", "properties"]), ("guide", ["properties"]),
      ("guide", ["properties", "words", "properties"]),
    ] {
      let data = try Data(contentsOf: URL(filePath: folder + "/docs/schemas/\(name).schema.json"))
      var found = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      for field in fields { found = try #require(found[field] as? [String: Any]) }
      for key in found.keys where !key.hasPrefix("$") {
        #expect(content.contains(".B \(key)\n") || content.contains(" \(key)"), "\(key)")
      }
    }
  }

  /// By the tools that desktops and shops of programs use.
  @Test func whatDesktopsReadIsValid() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try makeBuilt()
    let script = FileManager.default.currentDirectoryPath + "/Packaging/install.sh"
    #expect(try run(script, ["--prefix", "/opt/guide"]).status == 0)
    let share = root.appendingPathComponent("stage/opt/guide/share").path
    let metainfo = share + "/metainfo/org.bistro.Bistro.metainfo.xml"
    let desktop = share + "/applications/bistro.desktop"
    for (tool, arguments) in [
      ("/usr/bin/appstreamcli", ["validate", "--no-net", metainfo]),
      ("/usr/bin/desktop-file-validate", [desktop]),
    ] {
      try #require(
        FileManager.default.isExecutableFile(atPath: tool), "\(tool) is missing; make test installs it")
      let result = try run(tool, arguments)
      #expect(result.status == 0, "\(result.output)")
    }
    // One names the other, by the name under which it is installed.
    let text = try String(contentsOfFile: metainfo, encoding: .utf8)
    #expect(text.contains("<launchable type=\"desktop-id\">bistro.desktop</launchable>"))
  }

  @Test func wrongWordsAreOneSentence() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let script = FileManager.default.currentDirectoryPath + "/Packaging/install.sh"
    let relative = try run(script, ["--prefix", "here"])
    #expect(relative.status == 64 && relative.output.contains("PREFIX must begin with /"))
    let missing = try run(script, [])
    #expect(missing.status == 66 && missing.output.contains("run `make install`"))
  }
}
