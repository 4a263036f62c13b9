import Foundation
import RealInput
import Testing

extension RealInputTests {
  /// The built guide as a process: what it is started in, and what is taken from it.
  @Suite struct Processes {
    /// Runs a line of the shell, in which `$0` is the guide; returns status and standard error.
    private func shell(_ line: String, _ files: [String: String] = [:]) throws -> (
      status: Int32, says: String
    ) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "process-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", line, try BuiltProgram.path("bistro", variable: "BISTRO_EXECUTABLE")]
      process.currentDirectoryURL = folder
      var environment = ProcessInfo.processInfo.environment
      for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[name] = nil }
      environment["XDG_CONFIG_HOME"] = folder.path
      process.environment = environment
      let errors = folder.appending(path: "errors")
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit, "no signal ended it")
      return (process.terminationStatus, String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    private let recording = """
      {"version": 1, "width": 390, "height": 844, "scale": 1, "safeArea": [0, 0, 0, 0], "date": 700000000.0}
      {"at": 0.1, "what": "frame"}
      """

    @Test func `A closed standard error ends nothing`() throws {
      #expect(try shell(#""$0" --content /nowhere 2>&-"#).status == 66)
      #expect(try shell(#""$0" --content /nowhere 0<&- 1>&- 2>&-"#).status == 66)
    }

    @Test func `A reader that went away ends nothing`() throws {
      let line =
        #"mkfifo p; exec 3<>p; exec 4>p; exec 3<&-; "$0" --content /nowhere 2>&4; echo status $? >&2"#
      #expect(try shell(line).says.contains("status 66"))
    }

    @Test func `Too few files are one sentence`() throws {
      let result = try shell(
        #"ulimit -n 30; "$0" --replay r.jsonl --screenshot a.png"#, ["r.jsonl": recording])
      // Without a window fewer do.
      #expect(result.status == 0 || result.says.contains("ulimit -n"))
      let window = try shell(#"ulimit -n 30; "$0""#)
      #expect(
        window.status == 71 && window.says.contains("raise the limit")
          && window.says.split(separator: "\n").count == 1)
    }

    @Test func `A file that cannot be written at the end is status 74`() throws {
      let line = #"mkfifo deaf; "$0" --replay r.jsonl --dump-tree deaf"#
      let result = try shell(line, ["r.jsonl": recording])
      #expect(result.status == 74 && result.says.contains("deaf cannot be written: nobody reads it"))
    }

    @Test func `Pipes and links are written to and stay`() throws {
      let line = #"""
        mkfifo pipe; ln -s pipe link; (cat pipe > copy) & "$0" --replay r.jsonl --dump-tree link; wait
        test -p pipe && test -L link && grep -q '"children"' copy
        """#
      #expect(try shell(line, ["r.jsonl": recording]).status == 0)
    }

    @Test func `A recording that no window could take is one sentence`() throws {
      let wrong = recording.replacingOccurrences(of: "[0, 0, 0, 0]", with: "[-1e+308, 0, -1e+308, 1e+308]")
      let result = try shell(#""$0" --replay r.jsonl"#, ["r.jsonl": wrong])
      #expect(result.status == 64 && result.says.contains("no window can be like this"))
    }

    @Test func `SIGHUP ends it as SIGTERM does`() async throws {
      for number in [SIGTERM, SIGHUP] {
        try await Guide.run(with: .mouse) { guide in
          guide.program.process.signal(number)
          let end = try await guide.program.process.waitForEnd()
          #expect(end == .exited(0))
        }
      }
    }

    @Test func `A lost X server is a sentence and a status of its own`() async throws {
      let server = try await XServer.start(.mouse, size: Servers.size)
      let program = try server.run(BuiltProgram.path("bistro", variable: "BISTRO_EXECUTABLE"))
      _ = try await program.wait(for: "the list") { $0.first(id: "row-0") != nil }
      await server.stop()
      let end = try await program.process.waitForEnd()
      #expect(end == .exited(75))
      #expect(program.process.standardError.contains("the connection to the X server broke"))
    }
  }
}
