import Foundation
import RealInput
import Testing
import ViewTree

extension RealInputTests {
  /// Photos over the whole screen, under real fingers.
  @Suite struct Photos {
    @Test func `Two fingers and two taps make a photo larger, and thrown down it goes`() async throws {
      let pack = try Pack(
        """
        [{"name": "Chez Maëlle", "type": "Bistro", "image": "chez-maelle",
          "photos": ["copper-and-rye", "dar-zitoun"]}]
        """)
      try pack.copyPictures(["chez-maelle", "copper-and-rye", "dar-zitoun"])
      try await Guide.run(with: .finger, arguments: ["--content", pack.path]) { guide in
        try await guide.openSheet(row: 0)
        let pages = try #require(guide.program.tree()?.first(id: "photo-pages")).frame.rect
        try await guide.tap(CGPoint(x: 195, y: pages.minY + 60))
        try await guide.photo("as wide as the screen") { $0.width == 390 }
        // Twice as far apart.
        try await guide.pinch(from: 60, to: 120)
        let large = try await guide.photo("about twice as large") { (600...800).contains($0.width) }
        // It is moved now, not turned over.
        try await guide.hand.drag(
          from: guide.screen(CGPoint(x: 200, y: 420)), to: guide.screen(CGPoint(x: 260, y: 420)))
        try await guide.photo("farther to the right") {
          abs($0.width - large.width) < 1 && $0.minX > large.minX + 40
        }
        #expect(guide.program.tree()?.first(text: "1 of 3") != nil)
        // Smaller than the screen it goes back to the screen's size.
        try await guide.pinch(from: 150, to: 40)
        try await guide.photo("as wide as the screen again") { abs($0.width - 390) < 0.5 }

        try await guide.tapTwice(CGPoint(x: 195, y: 422)) { $0.width > 900 }
        try await guide.tapTwice(CGPoint(x: 195, y: 422)) { abs($0.width - 390) < 0.5 }

        try await guide.hand.flick(
          from: guide.screen(CGPoint(x: 320, y: 420)), to: guide.screen(CGPoint(x: 80, y: 420)))
        try await guide.program.wait(for: "the second photo") { $0.first(text: "2 of 3") != nil }
        try await guide.photo("the second photo in its place") { abs($0.minX) < 0.5 }
        // A little down, and it comes back.
        try await guide.drag(from: CGPoint(x: 195, y: 400), by: 60)
        try await guide.photo("where it was") { abs($0.minX) < 0.5 && abs($0.midY - 422) < 30 }
        try await guide.hand.flick(
          from: guide.screen(CGPoint(x: 195, y: 350)), to: guide.screen(CGPoint(x: 195, y: 640)))
        try await guide.program.wait(for: "the sheet, with the second photo") { tree in
          tree.first(id: "photo-viewer") == nil && tree.first(text: "2 of 3") != nil
        }
        try await guide.sheet(at: Guide.half)
      }
    }
  }
}

extension Guide {
  /// Waits until the photo in sight lies as told.
  @discardableResult
  func photo(_ what: String, until condition: (CGRect) -> Bool) async throws -> CGRect {
    var found = CGRect.null
    try await program.wait(for: "a photo \(what)") { tree in
      guard let viewer = tree.first(id: "photo-viewer") else { return false }
      let middle = CGPoint(x: 195, y: 422)
      let photos = viewer.flattened.filter { $0.type == "Image" && $0.frame.width > 200 }
      found = photos.map(\.frame.rect).first { $0.contains(middle) } ?? .null
      return !found.isNull && condition(found)
    }
    return found
  }

  /// Puts two fingers down at distances from the middle, moves them to others along the x axis and lifts them.
  func pinch(from start: CGFloat, to end: CGFloat) async throws {
    func place(_ x: CGFloat) -> CGPoint { screen(CGPoint(x: 195 + x, y: 422)) }
    let fingers = [try server.touchScreen.finger(0), try server.touchScreen.finger(1)]
    try await fingers[0].press(at: place(-start))
    try await fingers[1].press(at: place(start))
    async let left: Void = fingers[0].move(to: place(-end), over: .milliseconds(300))
    async let right: Void = fingers[1].move(to: place(end), over: .milliseconds(300))
    _ = try await (left, right)
    try await rest()
    for finger in fingers { try await finger.release() }
  }

  /// Taps twice until that shows: on a busy machine two taps may come too far apart, and single ones do nothing.
  func tapTwice(_ place: CGPoint, until condition: @escaping (CGRect) -> Bool) async throws {
    for attempt in 1...5 {
      try await hand.tap(at: screen(place), hold: .milliseconds(20))
      try await hand.tap(at: screen(place), hold: .milliseconds(20))
      try await program.rest()
      if attempt == 5 { break }
      guard let viewer = program.tree()?.first(id: "photo-viewer") else { break }
      let photos = viewer.flattened.filter { $0.type == "Image" && $0.frame.width > 200 }
      if photos.contains(where: { $0.frame.rect.contains(place) && condition($0.frame.rect) }) { return }
    }
    try await photo("after two taps", until: condition)
  }
}
