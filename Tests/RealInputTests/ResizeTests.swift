import Foundation
import RealInput
import Testing

extension RealInputTests {
  /// A window that changes size while the program is busy.
  @Suite struct Resize {
    /// What is new of the window is the page's ground until the program paints it, darkened under a scrim; what was
    /// painted stays where it was.
    @Test(arguments: [false, true])
    func `A window that grows shows no strip of another colour`(_ isCovered: Bool) async throws {
      try await Guide.run(with: .mouse) { guide in
        if isCovered {
          try await guide.openSheet()
          try await guide.rest()
        }
        let small = CGSize(width: 320, height: 640)
        let window = try await guide.program.window()
        try guide.program.resizeWindow(to: small)
        try await guide.program.wait(for: "the small window") { $0.frame.width == small.width }
        try await guide.rest()
        let before = try await guide.server.screenshot()
        let origin = (x: Int(window.minX), y: Int(window.minY))
        let ground = before.pixel(origin.x + Int(small.width) - 1, origin.y)
        #expect((ground.red == 255) != isCovered)

        // It cannot paint now: what one sees is the server's.
        #expect(kill(guide.program.process.pid, SIGSTOP) == 0)
        defer { kill(guide.program.process.pid, SIGCONT) }
        try guide.program.resizeWindow(to: window.size)
        let during = try await guide.server.screenshot()
        var strange = 0
        for y in 0..<Int(window.height) {
          for x in 0..<Int(window.width) {
            let isOld = x < Int(small.width) && y < Int(small.height)
            let wanted = isOld ? before.pixel(origin.x + x, origin.y + y) : ground
            if during.pixel(origin.x + x, origin.y + y) != wanted { strange += 1 }
          }
        }
        #expect(strange == 0)
        kill(guide.program.process.pid, SIGCONT)
        try await guide.program.wait(for: "the large window") { $0.frame.width == window.width }
      }
    }
  }
}
