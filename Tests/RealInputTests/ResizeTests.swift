import Foundation
import RealInput
import Testing
import ViewTree

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

    @Test func `Across the border the new part is the dimmed page's ground, and then the page`() async throws
    {
      let server = try await Servers.wider()
      try await Guide.run(with: .mouse, on: server) { guide in
        let narrow = try await guide.program.window()
        try await guide.openSheet()
        try await guide.rest()
        let ground = try await guide.color(CGPoint(x: narrow.width - 1, y: 1))
        #expect(ground.red < 160, "dimmed")
        #expect(kill(guide.program.process.pid, SIGSTOP) == 0)
        defer { kill(guide.program.process.pid, SIGCONT) }
        let wide = CGSize(width: 780, height: narrow.height)
        try guide.program.resizeWindow(to: wide)
        let during = try await server.screenshot()
        let new = CGRect(
          x: narrow.maxX, y: narrow.minY, width: wide.width - narrow.width, height: wide.height)
        #expect(during.colors(new) == [ground])
        kill(guide.program.process.pid, SIGCONT)
        try await guide.program.wait(for: "the page with the restaurant beside the list") { tree in
          tree.frame.width == wide.width && tree.first(id: "bottom-sheet") == nil
            && tree.first(id: "sheet-content") != nil
        }
        // No scrim, and no strip of it, is left at the edges; the line beside the list is the darkest there.
        try await guide.picture("a bright page") { shot in
          let edges = [
            CGRect(x: narrow.minX, y: narrow.minY, width: wide.width, height: 2),
            // The bar's; below it the photo reaches the edge.
            CGRect(x: narrow.minX + wide.width - 2, y: narrow.minY, width: 2, height: 40),
            CGRect(x: narrow.minX, y: narrow.minY + wide.height - 2, width: wide.width, height: 2),
          ]
          return edges.allSatisfy { edge in shot.colors(edge).allSatisfy { $0.green > 180 } }
        }
      }
    }

    @Test func `A window drawn across the border carries the open restaurant over and back`() async throws {
      let server = try await Servers.wider()
      try await Guide.run(with: .mouse, on: server) { guide in
        try await guide.openSheet()
        try await guide.fillSheet()
        try await guide.drag(from: CGPoint(x: 195, y: 600), by: -300)
        try await guide.tap(guide.middle(of: "favourite"))
        let narrow = try await guide.program.wait(for: "the text scrolled") {
          $0.first(id: "favourite")?.value == "Favourite" && Self.scrolled($0) > 150
        }
        let place = Self.scrolled(narrow)

        try Self.draw(guide.program, over: [450, 520, 600, 680, 700, 720, 780])
        let wide = try await guide.program.wait(for: "the text beside the list") {
          $0.frame.width == 780 && $0.first(id: "bottom-sheet") == nil
            && ($0.first(id: "sheet-content")?.frame.x ?? 0) >= 320
        }
        #expect(Self.scrolled(wide) > 40 && wide.first(id: "favourite")?.value == "Favourite")
        #expect(wide.first(id: "row-2")?.frame.width == 320)
        try await guide.rest()

        try Self.draw(guide.program, over: [740, 700, 690, 600, 500, 390])
        let again = try await guide.program.wait(for: "the sheet again") {
          $0.frame.width == 390 && $0.first(id: "bottom-sheet")?.frame.y == Guide.full
        }
        #expect(abs(Self.scrolled(again) - place) < 1)
        // It is a sheet like any other.
        try await guide.tap(CGPoint(x: 195, y: 25))
        try await guide.noSheet()
      }
    }

    /// Draws the window to one width after the other.
    private static func draw(_ program: RunningProgram, over widths: [CGFloat]) throws {
      for width in widths { try program.resizeWindow(to: CGSize(width: width, height: Servers.size.height)) }
    }

    /// How far the restaurant's text is scrolled.
    private static func scrolled(_ tree: TreeDump) -> Double {
      tree.first(id: "sheet-content")?.value?.split(separator: ",").last.flatMap { Double($0) } ?? 0
    }
  }
}
