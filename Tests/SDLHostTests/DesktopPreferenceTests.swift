import CDesktopPortal
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

  @Test func whatTheDesktopSaysIsKnownBeforeTheFirstPicture() throws {
    let bus = try Bus()
    let portal = try portal(bus)
    defer { desktop_portal_stop(portal) }
    desktop_portal_set(portal, 1, 1, 1.25, 0, 1)
    let desktop = try #require(DesktopPreferences(address: bus.address) {})
    // On a busy machine the answer may come after the patience has ended: then it is followed.
    if desktop.preferences == UserPreferences() { desktop_portal_set(portal, 1, 1, 1.25, 0, 1) }
    while desktop.preferences == UserPreferences() { usleep(1000) }
    #expect(desktop.preferences.colorScheme == .dark && desktop.preferences.contrast == .increased)
    #expect(desktop.preferences.textSize == .xxLarge && desktop.preferences.reducesMotion)
  }

  @Test func aChangeIsFollowedAndWakesTheProgram() throws {
    let bus = try Bus()
    let portal = try portal(bus)
    defer { desktop_portal_stop(portal) }
    let woken = DispatchSemaphore(value: 0)
    let desktop = try #require(DesktopPreferences(address: bus.address) { woken.signal() })
    #expect(desktop.nextChange() == nil)
    for scheme in [1, 2, 1] as [UInt32] {
      desktop_portal_set(portal, scheme, 0, 1, 1, 1)
      woken.wait()
      #expect(desktop.nextChange()?.colorScheme == (scheme == 1 ? .dark : .light))
      #expect(desktop.nextChange() == nil)
    }
  }

  @Test func aPortalThatDoesNotAnswerHoldsNothingUp() throws {
    let bus = try Bus()
    let portal = try portal(bus)
    defer { desktop_portal_stop(portal) }
    desktop_portal_set(portal, 1, 0, 1, 1, 0)
    let woken = DispatchSemaphore(value: 0)
    let desktop = try #require(DesktopPreferences(address: bus.address) { woken.signal() })
    #expect(desktop.preferences == UserPreferences())
    // Asked again when it says that something has changed, once it answers.
    desktop_portal_set(portal, 1, 0, 1, 1, 1)
    woken.wait()
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
