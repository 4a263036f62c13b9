import Foundation
import RealInput
import Testing

extension RealInputTests {
  /// The guide's main job, by hand: a row, its sheet, and the way back.
  @Suite struct Sheet {
    @Test(arguments: Hand.allCases) func `A tap on a row opens the sheet at half`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        let tree = try #require(guide.program.tree())
        #expect(tree.first(text: "Restaurants") != nil)
        #expect(tree.first(id: "bottom-sheet") == nil)
        try await guide.openSheet()
        #expect(guide.program.tree()?.first(text: "Restaurant Details") != nil)
      }
    }

    @Test(arguments: Hand.allCases)
    func `The page stays behind a half sheet, recedes behind a full one and comes back`(
      _ hand: Hand
    ) async throws {
      try await Guide.run(with: hand) { guide in
        let before = try #require(guide.program.tree()?.first(id: "list")).frame
        func wait(for distance: Double) async throws {
          try await guide.program.wait(for: "the list lower by \(distance)") { tree in
            tree.first(id: "list").map { abs($0.frame.y - before.y - distance) <= Guide.tolerance } ?? false
          }
        }
        try await guide.openSheet()
        #expect(try #require(guide.program.tree()?.first(id: "list")).frame == before)
        try await guide.fillSheet()
        try await wait(for: 30)
        try await guide.tap(CGPoint(x: 195, y: 20))
        try await guide.noSheet()
        try await wait(for: 0)
      }
    }

    @Test(arguments: Hand.allCases)
    func `The sheet follows the hand, and less than a quarter up springs back`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        try await guide.openSheet()
        let start = try guide.middle(of: "bottom-sheet-handle")
        try await guide.press(start)
        try await guide.move(CGPoint(x: start.x, y: start.y - 0.2 * Guide.height))
        try await guide.sheet(at: Guide.half - 0.2 * Guide.height)
        try await guide.rest()
        try await guide.hand.release()
        try await guide.sheet(at: Guide.half)
      }
    }

    @Test(arguments: Hand.allCases)
    func `Dragged up by more than a quarter, the sheet goes to full`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        try await guide.openSheet()
        try await guide.drag(from: guide.middle(of: "bottom-sheet-handle"), by: -0.3 * Guide.height)
        try await guide.sheet(at: Guide.full)
      }
    }

    @Test(arguments: Hand.allCases)
    func `At half a drag on the content moves the sheet and scrolls nothing`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        try await guide.openSheet()
        let start = CGPoint(x: 195, y: Guide.half + 0.4 * Guide.height)
        let inset = try guide.contentInset()
        try await guide.press(start)
        try await guide.move(CGPoint(x: start.x, y: start.y - 0.2 * Guide.height))
        try await guide.sheet(at: Guide.half - 0.2 * Guide.height)
        #expect(try abs(guide.contentInset() - inset) <= Guide.tolerance)
        try await guide.rest()
        try await guide.hand.release()
        try await guide.sheet(at: Guide.half)
        try await guide.drag(from: start, by: -0.3 * Guide.height)
        try await guide.sheet(at: Guide.full)
        #expect(try abs(guide.contentInset() - inset) <= Guide.tolerance)
      }
    }

    @Test(arguments: Hand.allCases)
    func `Dragged down by less than 0.3 of the window, the sheet springs back`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        try await guide.openSheet()
        let start = try guide.middle(of: "bottom-sheet-handle")
        try await guide.press(start)
        try await guide.move(CGPoint(x: start.x, y: start.y + 0.25 * Guide.height))
        try await guide.sheet(at: Guide.half + 0.25 * Guide.height)
        try await guide.rest()
        try await guide.hand.release()
        try await guide.sheet(at: Guide.half)
      }
    }

    @Test(arguments: Hand.allCases)
    func `Dragged down by more than 0.3 of the window, the sheet is dismissed`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        try await guide.openSheet()
        try await guide.drag(from: guide.middle(of: "bottom-sheet-handle"), by: 0.35 * Guide.height)
        try await guide.noSheet()
        // What was dismissed can be called back, and begins at half again.
        try await guide.openSheet(row: 1)
      }
    }

    @Test(arguments: Hand.allCases)
    func `At full a drag scrolls the content, and a long pull down leads back to half`(
      _ hand: Hand
    ) async throws {
      try await Guide.run(with: hand) { guide in
        try await guide.openSheet()
        try await guide.fillSheet()
        let inset = try guide.contentInset()
        try await guide.drag(from: CGPoint(x: 195, y: 600), by: -150)
        try await guide.program.wait(for: "scrolled content") { _ in try guide.contentInset() < inset - 100 }
        try await guide.sheet(at: Guide.full)
        // What is left of the drag when the content is at its top pulls the sheet, not far enough.
        try await guide.drag(from: CGPoint(x: 195, y: 300), by: 200)
        try await guide.program.wait(for: "content at its top") { _ in
          try abs(guide.contentInset() - inset) <= Guide.tolerance
        }
        try await guide.sheet(at: Guide.full)
        try await guide.drag(from: CGPoint(x: 195, y: 200), by: 250)
        try await guide.sheet(at: Guide.half)
      }
    }

    @Test(arguments: Hand.allCases)
    func `A tap on the scrim dismisses and does not reach the row behind it`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        try await guide.openSheet(row: 4)
        // Row 3 shows through the scrim.
        let behind = try guide.middle(of: "row-3")
        try #require(behind.y > 0 && behind.y < Guide.half - 10)
        try await guide.tap(behind)
        try await guide.noSheet()
        try await guide.drag(from: CGPoint(x: 195, y: 700), by: -200)
        let tree = try await guide.program.wait(for: "a scrolled list") { tree in
          tree.first(id: "row-3").map { $0.frame.y < behind.y } ?? true
        }
        #expect(tree.first(id: "bottom-sheet") == nil)
      }
    }

    @Test(arguments: Hand.allCases) func `A tap on the sheet does not dismiss it`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        try await guide.openSheet()
        try await guide.tap(guide.middle(of: "sheet-title"))
        try await guide.sheet(at: Guide.half)
        // On its photo it leads there and back.
        try await guide.tap(guide.middle(of: "picture"))
        try await guide.program.wait(for: "the photo") { $0.first(id: "photo-viewer") != nil }
        try await guide.tap(guide.middle(of: "close-photos"))
        try await guide.program.wait(for: "the sheet") { $0.first(id: "photo-viewer") == nil }
        try await guide.sheet(at: Guide.half)
        try await guide.fillSheet()
      }
    }

    @Test(arguments: Hand.allCases) func `A drag on the list scrolls it and is no tap`(_ hand: Hand)
      async throws
    {
      try await Guide.run(with: hand) { guide in
        let before = try #require(guide.row(4))
        try await guide.drag(from: CGPoint(x: 195, y: 600), by: -120)
        let tree = try await guide.program.wait(for: "a scrolled list") { tree in
          tree.first(id: "row-4").map { $0.frame.y < before - 80 } ?? false
        }
        #expect(tree.first(id: "bottom-sheet") == nil)
      }
    }

    @Test func `The list behind the sheet is dimmed, and clear again without it`() async throws {
      try await Guide.run(with: .mouse) { guide in
        // The list behind is white with some text: its mean stays above 0.8, and below 0.6 under the scrim.
        try await guide.picture("a bright list") { $0.brightness(above: Int(Guide.half)) > 0.8 }
        try await guide.openSheet()
        try await guide.picture("a dimmed list") { $0.brightness(above: Int(Guide.half) - 20) < 0.6 }
        try await guide.tap(CGPoint(x: 195, y: 60))
        try await guide.noSheet()
        try await guide.picture("a bright list again") { $0.brightness(above: Int(Guide.half)) > 0.8 }
      }
    }
  }
}

extension Guide {
  /// How far the content lies below its place under the title: less when it is scrolled.
  func contentInset() throws -> Double {
    let tree = try #require(program.tree())
    let scroll = try #require(tree.first(id: "sheet-content"), "there is no sheet")
    let offset = scroll.value?.split(separator: ",").last.flatMap { Double($0) }
    return try -#require(offset, "the content says nothing of its place")
  }
}

extension Screenshot {
  /// The mean brightness, 0 to 1, of the rows above one.
  fileprivate func brightness(above end: Int) -> Double {
    var sum = 0
    for y in 0..<end {
      for x in 0..<width {
        let pixel = pixel(x, y)
        sum += Int(pixel.red) + Int(pixel.green) + Int(pixel.blue)
      }
    }
    return Double(sum) / Double(end * width * 3 * 255)
  }
}
