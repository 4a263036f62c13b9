import Foundation
import RealInput
import Testing

extension RealInputTests {
  /// The hands themselves: what they do arrives as it was done.
  @Suite struct Harness {
    @Test func `A mouse drags from pixel to pixel, at a device's rate`() async throws {
      let server = try await Servers.server(.mouse)
      let probe = try ProbeWindow(on: server, color: 0)
      try await server.mouse.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 220, y: 400))
      let events = try await probe.events { if case .release = $0 { true } else { false } }
      let press = try #require(events.firstIndex(of: .press(1, x: 100, y: 100)))
      #expect(events.last == .release(1, x: 220, y: 400))
      let moves = events[press...].dropFirst().dropLast()
      #expect(moves.count == 36)
      #expect(moves.last == .move(x: 220, y: 400))
    }

    @Test func `A wheel's notches are the buttons 4 to 7`() async throws {
      let server = try await Servers.server(.mouse)
      let probe = try ProbeWindow(on: server, color: 0)
      let place = CGPoint(x: 50, y: 60)
      try await server.mouse.wheel(right: 1, up: -2, at: place)
      let events = try await probe.events { if case .release(7, _, _) = $0 { true } else { false } }
      let presses = events.filter { if case .press = $0 { true } else { false } }
      #expect(presses == [.press(5, x: 50, y: 60), .press(5, x: 50, y: 60), .press(7, x: 50, y: 60)])
    }

    @Test func `A key arrives after its modifiers`() async throws {
      let server = try await Servers.server(.mouse)
      let probe = try ProbeWindow(on: server, color: 0)
      try await server.mouse.move(to: CGPoint(x: 10, y: 10))
      try await server.keyboard.type(.escape)
      try await server.keyboard.type(Key("a"), with: [.control])
      // The codes of the standard keyboard: Escape, left control, A.
      let keys = try await probe.events { $0 == .key(38) }.filter {
        if case .key = $0 { true } else { false }
      }
      #expect(keys == [.key(9), .key(37), .key(38)])
    }

    @Test func `A finger presses, moves and lifts where it was put`() async throws {
      let server = try await Servers.server(.touch)
      let probe = try ProbeWindow(on: server, color: 0)
      try await server.touchScreen.finger().drag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 40, y: 90))
      // The server makes a pointer of the first finger for windows that know nothing of touch.
      let events = try await probe.events { if case .release = $0 { true } else { false } }
      #expect(events.contains(.press(1, x: 300, y: 700)))
      #expect(events.last == .release(1, x: 40, y: 90))
    }

    @Test func `A screenshot has the screen's size and colours`() async throws {
      for kind in [XServerKind.mouse, .touch] {
        let server = try await Servers.server(kind)
        let probe = try ProbeWindow(on: server, color: 0x12_34_56)
        let picture = try await server.screenshot()
        #expect(picture.width == 390 && picture.height == 844)
        #expect(picture.pixel(389, 843) == Screenshot.Pixel(red: 0x12, green: 0x34, blue: 0x56))
        withExtendedLifetime(probe) {}
      }
    }

    @Test func `A server that is stopped leaves no socket behind`() async throws {
      for kind in [XServerKind.mouse, .touch] {
        let server = try await XServer.start(kind, size: CGSize(width: 320, height: 240))
        let socket = "/tmp/.X11-unix/X\(server.display.dropFirst())"
        #expect(FileManager.default.fileExists(atPath: socket))
        await server.stop()
        #expect(!FileManager.default.fileExists(atPath: socket))
      }
    }

    @Test(arguments: [XServerKind.mouse, .touch])
    func `A server that stays silent counts as gone, and nothing waits for it`(_ kind: XServerKind)
      async throws
    {
      let server = try await XServer.start(kind, size: CGSize(width: 320, height: 240), patience: 0.3)
      let program = try server.run("/bin/sleep", arguments: ["100"], treeOption: nil)
      #expect(await server.answers())
      kill(server.pid, SIGSTOP)
      #expect(await !server.answers())
      await #expect(throws: RealInputError.self) { try await server.screenshot() }
      await server.releaseAll()
      await program.process.terminate()
      await server.stop()
    }

    @Test func `A program's words are kept, and so is the way it ended`() async throws {
      let server = try await Servers.server(.mouse)
      let program = try server.run(
        "/bin/sh", arguments: ["-c", "echo $DISPLAY; echo trouble >&2; exit 3"], treeOption: nil)
      #expect(try await program.process.waitForEnd() == .exited(3))
      #expect(program.process.standardOutput == server.display + "\n")
      #expect(program.process.standardError == "trouble\n")
    }

    @Test func `A program that does not listen is killed`() async throws {
      let server = try await Servers.server(.mouse)
      let program = try server.run(
        "/bin/sh", arguments: ["-c", "trap '' TERM; echo deaf; while :; do sleep 1; done"])
      while program.process.standardOutput != "deaf\n" { try await Task.sleep(for: .milliseconds(10)) }
      #expect(await program.process.terminate(grace: .milliseconds(200)) == .signalled(SIGKILL))
    }

    @Test func `Waiting for a program that has ended says so, with its last words`() async throws {
      let server = try await Servers.server(.mouse)
      let program = try server.run("/bin/sh", arguments: ["-c", "echo no window today >&2"])
      let error = await #expect(throws: RealInputError.self) { try await program.window() }
      #expect(error?.description.contains("no window today") == true)
    }
  }
}
