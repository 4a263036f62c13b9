import Testing
import ViewTree

@testable import SDLHost

/// Keys that are for the window, and what they change.
@MainActor @Suite struct WindowCommandTests {
  private func command(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> WindowCommand? {
    WindowCommand(KeyEvent(key: key, phase: .down, modifiers: modifiers, time: 0))
  }

  @Test func controlAndAFewKeysAreForTheWindow() {
    #expect(command("q", .control) == .close && command("w", .control) == .close)
    #expect(command("+", .control) == .largerText && command("=", .control) == .largerText)
    #expect(command("+", [.control, .shift]) == .largerText)
    #expect(command("-", .control) == .smallerText && command("0", .control) == .usualText)
    #expect(command(.function(11), []) == .fullScreen && command("q", [.control, .capsLock]) == .close)
  }

  @Test func otherModifiersAndKeysAreNot() {
    #expect(command("q", []) == nil && command("q", [.control, .option]) == nil)
    #expect(command("q", [.control, .shift]) == nil && command("x", .control) == nil)
    #expect(command(.function(11), .control) == nil && command("+", .shift) == nil)
    #expect(WindowCommand(KeyEvent(key: "q", phase: .up, modifiers: .control, time: 0)) == nil)
    // A key that is held closes one window, and enlarges on.
    #expect(WindowCommand(KeyEvent(key: "w", phase: .repeat, modifiers: .control, time: 0)) == nil)
    #expect(WindowCommand(KeyEvent(key: "+", phase: .repeat, modifiers: .control, time: 0)) == .largerText)
  }

  @Test func textGoesThroughTwelveSizesAndBack() throws {
    let options = try CommandLineReader.read(
      HostOptions.self, arguments: ["--text-size", "small", "--keyboard", "none"])
    var source = PreferenceSource(options, isReplay: true) {}
    source = PreferenceSource(options, isReplay: false, devices: "/nowhere") {}
    var seen = [source.present.textSize]
    while let next = source.changeText(.largerText) { seen.append(next.textSize) }
    #expect(seen == Array(DynamicTypeSize.allCases.dropFirst()))
    #expect(source.changeText(.usualText)?.textSize == .small && source.changeText(.usualText) == nil)
    #expect(source.changeText(.smallerText)?.textSize == .xSmall && source.changeText(.smallerText) == nil)
    #expect(source.present.textSize == .xSmall)
  }

  @Test func aTextSizeThatKeysChoseIsKeptUnlessAnOptionOrAKioskSaysOtherwise() throws {
    func size(_ arguments: [String], _ kept: String?) throws -> DynamicTypeSize {
      let options = try CommandLineReader.read(
        HostOptions.self, arguments: arguments + ["--keyboard", "none"])
      return PreferenceSource(options, isReplay: false, devices: "/nowhere", keptText: kept) {}.present
        .textSize
    }
    let usual = try size([], nil)
    #expect(try size([], "accessibility2") == .accessibility2)
    #expect(try size(["--text-size", "small"], "accessibility2") == .small)
    #expect(try size(["--kiosk"], "accessibility2") == size(["--kiosk"], nil))
    for damaged in ["", "huge", "accessibility9"] { #expect(try size([], damaged) == usual) }
    let options = try CommandLineReader.read(HostOptions.self, arguments: ["--keyboard", "none"])
    var source = PreferenceSource(options, isReplay: false, devices: "/nowhere", keptText: "xLarge") {}
    #expect(source.changeText(.largerText)?.textSize == .xxLarge && source.keyed == .xxLarge)
    #expect(source.changeText(.usualText)?.textSize == usual && source.keyed == nil)
  }

  @Test func optionsThatDoNothingAreTold() throws {
    func idle(_ arguments: [String], isBare: Bool = false, hasScreen: Bool = false) throws -> [String] {
      try CommandLineReader.read(HostOptions.self, arguments: arguments)
        .idle(isBare: isBare, hasScreen: hasScreen)
    }
    #expect(try idle([]) == [] && idle(["--kiosk", "--hud"]) == [])
    let ofScreens = ["--rotation", "90", "--screen-off", "60", "--display", "1"]
    #expect(try idle(ofScreens).count == 3 && idle(ofScreens, isBare: true).count == 3)
    #expect(try idle(ofScreens, isBare: true, hasScreen: true) == [])
    #expect(try idle(["--rotation", "0", "--lock-console"], isBare: true) == [])
    #expect(
      try idle(["--kiosk", "--window", "300x400"]) == [
        "--window does nothing with --kiosk, which covers the whole display"
      ])
    #expect(try idle(["--hud"]).first?.hasPrefix("--hud does nothing without --kiosk") == true)
    #expect(try idle(["--record-text"]).first?.hasPrefix("--record-text does nothing") == true)
    #expect(try idle(["--record-text", "--runtime-folder", "/tmp/run"]) == [])
  }
}
