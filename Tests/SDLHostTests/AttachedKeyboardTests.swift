import Foundation
import Testing

@testable import SDLHost

/// Whether there is a keyboard to type with, and what follows from keyboards that come and go.
@MainActor @Suite struct AttachedKeyboardTests {
  /// As the kernel lists devices (/proc/bus/input/devices).
  private static let keyboard = """
    I: Bus=0011 Vendor=0001 Product=0001 Version=ab41
    N: Name="AT Translated Set 2 keyboard"
    H: Handlers=sysrq kbd leds event1
    B: EV=120013
    B: KEY=402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe
    B: LED=7

    """
  private static let others = """
    I: Bus=0019 Vendor=0000 Product=0001 Version=0000
    N: Name="Power Button"
    H: Handlers=kbd event0
    B: EV=3
    B: KEY=10000000000000 0

    I: Bus=0003 Vendor=1209 Product=0002 Version=0001
    N: Name="Touch Panel"
    H: Handlers=event2
    B: EV=b
    B: KEY=400 0 0 0 0 0
    B: ABS=260800000000003

    I: Bus=0003 Vendor=045e Product=0040 Version=0110
    N: Name="Mouse"
    H: Handlers=mouse0 event3
    B: EV=17
    B: KEY=70000 0 0 0 0
    B: REL=103

    I: Bus=0000 Vendor=0000 Product=0000 Version=0000
    N: Name="Beeper"
    H: Handlers=event4
    B: EV=40001

    """

  private let folder = TemporaryFolder()

  private func list(_ text: String) throws -> String { try folder.file("devices", Array(text.utf8)) }

  @Test func lettersMakeAKeyboard() throws {
    #expect(!AttachedKeyboard.isThere(in: try list(Self.others)))
    #expect(AttachedKeyboard.isThere(in: try list(Self.others + "\n" + Self.keyboard)))
    #expect(AttachedKeyboard.isThere(in: try list(Self.keyboard + "\n" + Self.others)))
    // Where words of the list have 32 bits.
    #expect(
      AttachedKeyboard.isKeyboard("B: KEY=4 2000000 3803078 f800d001 feffffdf ffefffff ffffffff fffffffe"))
    for broken in ["", "B: KEY=", "B: KEY=xyz", "B: KEY=fffffffffffffffff", "N: Name=\"B: KEY=ffffffff\""] {
      #expect(!AttachedKeyboard.isThere(in: try list(broken)), "\(broken)")
    }
    #expect(!AttachedKeyboard.isThere(in: folder.path + "/none"))
  }

  @Test(arguments: [(["--kiosk"], true), (["--kiosk", "--keyboard", "none"], false), ([], false)])
  func aKeyboardThatComesOrGoesChangesWhereTextIsTyped(_ arguments: [String], _ follows: Bool) throws {
    let path = try list(Self.others)
    let options = try HostOptions.parse(arguments)
    var source = PreferenceSource(options, isReplay: false, devices: path) {}
    #expect(source.present.typesOnScreen == follows)
    #expect(source.nextChange(hasOtherDevices: true) == nil, "nothing has changed")
    _ = try list(Self.others + "\n" + Self.keyboard)
    #expect(source.nextChange(hasOtherDevices: false) == nil, "nobody has told of it")
    #expect(source.nextChange(hasOtherDevices: true)?.typesOnScreen == (follows ? false : nil))
    #expect(source.present.typesOnScreen == false)
    _ = try list(Self.others)
    #expect(source.nextChange(hasOtherDevices: true)?.typesOnScreen == (follows ? true : nil))
  }

  @Test func aReplayHoldsWhatWasRecorded() throws {
    let path = try list(Self.others)
    var source = PreferenceSource(try HostOptions.parse(["--kiosk"]), isReplay: true, devices: path) {}
    #expect(!source.present.typesOnScreen && source.nextChange(hasOtherDevices: true) == nil)
  }
}
