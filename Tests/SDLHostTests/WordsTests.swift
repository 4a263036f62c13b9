import FinishedPrograms
import Foundation
import Testing

@testable import SDLHost

/// What is shown on a display when the program itself cannot show anything.
@Suite struct WordsTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "words-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs it without any display.
  private func run(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> (status: Int32, error: String) {
    let program = try FinishedProgram(
      FinishedProgram.built("bistro-words"), arguments,
      environment: environment.merging(["RUNTIME_DIRECTORY": folder]) { own, _ in own }, errors: .alone)
    return (program.status, program.text)
  }

  private func picture(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Data? {
    let path = folder + "/picture.bmp"
    try? FileManager.default.removeItem(atPath: path)
    let result = try run(["--picture", path] + arguments, environment)
    #expect(result.status == 0, "\(result.error)")
    return FileManager.default.contents(atPath: path)
  }

  private static let failed = ["SERVICE_RESULT": "exit-code", "EXIT_CODE": "exited", "EXIT_STATUS": "64"]

  @Test func eachLanguageHasItsOwnWords() throws {
    defer { remove() }
    var pictures: Set<Data> = []
    for language in ["en_GB.UTF-8", "de", "fr", "zh-Hans", "ar"] {
      let picture = try #require(try self.picture(["--service", "--language", language], Self.failed))
      #expect(Set(picture).count > 20, "there are letters")
      pictures.insert(picture)
    }
    #expect(pictures.count == 5)
    #expect(
      try picture(["--language", "tlh"]) == picture(["--language", "en"]), "unknown ones are English")
  }

  @Test func howTheServiceEndedDecides() throws {
    defer { remove() }
    let plain = try picture(["--service", "--language", "en"], Self.failed)
    LastWords.keep("no key display.rotatoin", environment: ["RUNTIME_DIRECTORY": folder])
    let told = try picture(["--service", "--language", "en"], Self.failed)
    #expect(plain != nil && told != nil && plain != told, "with the program's last sentence")
    let crashed = try picture(
      ["--service", "--language", "en"],
      ["SERVICE_RESULT": "core-dump", "EXIT_CODE": "dumped", "EXIT_STATUS": "SEGV"])
    #expect(crashed != nil && crashed != plain && crashed != told)
    LastWords.forget(environment: ["RUNTIME_DIRECTORY": folder])
    #expect(try picture(["--service", "--language", "en"], Self.failed) == plain)
  }

  @Test func theConfiguredLanguageGoesBeforeTheEnvironments() throws {
    defer { remove() }
    let environment = ["RUNTIME_DIRECTORY": folder]
    let english = try picture(["--service"], Self.failed)
    let french = try picture(["--service", "--language", "fr"], Self.failed)
    var settings = WordsSettings()
    settings.language = "fr-CA"
    LastWords.keep(settings, environment: environment)
    #expect(try picture(["--service"], Self.failed.merging(["LANG": "de_DE.UTF-8"]) { $1 }) == french)
    #expect(try picture(["--service", "--language", "en"], Self.failed) == english)
    LastWords.keep(WordsSettings(), environment: environment)
    #expect(try picture(["--service"], Self.failed) == english)
    #expect(french != nil && french != english)
  }

  /// The words lie as the guide's picture does, at the first start after a boot too.
  @Test(arguments: ["RUNTIME_DIRECTORY", "STATE_DIRECTORY"])
  func theyAreTurnedAsTheServicesDisplay(folderOf variable: String) throws {
    defer { remove() }
    var environment = ["RUNTIME_DIRECTORY": ""]
    environment[variable] = folder
    let service = Self.failed.merging(environment) { $1 }
    func shown(_ rotation: Int?, _ arguments: [String]) throws -> Data? {
      var settings = WordsSettings()
      settings.rotation = rotation.flatMap { RotationChoice(argument: "\($0)") }
      LastWords.keep(settings, environment: environment)
      return try picture(["--service", "--language", "en", "--size", "300x200"] + arguments, service)
    }
    let plain = try #require(try shown(nil, []))
    for rotation in [90, 180, 270] {
      let turned = try #require(try shown(rotation, []))
      #expect(
        try turned
          == picture(
            ["--service", "--language", "en", "--size", "300x200", "--rotation", "\(rotation)"], Self.failed))
      #expect(turned.count == plain.count && turned != plain)
      #expect(try shown(rotation, ["--rotation", "0"]) == plain, "an option goes before")
    }
    // Upside down the rows of pixels follow each other backwards, each from its end.
    let upsideDown = try #require(try shown(180, []))
    let pixels = (plain: plain.suffix(300 * 200 * 3), turned: upsideDown.suffix(300 * 200 * 3))
    #expect(
      stride(from: 0, to: pixels.plain.count, by: 3).allSatisfy { place in
        let from = pixels.plain.startIndex + place
        let to = pixels.turned.endIndex - place - 3
        return pixels.plain[from..<from + 3] == pixels.turned[to..<to + 3]
      })
  }

  /// A program that ends before it has a window has told how the words are to be shown.
  @Test(arguments: [("rotatoin = 3", Int32(64)), ("[program]\ncontent = \"/nowhere\"", 66)])
  func whatAConfigurationSaysOfThemHoldsWhateverIsWrong(_ mistake: String, _ status: Int32) throws {
    defer { remove() }
    let path = folder + "/kiosk.toml"
    let text = "[display]\nrotation = 90\nname = \"HDMI-A-2\"\n[look]\nlanguage = \"de\"\n\(mistake)\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let program = try FinishedProgram(
      FinishedProgram.built("bistro"), ["--kiosk", "--config", path],
      environment: ["RUNTIME_DIRECTORY": folder, "SDL_VIDEODRIVER": "dummy"], errors: .alone)
    #expect(program.status == status, "\(program.text)")
    let kept = try String(contentsOfFile: folder + "/words-display.txt", encoding: .utf8)
    #expect(kept == "language de\ndisplay HDMI-A-2\nrotation 90\n")
  }

  @Test(arguments: ["en", "de", "fr", "zh", "ar"])
  func eachStatusHasItsRemedy(language: String) throws {
    defer { remove() }
    var pictures: Set<Data> = []
    let statuses = ["1", "64", "66", "69", "70", "77"]
    for status in statuses {
      let environment = Self.failed.merging(["EXIT_STATUS": status]) { $1 }
      pictures.insert(try #require(try picture(["--service", "--language", language], environment)))
    }
    #expect(pictures.count == statuses.count)
  }

  @Test(arguments: [
    ["SERVICE_RESULT": "success", "EXIT_CODE": "exited", "EXIT_STATUS": "0"],
    ["SERVICE_RESULT": "exit-code", "EXIT_CODE": "exited", "EXIT_STATUS": "100"], [:],
  ])
  func aProperEndSaysNothing(environment: [String: String]) throws {
    defer { remove() }
    #expect(try picture(["--service"], environment) == nil)
  }

  @Test func turnedAndUprightPicturesAreOfTheirSize() throws {
    defer { remove() }
    for (size, bytes) in [("480x800", 480 * 800 * 3), ("1920x1080", 1920 * 1080 * 3)] {
      let picture = try #require(try self.picture(["--size", size, "--title", "Closed", "Until Monday."]))
      #expect(picture.count >= bytes && picture.count < bytes + 200)
    }
  }

  @Test func withoutADisplayTheyAreLinesOnTheConsole() throws {
    defer { remove() }
    let console = folder + "/console"
    try Data().write(to: URL(fileURLWithPath: console))
    // Where there is a card that may be used it shows them instead.
    guard (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri"))?.isEmpty != false else { return }
    let result = try run(["--console", console, "--title", "Closed", "Until Monday."])
    let lines = try String(contentsOfFile: console, encoding: .utf8)
    #expect(result.status == 0 && lines.contains("Closed\nUntil Monday.\n"))
    let none = try run(["--console", folder + "/nowhere"])
    #expect(none.status == 69 && none.error.contains("neither a display nor the console"))
  }

  @Test(arguments: [
    ["--rotation", "45"], ["--seconds", "0"], ["--seconds", "x"], ["--size", "1x1"], ["--wrong"],
  ])
  func aWrongOptionIsOneSentence(arguments: [String]) throws {
    defer { remove() }
    let result = try run(arguments)
    #expect(result.status == 64 && result.error.split(separator: "\n").count == 1)
    #expect(result.error.contains(arguments.last ?? ""))
  }
}
