import Foundation
import RealInput
import Testing
import ViewTree

extension RealInputTests {
  /// The programs of the gesture tutorials, with a mouse.
  @Suite struct Examples {
    @Test(arguments: Example.Posture.allCases)
    func `Cards are dragged away one after the other until none is left`(_ posture: Example.Posture)
      async throws
    {
      try await Example.run("Flashcards", posture) { example in
        let words = ["tuli", "sataa", "lumi", "järvi", "kesä"]
        let places = try words.map { try example.frame($0) }
        for left in words.indices.reversed() {
          let card = try example.middle(words[left])
          // A little way, and it comes back.
          try await example.drag(from: card, by: CGVector(dx: 60, dy: 0))
          try await example.rests(words[left], at: places[left].minY + Double(words.count - 1 - left) * -10)
          let way = CGVector(dx: left % 2 == 0 ? 130 : -130, dy: 4)
          if left % 2 == 0 {
            try await example.drag(from: card, by: way)
          } else {
            try await example.flick(from: card, by: way)
          }
          try await example.shows("\(left) of 5")
          try await example.shows(no: words[left])
          // Every card lies ten points higher for each that went from above it.
          for (index, place) in places.enumerated().prefix(left) {
            try await example.rests(words[index], at: place.minY - Double(words.count - left) * 10)
            #expect(try abs(example.frame(words[index]).midX - example.size.width / 2) < 0.5)
          }
        }
        try await example.tap("Again")
        for (word, place) in zip(words, places) { try await example.rests(word, at: place.minY) }
      }
    }

    @Test(arguments: Example.Posture.allCases)
    func `Cards are thrown away faster than they move up`(_ posture: Example.Posture) async throws {
      try await Example.run("Flashcards", posture) { example in
        let card = try example.middle("kesä")
        for _ in 0..<2 {
          for index in 0..<5 {
            try await example.flick(from: card, by: CGVector(dx: index % 2 == 0 ? 140 : -140, dy: 0))
            try await Task.sleep(for: .milliseconds(40))
          }
          try await example.shows("0 of 5")
          for word in ["tuli", "sataa", "lumi", "järvi", "kesä"] { try await example.shows(no: word) }
          try await example.tap("Again")
          try await example.shows("5 of 5")
          try await example.shows("kesä")
        }
      }
    }

    @Test(arguments: Example.Posture.allCases)
    func `The sheet is opened, dragged to full, scrolled, pulled back and dismissed`(
      _ posture: Example.Posture
    ) async throws {
      try await Example.run("Tearooms", posture) { example in
        let height = example.size.height
        let low = CGPoint(x: example.size.width / 2, y: height - 60)
        let row = try example.frame("The Copper Kettle").minY
        // Handle, distances and padding lie above the title.
        let half = height / 2 + 37
        try await example.tap("Second Flush")
        try await example.rests("At a glance", at: half)
        try await example.rests("The Copper Kettle", at: row - 100)
        // Too little to matter, then enough.
        try await example.drag(from: low, by: CGVector(dx: 0, dy: -0.2 * height))
        try await example.rests("At a glance", at: half)
        try await example.drag(from: low, by: CGVector(dx: 0, dy: -0.32 * height))
        try await example.rests("At a glance", at: 50 + 37)
        try await example.server.mouse.wheel(right: 0, up: -2, at: low)
        let scrolled = try await example.program.wait(for: "scrolled content") { tree in
          (tree.first(text: "At a glance")?.frame.y ?? 0) < 50
        }
        #expect(scrolled.first(text: "Pot 1") != nil)
        try await example.server.mouse.wheel(right: 0, up: 9, at: low)
        try await example.rests("At a glance", at: 50 + 37)
        // A tap beside it takes it away.
        try await example.server.mouse.tap(at: CGPoint(x: example.size.width / 2, y: 20))
        try await example.shows(no: "At a glance")
        try await example.rests("The Copper Kettle", at: row)
        // Again, and dragged down.
        try await example.tap("Second Flush")
        try await example.rests("At a glance", at: half)
        try await example.drag(
          from: CGPoint(x: low.x, y: height * 0.6), by: CGVector(dx: 0, dy: 0.35 * height))
        try await example.shows(no: "At a glance")
        try await example.rests("The Copper Kettle", at: row)
      }
    }

    @Test func `The sheet at full is pulled back to half by its content`() async throws {
      try await Example.run("Tearooms", .upright) { example in
        let half = example.size.height / 2 + 37
        try await example.tap("Old Post Office")
        try await example.rests("At a glance", at: half)
        try await example.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -280))
        try await example.rests("At a glance", at: 50 + 37)
        try await example.flick(from: CGPoint(x: 195, y: 250), by: CGVector(dx: 0, dy: 400))
        try await example.program.wait(for: "the sheet near half") { tree in
          // What the content still owes when it is locked stays in the offset.
          tree.first(text: "At a glance").map { (-0.5...40).contains($0.frame.y - half) } ?? false
        }
      }
    }

    @Test(arguments: Example.Posture.allCases)
    func `The strip and the hue follow the scrolling`(_ posture: Example.Posture) async throws {
      try await Example.run("Headlines", posture) { example in
        let middle = CGPoint(x: example.size.width / 2, y: example.size.height / 2)
        let rest = try example.frame("The morning paper").minY
        try await example.drag(from: middle, by: CGVector(dx: 0, dy: -90))
        // Ten points are the slop.
        try await example.rests("The morning paper", at: rest - 80)
        try await example.shows("y -80.00")
        let strip = try example.frame("y -80.00")
        let shot = try await example.server.screenshot()
        let red = shot.pixel(4, Int(strip.midY))
        // Four fifths of the system's red on white.
        #expect(red.red == 255 && red.green < 110 && red.blue < 110)
        try await example.flick(from: middle, by: CGVector(dx: 0, dy: 150))
        try await example.rests("The morning paper", at: rest)
        try await example.shows("y 0.00")
        try await example.tap("Hue")
        try await example.shows("Row 1")
        try await example.server.mouse.wheel(right: 0, up: -12, at: middle)
        try await example.shows(no: "Row 0")
      }
    }

    @Test(arguments: Example.Posture.allCases)
    func `A pull brings the next train`(_ posture: Example.Posture) async throws {
      try await Example.run("Arrivals", posture) { example in
        let rest = try example.frame("Basel 9:04").minY
        let top = CGPoint(x: example.size.width / 2, y: 30)
        try await example.drag(from: top, by: CGVector(dx: 0, dy: 80))
        try await example.rests("Basel 9:04", at: rest)
        for number in 1...2 {
          try await example.drag(from: top, by: CGVector(dx: 0, dy: 300))
          try await example.rests("Delayed \(number)", at: rest)
        }
        #expect(example.program.tree()?.first(text: "Delayed 3") == nil)
      }
    }

    @Test(arguments: Example.Posture.allCases)
    func `The helix and the covers are scrolled`(_ posture: Example.Posture) async throws {
      try await Example.run("Turntable", posture) { example in
        let middle = CGPoint(x: example.size.width / 2, y: example.size.height / 2)
        try await example.flick(from: middle, by: CGVector(dx: 0, dy: -120))
        try await example.program.wait(for: "the first steps out of sight") { tree in
          (tree.first(text: "Step 0")?.frame.y ?? 0) < -100
        }
        try await example.tap("Reader")
        try await example.shows("Side 1")
        // In a compact width a flick goes no farther than the strip is long.
        for (way, x) in [("beside the edge", 0.0), ("out of sight", -100)] {
          try await example.flick(from: middle, by: CGVector(dx: -120, dy: 0))
          try await example.program.wait(for: "the first side \(way)") { tree in
            (tree.first(text: "Side 1")?.frame.x ?? 0) < x
          }
        }
        try await example.tap("Effect")
        try await example.program.wait(for: "the other covers") { tree in
          (tree.first(text: "Side 1")?.frame.x ?? -1) > 0
        }
        try await example.flick(from: middle, by: CGVector(dx: -120, dy: 0))
        try await example.program.wait(for: "a side at the edge") { tree in
          let value = tree.flattened.first { $0.type == "ScrollView" }?.value
          let x = value?.split(separator: ",").first.flatMap { Double($0) } ?? .nan
          return x > 100 && abs(x - (x / 200).rounded() * 200) < 0.5
        }
      }
    }
  }
}
