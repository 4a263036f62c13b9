import CDesktopPortal
import CHost
import Foundation
import Testing
import ViewTree

@testable import SDLHost

/// What the desktop's portal says, asked for at the start and followed, on a bus of the test's own.
@Suite(.serialized) struct DesktopPreferenceTests {
  /// A bus that lasts as long as the test.
  private final class Bus {
    let address: String
    private let daemon = Process()

    init() throws {
      let folder = TemporaryFolder()
      self.folder = folder
      address = "unix:path=\(folder.path)/bus"
      daemon.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
      daemon.arguments = ["--session", "--nofork", "--nopidfile", "--print-address", "--address=\(address)"]
      let output = Pipe()
      daemon.standardOutput = output
      daemon.standardError = FileHandle.nullDevice
      try daemon.run()
      // It prints its address when it listens.
      _ = output.fileHandleForReading.availableData
    }

    private let folder: TemporaryFolder
    deinit {
      // The tests' process has signals blocked, and so has what it starts.
      kill(daemon.processIdentifier, SIGKILL)
    }
  }

  private func portal(_ bus: Bus) throws -> UnsafeMutableRawPointer {
    try #require(
      desktop_portal_start(bus.address), "the bus cannot be served; make test installs what that needs")
  }

  /// What a desktop says, over what is usual.
  private func said(_ change: (inout desktop_portal_settings) -> Void) -> desktop_portal_settings {
    var settings = desktop_portal_usual()
    change(&settings)
    return settings
  }

  @Test func whatTheDesktopSaysIsKnownBeforeTheFirstPicture() throws {
    let bus = try Bus()
    let portal = try portal(bus)
    defer { desktop_portal_stop(portal) }
    let settings = said {
      ($0.scheme, $0.contrast, $0.text_scale, $0.animates) = (1, 1, 1.25, 0)
      $0.accent = (0.2, 0.4, 0.8)
    }
    desktop_portal_set(portal, settings)
    let desktop = try #require(DesktopPreferences(address: bus.address) {})
    // On a busy machine the answer may come after the patience has ended: then it is followed.
    if desktop.preferences == UserPreferences() { desktop_portal_set(portal, settings) }
    for _ in 0..<60_000 where desktop.preferences == UserPreferences() { usleep(1000) }
    #expect(desktop.preferences.colorScheme == .dark && desktop.preferences.contrast == .increased)
    #expect(desktop.preferences.textSize == .xxLarge && desktop.preferences.reducesMotion)
    #expect(desktop.preferences.accent == SystemAccent(red: 51, green: 102, blue: 204))
  }

  /// A setting of the desktop, changed while the program runs, and what the program is told of it.
  enum Followed: CaseIterable {
    case scheme, contrast, reducedMotion, animations, textScale, accent, lastAccent

    func set(_ settings: inout desktop_portal_settings) {
      switch self {
      case .scheme: settings.scheme = 1
      case .contrast: settings.contrast = 1
      case .reducedMotion: settings.reduced_motion = 1
      case .animations: settings.animates = 0
      case .textScale: settings.text_scale = 1.5
      case .accent: settings.accent = (0, 0.5, 1)
      case .lastAccent: settings.accent = (1, 1, 0)
      }
    }

    func tell(_ preferences: inout UserPreferences) {
      switch self {
      case .scheme: preferences.colorScheme = .dark
      case .contrast: preferences.contrast = .increased
      case .reducedMotion, .animations: preferences.reducesMotion = true
      case .textScale: preferences.textSize = DynamicTypeSize(nearestTo: 1.5)
      case .accent: preferences.accent = SystemAccent(red: 0, green: 128, blue: 255)
      case .lastAccent: preferences.accent = SystemAccent(red: 255, green: 255, blue: 0)
      }
    }
  }

  @Test(arguments: Followed.allCases) func aChangeIsFollowedAndWakesTheProgram(_ followed: Followed) throws {
    let bus = try Bus()
    let portal = try portal(bus)
    defer { desktop_portal_stop(portal) }
    let woken = DispatchSemaphore(value: 0)
    let desktop = try #require(DesktopPreferences(address: bus.address) { woken.signal() })
    #expect(desktop.nextChange() == nil)
    var changed = UserPreferences()
    followed.tell(&changed)
    #expect(changed != UserPreferences())
    for isChanged in [true, false, true] {
      desktop_portal_set(portal, isChanged ? said(followed.set) : desktop_portal_usual())
      #expect(woken.wait(timeout: .now() + 60) == .success)
      #expect(desktop.nextChange() == (isChanged ? changed : UserPreferences()))
      #expect(desktop.nextChange() == nil)
    }
  }

  @Test(arguments: [(-1, 0, 0), (0, 0, 1.01), (0, .nan, 0), (.infinity, 1, 1)] as [(Double, Double, Double)])
  func anAccentOutsideOfItsRangeIsNone(_ red: Double, _ green: Double, _ blue: Double) {
    var settings = host_desktop_settings()
    (settings.has_accent, settings.accent_red, settings.accent_green, settings.accent_blue) = (
      1, red, green, blue
    )
    #expect(DesktopPreferences.preferences(settings) == UserPreferences())
  }

  @Test func aPortalThatDoesNotAnswerHoldsNothingUp() throws {
    let bus = try Bus()
    let portal = try portal(bus)
    defer { desktop_portal_stop(portal) }
    desktop_portal_set(portal, said { ($0.scheme, $0.answers) = (1, 0) })
    let woken = DispatchSemaphore(value: 0)
    let desktop = try #require(DesktopPreferences(address: bus.address) { woken.signal() })
    #expect(desktop.preferences == UserPreferences())
    // Asked again when it says that something has changed, once it answers.
    desktop_portal_set(portal, said { $0.scheme = 1 })
    #expect(woken.wait(timeout: .now() + 60) == .success)
    #expect(desktop.nextChange()?.colorScheme == .dark)
  }

  @Test func withoutABusOrAPortalThereIsNothingToFollow() throws {
    #expect(DesktopPreferences(address: "unix:path=/nonexistent/bus") {} == nil)
    #expect(DesktopPreferences(address: "nonsense") {} == nil)
    let bus = try Bus()
    let desktop = try #require(DesktopPreferences(address: bus.address) {})
    #expect(desktop.preferences == UserPreferences() && desktop.nextChange() == nil)
  }
}
