import Foundation
import Raster
import Testing

@testable import SDLHost

/// Which display and mode are meant, who shows the picture, and where fingers touch it.
@MainActor @Suite struct DisplayChoiceTests {
  private func mode(
    _ width: Int, _ height: Int, _ rate: Double, isPreferred: Bool = false, isInterlaced: Bool = false
  ) -> DisplayMode {
    DisplayMode(
      size: PixelSize(width: width, height: height), rate: rate, isPreferred: isPreferred,
      isInterlaced: isInterlaced)
  }

  private func chosen(_ text: String, _ modes: [DisplayMode]) -> DisplayMode? {
    ModeRequest(argument: text)?.choose(among: modes)
  }

  @Test func theModeIsTheDisplaysOwnUnlessOneIsAskedFor() {
    let modes = [
      mode(1920, 1080, 60, isInterlaced: true), mode(1280, 720, 50), mode(1280, 720, 60),
      mode(1024, 768, 60, isPreferred: true),
    ]
    #expect(chosen("preferred", modes) == modes[3])
    #expect(chosen("1280x720", modes) == modes[2])
    #expect(chosen("1280x720@50", modes) == modes[1])
    #expect(chosen("1280x720@51", modes) == modes[1])
    // Every second line only where there is nothing else.
    #expect(chosen("1920x1080", modes) == modes[0])
    #expect(chosen("640x480", modes) == modes[3])
    #expect(chosen("preferred", Array(modes[0...1])) == modes[1])
    #expect(chosen("preferred", []) == nil)
  }

  @Test(arguments: [
    "", "1280", "1280x", "0x720", "1280x720@", "1280x720@0", "1280x720@a", "99999x1", "1x2x3",
  ])
  func whatIsNoModeIsRefused(_ text: String) { #expect(ModeRequest(argument: text) == nil) }

  @Test func aDisplayIsFoundByNameOrNumber() {
    let connectors = [
      FakeMachine.display("DP-1", 8, 6, isConnected: false), FakeMachine.display("HDMI-A-1", 8, 6),
      FakeMachine.display("HDMI-A-1", 4, 3), FakeMachine.display("DSI-1", 2, 2),
    ]
    let cards = ["card0", "card0", "card1", "card1"]
    func index(_ name: String?) -> Int? {
      DisplayRequest(name: name).choose(among: connectors, cards: cards)
    }
    #expect(index(nil) == 1)
    #expect(index("2") == 2)
    #expect(index("4") == nil)
    #expect(index("0") == nil)
    #expect(index("dsi-1") == 3)
    #expect(index("card1-HDMI-A-1") == 2)
    #expect(index("DP-1") == nil)
  }

  @Test func theProgramShowsItsPictureWhereThereIsNoGPU() {
    func isOwn(
      _ choice: FramebufferChoice, _ driver: String?, _ renderer: RendererChoice, needed: Bool = false,
      gpu: Bool
    ) -> Bool {
      choice.isOwn(driver: driver, renderer: renderer, isNeeded: needed, hasGPU: { gpu })
    }
    #expect(isOwn(.auto, nil, .auto, gpu: false))
    #expect(!isOwn(.auto, nil, .auto, gpu: true))
    #expect(isOwn(.auto, "", .software, gpu: true))
    #expect(!isOwn(.auto, nil, .gpu, gpu: false))
    #expect(!isOwn(.auto, "kmsdrm", .auto, gpu: false))
    #expect(isOwn(.drm, "kmsdrm", .auto, gpu: true))
    #expect(!isOwn(.sdl, nil, .software, gpu: false))
    #expect(isOwn(.auto, nil, .auto, needed: true, gpu: true))
    #expect(!isOwn(.auto, nil, .gpu, needed: true, gpu: true))
    #expect(!isOwn(.auto, "kmsdrm", .auto, needed: true, gpu: true))
    #expect(!isOwn(.sdl, nil, .auto, needed: true, gpu: true))
  }

  /// A finger on a corner of the display hits the picture's corner that is shown there.
  @Test(arguments: QuarterTurn.allCases) func fingersHitWhatIsShownUnderThem(_ turn: QuarterTurn) throws {
    let panel = PixelSize(width: 1280, height: 720)
    let picture = turn.turn(panel)
    var input = PanelInput(turn: turn)
    input.known = { _ in nil }
    for (x, y) in [(0, 0), (picture.width - 1, 0), (0, picture.height - 1), (99, 40)] {
      let shown = turn.turn(PixelRect(x: x, y: y, width: 1, height: 1), in: picture)
      let touched = CGPoint(
        x: Double(shown.x) / Double(panel.width - 1), y: Double(shown.y) / Double(panel.height - 1))
      let found = input.place(touched, device: 1)
      let place = try #require(found)
      #expect(abs(place.x * Double(picture.width - 1) - Double(x)) < 0.01)
      #expect(abs(place.y * Double(picture.height - 1) - Double(y)) < 0.01)
    }
  }

  @Test func aPanelsMatrixIsOwnOrUdevs() {
    var input = PanelInput()
    var asked = 0
    input.known = { _ in
      asked += 1
      return TouchCalibration(argument: "0 -1 1 1 0 0")
    }
    let turned = input.place(CGPoint(x: 0.25, y: 0.1), device: 3)
    #expect(turned == CGPoint(x: 0.9, y: 0.25))
    _ = input.place(CGPoint(x: 0.5, y: 0.5), device: 3)
    #expect(asked == 1)
    // Another panel may have its number when nothing is touched.
    input.forget()
    _ = input.place(CGPoint(x: 0.5, y: 0.5), device: 3)
    #expect(asked == 2)
    input.calibration = TouchCalibration(argument: "-1 0 1 0 -1 1")
    let mirrored = input.place(CGPoint(x: 0.25, y: 0.125), device: 3)
    #expect(mirrored == CGPoint(x: 0.75, y: 0.875))
  }

  @Test func onlyThePanelThatIsNamedCounts() {
    var input = PanelInput(panel: "Goodix")
    input.known = { _ in nil }
    input.name = { $0 == 1 ? "goodix" : "ELAN" }
    let named = input.place(.zero, device: 1)
    let other = input.place(.zero, device: 2)
    #expect(named != nil)
    #expect(other == nil)
  }

  @Test(arguments: [
    "", "1 0 0 0 1", "1 0 0 0 1 0 0", "1 0 0 0 1 x", "0 0 0 0 0 0", "1 1 0 1 1 0", "nan 0 0 0 1 0",
  ])
  func whatIsNoMatrixIsRefused(_ text: String) { #expect(TouchCalibration(argument: text) == nil) }

  @Test(arguments: ["45", "-90", "360", "x", ""])
  func onlyQuartersAreTurns(_ text: String) { #expect(RotationChoice(argument: text) == nil) }
}
