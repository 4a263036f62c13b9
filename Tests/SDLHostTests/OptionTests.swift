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

  @Test(arguments: [
    (390, 844, 1), (1080, 1920, 2.75), (600, 1024, 1.5), (2160, 3840, 5.5), (320, 480, 0.75),
    (800, 480, 1.25), (1024, 600, 1.5), (1280, 720, 1.25), (1366, 768, 1.25), (1920, 1080, 1.75),
    (3840, 2160, 3.5), (480, 320, 0.75), (100, 80, 0.5),
  ])
  func aKiosksScaleFollowsTheShapeOfTheDisplay(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat) {
    let pixels = CGSize(width: width, height: height)
    #expect(WindowMetrics.automaticScale(dpi: 300, displayPixels: pixels, isKiosk: true) == scale)
  }

  @Test func aKiosksScaleIsRaisedUntilAFingerHits() {
    func scale(_ width: CGFloat, _ height: CGFloat, _ millimetres: (CGFloat, CGFloat)) -> CGFloat {
      WindowMetrics.automaticScale(
        dpi: 0, displayPixels: CGSize(width: width, height: height), isKiosk: true,
        physical: PhysicalSize(width: millimetres.0, height: millimetres.1))
    }
    #expect(scale(1080, 1920, (68, 121)) == 3.75)
    // 44 points are 10 mm, and not by a quarter more than they must.
    #expect(44 * 3.75 / (1080 / 68) >= 10 && 44 * 3.5 / (1080 / 68) < 10)
    #expect(scale(1920, 1080, (530, 300)) == 1.75, "never lowered")
    #expect(scale(1920, 1080, (1660, 934)) == 1.75)
    #expect(scale(1080, 1920, (121, 68)) == 2.75, "not the mode's shape")
    #expect(scale(1080, 1920, (20, 36)) == 2.75 && scale(1080, 1920, (0, 0)) == 2.75, "too small")
    #expect(scale(1920, 1080, (2700, 1520)) == 1.75, "too large")
  }

  @Test func aDisplaysSizeIsReadFromItsEDID() throws {
    var block = [UInt8](repeating: 0, count: 128)
    block.replaceSubrange(0..<8, with: [0, 255, 255, 255, 255, 255, 255, 0])
    func signed(_ block: [UInt8]) -> [UInt8] {
      var block = block
      block[127] = 0 &- block.prefix(127).reduce(0, &+)
      return block
    }
    #expect(PhysicalSize(edid: signed(block)) == nil, "it tells none")
    (block[21], block[22]) = (16, 9)
    #expect(PhysicalSize(edid: signed(block)) == PhysicalSize(width: 160, height: 90))
    (block[54], block[66], block[67], block[68]) = (1, 0x13, 0x2c, 0x21)
    let exact = PhysicalSize(width: 531, height: 300)
    #expect(PhysicalSize(edid: signed(block)) == exact)
    #expect(PhysicalSize(edid: block) == nil, "a wrong sum")
    #expect(PhysicalSize(edid: Array(signed(block).prefix(100))) == nil && PhysicalSize(edid: []) == nil)

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drm-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func connect(_ name: String, _ status: String) throws {
      let connector = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: connector, withIntermediateDirectories: true)
      try Data("\(status)\n".utf8).write(to: connector.appendingPathComponent("status"))
      try Data(signed(block)).write(to: connector.appendingPathComponent("edid"))
    }
    try connect("card0-HDMI-A-1", "disconnected")
    #expect(PhysicalSize.connected(below: folder.path) == nil)
    try connect("card0-DSI-1", "connected")
    #expect(PhysicalSize.connected(below: folder.path) == exact)
    try connect("card0-HDMI-A-2", "connected")
    #expect(PhysicalSize.connected(below: folder.path) == nil, "nobody says which")
  }
}
