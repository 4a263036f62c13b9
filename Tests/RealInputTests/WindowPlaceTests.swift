import Foundation
import RealInput
import Testing
import ViewTree

extension RealInputTests {
  /// Where the window opens in the next run.
  @Suite struct Places {
    private static let left = CGRect(x: 60, y: 40, width: 420, height: 500)

    /// Runs the guide with these settings until `body` has done what it does.
    private func run(
      _ server: XServer, _ settings: URL, _ body: (RunningProgram) async throws -> Void
    ) async throws {
      let program = try server.run(
        BuiltProgram.path("bistro", variable: "BISTRO_EXECUTABLE"),
        environment: ["LC_ALL": "C.UTF-8", "XDG_CONFIG_HOME": settings.path])
      do {
        try await program.wait(for: "the list") { $0.first(id: "row-0") != nil }
        try await body(program)
      } catch {
        await program.process.terminate()
        throw error
      }
      await program.process.terminate()
    }

    @Test func `The next run opens where and as large as the window was left, or in sight`() async throws {
      let server = try await Servers.wider()
      let settings = FileManager.default.temporaryDirectory.appendingPathComponent(
        "places-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: settings) }
      try await run(server, settings) { program in
        _ = try await program.window()
        try program.placeWindow { _ in Self.left }
        try await program.wait(for: "the new size") { $0.frame.width == Self.left.width }
        try await program.rest()
      }
      try await run(server, settings) { program in
        #expect(try await program.window() == Self.left)
        try await program.rest()
      }
      // A display that is not there any more.
      let file = settings.appendingPathComponent("bistro/settings.json")
      let kept = try String(contentsOf: file, encoding: .utf8)
      #expect(kept.contains("60 40 420 500"))
      try Data(kept.replacingOccurrences(of: "60 40 420 500", with: "9000 40 420 500").utf8).write(to: file)
      try await run(server, settings) { program in
        let frame = try await program.window()
        #expect(frame.minX < 1000 && frame.minX >= 0 && frame.minY >= 0, "\(frame)")
      }
    }
  }
}
