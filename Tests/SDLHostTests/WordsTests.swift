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
    LastWords.speak("fr-CA", environment: environment)
    #expect(try picture(["--service"], Self.failed.merging(["LANG": "de_DE.UTF-8"]) { $1 }) == french)
    #expect(try picture(["--service", "--language", "en"], Self.failed) == english)
    LastWords.speak(nil, environment: environment)
    #expect(try picture(["--service"], Self.failed) == english)
    #expect(french != nil && french != english)
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
