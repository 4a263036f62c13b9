import Foundation
import RealInput
import Testing

extension RealInputTests {
  /// What the screen shows after much has moved.
  @Suite struct Screen {
    // Nothing stays behind of what was scrolled over, nor of a sheet that was dragged about: the screen is the same
    // as before, pixel by pixel.
    @Test func `After scrolling and dragging the screen is what it was`() async throws {
      try await Guide.run(with: .mouse) { guide in
        // A mouse hovers nothing before it has moved.
        try await guide.server.mouse.move(to: CGPoint(x: 40, y: Guide.height - 40))
        try await guide.server.mouse.move(to: CGPoint(x: 0, y: Guide.height - 1))
        try await guide.rest()
        let before = try await guide.server.screenshot()
        let first = try #require(guide.row(0))
        let (top, bottom) = (CGPoint(x: 195, y: 200), CGPoint(x: 195, y: 600))
        for way in [-370.0, -110, 263, -390, 350] {
          try await guide.drag(from: way < 0 ? bottom : top, by: way)
        }
        let place = guide.screen(top)
        for notches in [-7, 3, -5] { try await guide.server.mouse.wheel(up: notches, at: place) }
        try await guide.server.mouse.wheel(up: 40, at: place)
        try await guide.program.wait(for: "the list at its top") { tree in
          tree.first(id: "row-0").map { abs($0.frame.y - first) <= Guide.tolerance } ?? false
        }
        try await guide.server.mouse.move(to: CGPoint(x: 0, y: Guide.height - 1))
        try await guide.picture("the list as it was") { $0.shows(sameAs: before) }

        // The sheet's picture is a larger one, and the row is shown with that from then on.
        try await guide.openSheet()
        try await leave(guide)
        let after = try await guide.server.screenshot()
        try await guide.openSheet()
        try await guide.press(guide.middle(of: "bottom-sheet-handle"))
        for y in [150.0, 500, 90, 640, 431] { try await guide.move(CGPoint(x: 195, y: y)) }
        try await guide.rest()
        try await guide.hand.release()
        try await guide.sheet(at: Guide.half)
        try await leave(guide)
        try await guide.picture("the list without the sheet") { $0.shows(sameAs: after) }
      }
    }

    private func leave(_ guide: Guide) async throws {
      try await guide.server.keyboard.type(.escape)
      try await guide.noSheet()
      try await guide.server.mouse.move(to: CGPoint(x: 0, y: Guide.height - 1))
      try await guide.rest()
    }
  }
}
