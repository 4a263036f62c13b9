import FinishedPrograms
import Foundation
import Testing

/// The guide's commands, as they are called.
@Suite struct CommandTests {
  private func run(_ arguments: [String], of program: String = "bistro") throws -> (
    status: Int32, output: String
  ) {
    let finished = try FinishedProgram(
      FinishedProgram.built(program), arguments,
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "SDL_VIDEODRIVER": "dummy"])
    return (finished.status, finished.text)
  }

  @Test func aNewPackIsWrittenAndFoundToBeFine() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "my pack-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let written = try run(["new", folder])
    #expect(written.status == 0 && written.output.contains("--content \"\(folder)\""), "\(written.output)")
    let checked = try run(["check", folder])
    #expect(checked.status == 0, "\(checked.output)")
    try Data("{".utf8).write(to: URL(fileURLWithPath: folder + "/restaurants.json"))
    let broken = try run(["check", folder])
    #expect(broken.status == 2 && broken.output.contains("restaurants.json:1"), "\(broken.output)")
    let named = try run(["check", folder + "/restaurants.json"])
    #expect(named.status == 2 && named.output == broken.output, "\(named.output)")
  }

  /// The status is that of the gravest line: nothing or a hint, a warning, something that is left out.
  @Test(arguments: [
    (#"[{"name": "A"}]"#, 0, []), (#"[{"name": "A", "description": ""}]"#, 0, ["hint"]),
    (#"[{"name": "A", "image": "gone"}]"#, 1, ["warning"]),
    (#"[{"name": "A", "image": "gone", "description": ""}]"#, 1, ["hint", "warning"]),
    (#"[{"name": "A", "image": "gone"}, {"type": "B"}]"#, 2, ["error", "warning"]),
  ])
  func theStatusSaysHowGraveItIs(_ entries: String, _ status: Int32, _ severities: [String]) throws {
    let folder = try PackFolder(["restaurants.json": entries])
    let checked = try run(["check", folder.path])
    #expect(checked.status == status, "\(checked.output)")
    let lines = checked.output.split(separator: "\n").filter { $0.contains("restaurants.json:1") }
    let told = Set(lines.map { String($0.prefix { $0 != ":" }) })
    #expect(told == Set(severities), "\(checked.output)")
  }

  @Test func allThatIsWrongWithAConfigurationIsTold() throws {
    let folder = try PackFolder(["restaurants.json": #"[{"name": "A"}]"#])
    try folder.write("kiosk.toml", "[display]\nrotatoin = 90\n[program]\nask-after = 0\npin = \"12\"\n")
    let path = folder.path + "/kiosk.toml"
    let checked = try run(["check", folder.path, "--config", path])
    let lines = checked.output.split(separator: "\n").filter { $0.contains(path) }
    #expect(checked.status == 2 && lines.count == 3, "\(checked.output)")
    for (line, number) in zip(lines, [2, 4, 5]) { #expect(line.hasPrefix("error: \(path):\(number): ")) }
  }

  @Test func aConfigurationsContentIsLookedFor() throws {
    let folder = try PackFolder(["restaurants.json": #"[{"name": "A"}]"#])
    try folder.write("kiosk.toml", "[program]\ncontent = \"/nowhere\"\n")
    let checked = try run(["check", folder.path, "--config", folder.path + "/kiosk.toml"])
    #expect(checked.status == 2 && checked.output.contains("error: /nowhere"), "\(checked.output)")
  }

  @Test func namesOfSymbolsAreListed() throws {
    let all = try run(["symbols"])
    #expect(all.status == 0 && all.output.split(separator: "\n").count > 500)
    #expect(try run(["symbols", "tree"]).output == "tree\ntree.fill\n")
    #expect(try run(["symbols", "nothing like it"]).status == 1)
  }

  @Test(arguments: [
    ("restaurants.json", "/nowhere: there is no such folder; correct its name"),
    ("picture.json", "picture.json: this file is no restaurants.json and no guide.json"),
  ])
  func aNameThatIsNoPackIsTold(_ file: String, _ sentence: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pack-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = file == "picture.json" ? folder + "/" + file : folder + "/nowhere"
    if file == "picture.json" { try Data("[]".utf8).write(to: URL(fileURLWithPath: path)) }
    let checked = try run(["check", path])
    #expect(checked.status == 2 && checked.output.contains(sentence), "\(checked.output)")
  }

  @Test(arguments: ["bistro", "tutorials"])
  func theVersionIsGiven(_ program: String) throws {
    let version = try run(["--version"], of: program)
    #expect(version.status == 0 && version.output.hasPrefix("\(program) "), "\(version.output)")
  }

  @Test(arguments: [
    ("bistro", ["chek", "."], "Did you mean 'check'?"), ("bistro", ["calibrat"], "Did you mean 'calibrate'?"),
    ("bistro", ["--windw", "300x300"], "Did you mean '--window'?"),
    ("bistro", ["--ask-aftr=3"], "Did you mean '--ask-after'?"),
    ("bistro", ["--dump-tre", "a.json"], "Did you mean '--dump-tree'?"),
    ("bistro", ["foo"], "There are calibrate, check, new, symbols: see --help"),
    ("tutorials", ["crads"], "did you mean “cards”?"),
    ("bistro", ["--open", "/nowhere/at all"], "there is no such file or folder; correct its name"),
  ])
  func whatIsMisspeltIsGuessed(_ program: String, _ arguments: [String], _ guess: String) throws {
    let told = try run(arguments, of: program)
    #expect(told.status == 64 && told.output.contains(guess), "\(told.output)")
  }

  @Test(arguments: [
    (["--text-size", "huge"], "--text-size cannot be “huge”: there are xSmall, small, medium, large"),
    (["--text-size", "acessibility3"], "did you mean accessibility3?"),
    (["--appearance", "blue"], "--appearance cannot be “blue”: there are light, dark, auto"),
    (["--language", "klingon"], "--language cannot be “klingon”: The language, such as de or zh-Hans"),
    (["--window", "300"], "--window cannot be “300”: The window's size in points, each side 1 to 16384"),
    (["--rotation", "45"], "--rotation cannot be “45”: How far picture and touch are turned clockwise"),
    (["--ask-after", "soon"], "--ask-after cannot be “soon”: In a kiosk: seconds without input"),
  ])
  func aValueThatAnOptionCannotHaveIsToldWithThoseThatItCan(_ arguments: [String], _ sentence: String) throws
  {
    let told = try run(arguments)
    #expect(told.status == 64 && told.output.contains(sentence), "\(told.output)")
    #expect(told.output.split(separator: "\n").count == 1)
  }

  @Test(arguments: [["new", "--help"], ["check", "--help"], ["--help"], ["help"], ["help", "check"]])
  func helpIsGiven(_ arguments: [String]) throws {
    let help = try run(arguments)
    #expect(help.status == 0 && help.output.contains("USAGE:"), "\(help.output)")
  }
}
