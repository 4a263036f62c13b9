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

    @Test func `Control and plus, minus or zero change the size of text in twelve steps`() async throws {
      try await Guide.run(with: .mouse) { guide in
        let keyboard = guide.server.keyboard
        func height() throws -> Double { try #require(guide.program.tree()?.first(id: "row-0")).frame.height }
        let usual = try height()
        for _ in 0..<11 { try await keyboard.type(Key("+"), with: [.control]) }
        try await guide.program.wait(for: "the largest text") { _ in try height() > 1.5 * usual }
        try await keyboard.type(Key("0"), with: [.control])
        try await guide.program.wait(for: "the usual text") { _ in try height() == usual }
        try await keyboard.type(Key("-"), with: [.control])
        try await keyboard.type(Key("="), with: [.control])
        try await guide.program.wait(for: "the usual text again") { _ in try height() == usual }
      }
    }

    @Test(arguments: ["q", "w"] as [Unicode.Scalar])
    func `Control-Q and Control-W end it`(_ letter: Unicode.Scalar) async throws {
      try await Guide.run(with: .mouse) { guide in
        try await guide.server.keyboard.type(Key(letter), with: [.control])
        #expect(try await guide.program.process.waitForEnd() == .exited(0))
      }
    }

    @Test func `F11 covers the display`() async throws {
      try await Guide.run(with: .mouse, arguments: ["--window", "300x500"]) { guide in
        try await guide.server.keyboard.type(.f11)
        // To go back needs a window manager, which there is not.
        try await guide.program.wait(for: "all of the display") { $0.frame.height == Guide.height }
      }
    }

    @Test func `No key leaves a kiosk or changes it`() async throws {
      try await Guide.run(with: .mouse, arguments: ["--kiosk"]) { guide in
        let keyboard = guide.server.keyboard
        let row = try #require(guide.program.tree()?.first(id: "row-0")).frame
        for letter in ["+", "q", "w"] as [Unicode.Scalar] {
          try await keyboard.type(Key(letter), with: [.control])
        }
        try await keyboard.type(.f11)
        try await keyboard.type(.f5)
        try await guide.program.rest()
        #expect(guide.program.process.end == nil && guide.program.tree()?.first(id: "row-0")?.frame == row)
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
