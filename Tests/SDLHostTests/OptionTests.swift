import ArgumentParser
import Foundation
import Testing
import ViewTree

@testable import SDLHost

@Suite struct OptionTests {
  private func sentence(_ arguments: [String]) -> String {
    do {
      _ = try CommandLineReader.read(HostOptions.self, arguments: arguments)
      return ""
    } catch { return "\(error)" }
  }

  @Test func everyOptionIsRead() throws {
    let options = try CommandLineReader.read(
      HostOptions.self,
      arguments: [
        "--window", "1080x1920", "--scale", "1.5", "--kiosk", "--renderer", "software", "--safe-area",
        "44,0,34,0",
        "--dump-tree", "tree.json", "--exit-after", "2.5",
      ])
    #expect(options.windowSize == CGSize(width: 1080, height: 1920))
    #expect(options.scale == .fixed(1.5))
    #expect(options.kiosk && options.coversDisplay && !options.fullscreen)
    #expect(options.rendererChoice == .software)
    #expect(options.safeAreaInsets == EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0))
    #expect(options.dumpTree == "tree.json" && options.exitAfter == 2.5)
  }

  @Test func defaultsAreThoseOfAPhone() throws {
    let options = try CommandLineReader.read(HostOptions.self, arguments: [])
    #expect(options.windowSize == CGSize(width: 390, height: 844))
    #expect(options.scale == nil && options.rendererChoice == .auto)
  }

  @Test(arguments: [
    ["--window", "0x5"], ["--window", "12"], ["--window", "12x99999999999999999999"], ["--scale", "0"],
    ["--scale", "nan"], ["--safe-area", "1,2,3"], ["--safe-area", "1,2,3,x"], ["--renderer", "fast"],
    ["--exit-after", "-1"], ["--exit-after", "nan"], ["--wrong"], ["stray"],
    ["--record", "a", "--replay", "b"],
  ])
  func aWrongValueIsOneSentence(_ arguments: [String]) {
    let sentence = sentence(arguments)
    #expect(!sentence.isEmpty && !sentence.contains("\n"))
    #expect(sentence.contains(arguments[0].replacingOccurrences(of: "--", with: "")))
  }

  @Test(arguments: ["--screenshot", "--dump-tree", "--stats", "--record"])
  func aFileThatCannotBeWrittenIsToldAtTheStart(_ option: String) throws {
    for place in ["/nowhere/file", NSTemporaryDirectory()] {
      let options = try CommandLineReader.read(HostOptions.self, arguments: [option, place])
      let error = #expect(throws: UsageError.self) { try options.checkOutputs() }
      #expect(error?.description.contains(option) == true)
    }
    let good = try CommandLineReader.read(
      HostOptions.self, arguments: [option, NSTemporaryDirectory() + "file"])
    try good.checkOutputs()
  }

  @Test func theEnvironmentIsReadToo() throws {
    let options = try HostOptions.environment([
      "BISTRO_WINDOW": "400x300", "BISTRO_KIOSK": "1", "BISTRO_DUMP_TREE": "x.json", "PATH": "/bin",
    ])
    #expect(options.windowSize == CGSize(width: 400, height: 300))
    #expect(options.kiosk && options.dumpTree == "x.json")
    let line = try CommandLineReader.read(HostOptions.self, arguments: ["--window", "10x20"])
    let merged = line.merged(over: options)
    #expect(merged.windowSize == CGSize(width: 10, height: 20) && merged.kiosk)
  }

  @Test func aWrongVariableIsNamed() {
    #expect {
      try HostOptions.environment(["BISTRO_SCALE": "large"])
    } throws: { error in
      "\(error)".contains("BISTRO_SCALE") && "\(error)".contains("large") && !"\(error)".contains("\n")
    }
    #expect(throws: UsageError.self) { try HostOptions.environment(["BISTRO_KIOSK": "perhaps"]) }
  }

  @Test func theAutomaticScaleFollowsTheDisplay() {
    let portrait = CGSize(width: 1080, height: 1920)
    #expect(WindowMetrics.automaticScale(dpi: 96, displayPixels: portrait, isKiosk: false) == 1)
    #expect(WindowMetrics.automaticScale(dpi: 192, displayPixels: portrait, isKiosk: false) == 2)
    #expect(WindowMetrics.automaticScale(dpi: 0, displayPixels: portrait, isKiosk: false) == 1)
    #expect(WindowMetrics.automaticScale(dpi: 0, displayPixels: portrait, isKiosk: true) == 2.75)
  }
}
