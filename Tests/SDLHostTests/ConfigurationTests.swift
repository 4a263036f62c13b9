import ArgumentParser
import Foundation
import Testing

@testable import SDLHost

/// What a configuration file says, and what is said of one that is wrong.
@Suite struct ConfigurationTests {
  private struct Own: ParsableArguments {
    @Option var content: String?
    @Option var limit: Int?
    @Flag var fast = false
  }

  private func file(_ text: String) throws -> ConfigurationFile {
    try ConfigurationFile(path: "kiosk.toml", text: text)
  }

  private func complaint(_ text: String) -> String {
    do {
      let file = try file(text)
      _ = try file.hostOptions()
      _ = try file.ownArguments(Own.self)
      return ""
    } catch { return "\(error)" }
  }

  @Test func everyKeyReachesItsOption() throws {
    let options = try file(
      """
      [display]
      name = 2
      mode = "1280x720@50"
      rotation = 270
      scale = 1.5
      framebuffer = "drm"
      renderer = "software"
      screen-off = 600
      [touch]
      panel = "Goodix"
      calibration = [-1, 0, 1, 0, -1.0, 1]
      [look]
      language = "ar"
      appearance = "dark"
      text-size = "xLarge"
      [console]
      locked = true
      """
    ).hostOptions()
    #expect(options.display == "2")
    #expect(options.mode == ModeRequest(argument: "1280x720@50"))
    #expect(options.rotation?.turn == .left)
    #expect(options.scale == .fixed(1.5))
    #expect((options.framebuffer, options.renderer) == (.drm, .software))
    #expect(options.screenOff == 600)
    #expect(options.touchPanel == "Goodix")
    #expect(options.calibration == TouchCalibration(argument: "-1 0 1 0 -1 1"))
    #expect((options.language?.tag, options.appearance, options.lockConsole) == ("ar", .dark, true))
    #expect(options.textSize == TextSizeName(argument: "xLarge"))
  }

  @Test func theCommandLineStandsAboveIt() throws {
    let asked = try HostOptions.parse(["--rotation", "90"])
    let merged = asked.merged(over: try file("display.rotation = 180\nlook.language = 'de'").hostOptions())
    #expect((merged.rotation?.turn, merged.language?.tag) == (.right, "de"))
  }

  @Test func aProgramsOwnOptionsAreInATableOfTheirs() throws {
    let arguments = try file(
      "[program]\ncontent = '/srv/a guide'\nlimit = -3\nfast = true"
    ).ownArguments(Own.self)
    let own = try Own.parse(arguments)
    #expect((own.content, own.limit, own.fast) == ("/srv/a guide", -3, true))
  }

  @Test(arguments: [
    (
      "\n[display]\nrotatoin = 90",
      "kiosk.toml:3: there is no key display.rotatoin: is display.rotation meant?"
    ),
    ("[display]\nrotation = \"90\"", "kiosk.toml:2: display.rotation must be a whole number, without quotes"),
    ("[console]\nlocked = \"yes\"", "kiosk.toml:2: console.locked must be true or false, without quotes"),
    ("[touch]\n\ncalibration = [\"a\"]", "kiosk.toml:3: touch.calibration must be a list of numbers"),
    ("[display]\nrotation = 45", "kiosk.toml:2: display.rotation is “45”: "),
    ("[look]\nappearance = \"blue\"", "kiosk.toml:2: look.appearance is “blue”: "),
    ("[display]\nscreen-off = 0", "kiosk.toml:2: display.screen-off is “0”: "),
    ("[program]\ncontents = \"/srv\"", "kiosk.toml:2: program.contents is “/srv”: "),
    ("[program]\nlimit = \"many\"", "kiosk.toml:2: program.limit is “many”: "),
    (
      "whatever = 1",
      "kiosk.toml:1: there is no key whatever: is program.whatever meant? Put the program's own options under [program]; the others are display.name, "
    ),
    (
      "text-size = \"large\"",
      "kiosk.toml:1: there is no key text-size: is look.text-size meant? Put it under [look]"
    ),
    ("[other]\nwhatever = 1", "kiosk.toml:2: there is no key other.whatever: there are display.name, "),
    (
      "[look]\ntext-size = \"huge\"",
      "kiosk.toml:2: look.text-size is “huge”: write xSmall, small, medium, "
    ),
    (
      "[display]\nmode = \"1080p\"",
      "kiosk.toml:2: display.mode is “1080p”: write for instance 1920x1080, 1920x1080@50 or preferred"
    ),
    ("[display]\nscale = \"big\"", "kiosk.toml:2: display.scale is “big”: write for instance 1.5 or auto"),
    (
      "[touch]\ncalibration = [1, 2]",
      "kiosk.toml:2: touch.calibration is “1 2”: write for instance [1, 0, 0, 0, 1, 0]"
    ),
    (
      "[look]\nlanguage = \"xx-yy-zz\"",
      "kiosk.toml:2: look.language is “xx-yy-zz”: write for instance de or zh-Hans"
    ),
    ("[display\nname = 1", "kiosk.toml:1: this is not TOML: "),
    ("[look]\nlanguage = \"de\"\nlanguage = \"en\"", "kiosk.toml:3: this is not TOML: "),
    ("[display]\nname = 1979-05-27", "kiosk.toml:2: display.name must be a number, or text in quotes"),
  ]) func whatIsWrongIsOneSentenceWithItsLine(_ text: String, _ sentence: String) {
    let said = complaint(text)
    #expect(said.hasPrefix(sentence), "\(said)")
    #expect(!said.contains("\n"))
    #expect(!said.contains("--"))
  }

  @Test func everythingThatIsWrongIsToldInTheOrderOfItsLines() throws {
    let told = try file(
      "[program]\nlimit = \"many\"\n[display]\nrotatoin = 90\nscale = 2\n[look]\nappearance = \"blue\""
    ).problems(Own.self)
    let begins = [
      "kiosk.toml:2: program.limit is “many”: ", "kiosk.toml:4: there is no key display.rotatoin: ",
      "kiosk.toml:7: look.appearance is “blue”: ",
    ]
    #expect(told.count == begins.count && zip(told, begins).allSatisfy { $0.hasPrefix($1) }, "\(told)")
    #expect(try file("[display]\nscale = 2\n[program]\nfast = true").problems(Own.self) == [])
  }

  @Test(arguments: [
    ("[program]\nwords = Willkommen", true), ("words = Willkommen bei uns # Gruß", true),
    ("[program]\nwords = \"Willkommen", false), ("[display", false), ("words = [\"a\"", false),
  ])
  func textWithoutQuotesIsToldWhatItNeeds(_ text: String, _ isTold: Bool) {
    let said = complaint(text)
    #expect(
      said.contains("this is not TOML: ") && said.hasSuffix("; put text in quotes") == isTold, "\(said)")
  }

  @Test func onlyAKioskReadsTheStandardPlace() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/kiosk.toml"
    try Data("display.rotation = 90".utf8).write(to: URL(fileURLWithPath: path))
    func found(_ arguments: [String], _ standard: String) throws -> Bool {
      try CommandLineReader.configuration(HostOptions.parse(arguments), standardPath: standard) != nil
    }
    #expect(try found(["--kiosk"], path))
    #expect(try !found([], path))
    #expect(try !found(["--kiosk"], path + "-none"))
    #expect(try found(["--config", path], "/nowhere"))
    #expect(throws: UsageError.self) { try found(["--config", path + "-none"], path) }
  }

  /// The file that comes with the program says the defaults, and nothing that is not understood.
  @Test func theSampleHoldsEveryKey() throws {
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Packaging/kiosk.toml")
    let text = try String(contentsOf: sample, encoding: .utf8)
    #expect(try file(text).entries.isEmpty)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("# ") && line.contains(" = ") ? String(line.dropFirst(2)) : String(line)
    }
    let filled = try file(lines.joined(separator: "\n"))
    _ = try filled.hostOptions()
    let own = filled.entries.filter { $0.key.hasPrefix("program.") }
    #expect(
      Set(filled.entries.map(\.key)).subtracting(own.map(\.key)) == Set(ConfigurationKey.all.map(\.name)))
  }
}
