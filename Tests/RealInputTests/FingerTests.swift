import Foundation
import RealInput
import Testing
import ViewTree

extension RealInputTests {
  /// What only fingers can do.
  @Suite struct Fingers {
    @Test func `A second finger does not make the sheet jump`() async throws {
      try await Guide.run(with: .finger) { guide in
        try await guide.openSheet()
        let start = try guide.middle(of: "bottom-sheet-handle")
        let second = try guide.server.touchScreen.finger(1)
        try await guide.press(start)
        try await guide.move(CGPoint(x: start.x, y: start.y - 80))
        try await guide.sheet(at: Guide.half - 80)
        try await second.press(at: guide.screen(CGPoint(x: 300, y: 700)))
        try await second.move(to: guide.screen(CGPoint(x: 300, y: 500)), over: .milliseconds(200))
        // The next step shows where the second finger has brought the sheet: nowhere.
        try await guide.move(CGPoint(x: start.x, y: start.y - 100))
        try await guide.sheet(at: Guide.half - 100)
        try await second.release()
        try await guide.move(CGPoint(x: start.x, y: start.y - 120))
        try await guide.sheet(at: Guide.half - 120)
        try await guide.rest()
        try await guide.hand.release()
        try await guide.sheet(at: Guide.half)
      }
    }

    @Test func `A finger whose end is lost lets the sheet go`() async throws {
      try await Guide.run(with: .finger) { guide in
        try await guide.openSheet()
        let handle = try guide.middle(of: "bottom-sheet-handle")
        try await guide.press(handle)
        try await guide.move(CGPoint(x: handle.x, y: handle.y - 80))
        try await guide.sheet(at: Guide.half - 80)
        // It says nothing more, as if the end had been lost.
        try await guide.sheet(at: Guide.half)
        try await guide.server.keyboard.type(.escape)
        try await guide.noSheet()
        try await guide.hand.release()
      }
    }

    @Test func `Two thumbs type on the screen at once`() async throws {
      try await Guide.run(with: .finger, environment: ["BISTRO_KEYBOARD": "screen"]) { guide in
        func field(_ tree: TreeDump) -> TreeDump? { tree.flattened.first { $0.type == "TextField" } }
        let place = try #require(guide.program.tree().flatMap(field)).frame.rect
        try await guide.tap(CGPoint(x: place.midX, y: place.midY))
        _ = try await guide.program.wait(for: "the keyboard") { $0.first(id: "key-t") != nil }
        let second = try guide.server.touchScreen.finger(1)
        try await guide.press(try guide.middle(of: "key-t"))
        try await second.press(at: guide.screen(try guide.middle(of: "key-a")))
        try await guide.hand.release()
        try await second.release()
        let tree = try await guide.program.wait(for: "both letters") { field($0)?.value == "ta" }
        #expect(tree.first(id: "row-0") != nil)
        try await guide.tap(try guide.middle(of: "key-dismiss"))
        _ = try await guide.program.wait(for: "no keyboard") { $0.first(id: "key-t") == nil }
      }
    }

    @Test func `A flick throws the list on after the finger has left`() async throws {
      try await Guide.run(with: .finger) { guide in
        // A machine that is late with the last samples makes a rest of a flick: then it is tried again.
        var thrown = false
        let before = try #require(guide.row(0))
        for _ in 0..<6 where !thrown {
          // From the top each time, so that there is always room for a throw.
          try await guide.server.keyboard.type(.home)
          try await guide.program.wait(for: "the list at its top") { tree in
            tree.first(id: "row-0").map { abs($0.frame.y - before) <= Guide.tolerance } ?? false
          }
          try await guide.hand.flick(
            from: guide.screen(CGPoint(x: 195, y: 600)), to: guide.screen(CGPoint(x: 195, y: 480)))
          // Trees are written at rest, also of a finger's: what counts is where the throw ends.
          let end = try? await guide.program.wait(for: "the end of a throw", within: .seconds(5)) { tree in
            tree.first(id: "row-0").map { $0.frame.y < before - 130 } ?? true
          }
          thrown = end != nil
        }
        #expect(thrown, "the list goes further than the finger")
        #expect(guide.program.tree()?.first(id: "bottom-sheet") == nil)
      }
    }

    @Test func `A finger's tap counts once`() async throws {
      try await Guide.run(with: .finger) { guide in
        // A tap that arrived a second time, as the mouse that the system makes of it, would hit the scrim.
        let row = try guide.middle(of: "row-1")
        try await guide.tap(row)
        try await guide.sheet(at: Guide.half)
        try await guide.fillSheet()
      }
    }
  }
}
