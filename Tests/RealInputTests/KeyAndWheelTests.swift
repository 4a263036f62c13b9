import Foundation
import RealInput
import Testing

extension RealInputTests {
  /// What a desk has and a kiosk has not.
  @Suite struct KeysAndWheel {
    @Test func `Escape leads from full to half and then dismisses`() async throws {
      try await Guide.run(with: .mouse) { guide in
        try await guide.openSheet()
        try await guide.fillSheet()
        try await guide.server.keyboard.type(.escape)
        try await guide.sheet(at: Guide.half)
        try await guide.server.keyboard.type(.escape)
        try await guide.noSheet()
      }
    }

    @Test func `Arrow keys choose a row and Return opens its sheet`() async throws {
      try await Guide.run(with: .mouse) { guide in
        try await guide.server.keyboard.type(.down)
        try await guide.server.keyboard.type(.down)
        try await guide.server.keyboard.type(.return)
        try await guide.sheet(at: Guide.half)
      }
    }

    @Test func `End and Home lead to the list's last and first row`() async throws {
      try await Guide.run(with: .mouse) { guide in
        let first = try #require(guide.row(0))
        try await guide.server.keyboard.type(.end)
        try await guide.program.wait(for: "the last row") { $0.first(id: "row-20") != nil }
        try await guide.server.keyboard.type(.home)
        try await guide.program.wait(for: "the first row where it was") { tree in
          tree.first(id: "row-0").map { abs($0.frame.y - first) <= Guide.tolerance } ?? false
        }
      }
    }

    @Test func `The wheel scrolls the list, and back`() async throws {
      try await Guide.run(with: .mouse) { guide in
        let before = try #require(guide.row(4))
        let place = guide.screen(CGPoint(x: 195, y: 500))
        try await guide.server.mouse.wheel(up: -2, at: place)
        try await guide.program.wait(for: "a scrolled list") { tree in
          tree.first(id: "row-4").map { $0.frame.y < before - 20 } ?? true
        }
        try await guide.server.mouse.wheel(up: 20, at: place)
        try await guide.program.wait(for: "the list at its top") { tree in
          tree.first(id: "row-4").map { abs($0.frame.y - before) <= Guide.tolerance } ?? false
        }
      }
    }

    @Test func `At half a notch of the wheel brings the sheet to full; further ones scroll its content`()
      async throws
    {
      try await Guide.run(with: .mouse) { guide in
        try await guide.openSheet()
        let inset = try guide.contentInset()
        try await guide.server.mouse.wheel(up: -1, at: guide.screen(CGPoint(x: 195, y: 700)))
        try await guide.sheet(at: Guide.full)
        #expect(try abs(guide.contentInset() - inset) <= Guide.tolerance)
        try await guide.server.mouse.wheel(up: -3, at: guide.screen(CGPoint(x: 195, y: 700)))
        try await guide.program.wait(for: "scrolled content") { _ in try guide.contentInset() < inset - 20 }
        try await guide.sheet(at: Guide.full)
      }
    }

    @Test func `A drag that leaves the window keeps the mouse`() async throws {
      try await Guide.run(with: .mouse) { guide in
        try await guide.openSheet()
        let start = try guide.middle(of: "bottom-sheet-handle")
        try await guide.press(start)
        try await guide.move(CGPoint(x: 0, y: Guide.height - 1))
        try await guide.move(CGPoint(x: start.x, y: start.y - 0.1 * Guide.height))
        try await guide.sheet(at: Guide.half - 0.1 * Guide.height)
        try await guide.rest()
        try await guide.hand.release()
        try await guide.sheet(at: Guide.half)
      }
    }
  }
}
