import Foundation
import RealInput
import Testing
import ViewTree

extension RealInputTests {
  /// What narrows the list, leads along it and acts on its rows.
  @Suite struct Lists {
    @Test func `Keys search the list, and Escape brings it back to where it was`() async throws {
      try await Guide.run(with: .mouse) { guide in
        let keyboard = guide.server.keyboard
        try await guide.server.mouse.wheel(up: -6, at: guide.screen(CGPoint(x: 195, y: 500)))
        try await guide.program.rest()
        let row = try #require(guide.program.tree()?.first(text: "Chez Maëlle")?.frame.y)
        #expect(try #require(guide.row(0)) < 100, "it is scrolled")

        try await keyboard.type(Key("f"), with: [.control])
        try await guide.program.wait(for: "the search") { $0.first(text: "Cancel") != nil }
        try await keyboard.type(text: "noodle")
        try await guide.program.wait(for: "what is found, from the top") { tree in
          tree.names == ["老街麵館", "潮騒ラーメン"] && (tree.first(id: "filters")?.frame.y ?? 0) > 0
        }
        try await keyboard.type(text: "zzz")
        try await guide.program.wait(for: "nothing found") { $0.names.isEmpty }
        try await keyboard.type(.escape)
        try await guide.program.wait(for: "the list where it was") { tree in
          tree.first(text: "Cancel") == nil
            && tree.first(text: "Chez Maëlle").map { abs($0.frame.y - row) <= Guide.tolerance } ?? false
        }
      }
    }

    @Test(arguments: Hand.allCases)
    func `A chip narrows the list to its kind, and tapped again to nothing`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        let all = try #require(guide.program.tree()?.names)
        try await guide.tap(guide.middle(of: "filter-Bistro"))
        try await guide.program.wait(for: "the bistros alone") { tree in
          tree.names == ["Chez Maëlle"] && tree.first(id: "filter-Bistro")?.isSelected == true
            && tree.first(id: "filter-all")?.isSelected == false
        }
        try await guide.tap(guide.middle(of: "filter-Bistro"))
        try await guide.program.wait(for: "everything") { tree in
          tree.names == all && tree.first(id: "filter-Bistro")?.isSelected == false
            && tree.first(id: "filter-all")?.isSelected == true
        }
        // Drawn aside, the chips go along and the list stays.
        let (chip, row) = (try guide.middle(of: "filter-Bistro"), try #require(guide.row(0)))
        try await guide.hand.drag(
          from: guide.screen(chip), to: guide.screen(CGPoint(x: chip.x - 150, y: chip.y)))
        let tree = try await guide.program.wait(for: "other chips") { tree in
          tree.first(id: "filter-Bistro").map { $0.frame.rect.midX < chip.x - 100 } ?? true
        }
        #expect(tree.names == all && tree.first(id: "row-0")?.frame.y == row)
      }
    }

    @Test(arguments: Hand.allCases)
    func `Along the index the list goes from section to section`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        try await guide.sortByName()
        let letters = try #require(guide.program.tree()?.first(id: "section-index")?.texts)
        #expect(letters.count > 10)
        let start = try #require(letters.first)
        /// A letter beside the index, and not at the other edge, where headings are.
        func bubble(_ letter: TreeDump, _ tree: TreeDump) -> TreeDump? {
          tree.texts.first {
            $0.text == letter.text && $0.frame.x > 100 && $0.frame.rect.maxX < start.frame.x
          }
        }
        try await guide.press(start.middle)
        for letter in [letters[0], letters[2], letters[5], letters[1], letters[letters.count - 1]] {
          try await guide.move(CGPoint(x: start.middle.x, y: letter.middle.y))
          try await guide.program.wait(for: "the section \(letter.text ?? "")") { tree in
            guard let index = tree.first(id: "section-index"), index.value == letter.text,
              let list = tree.first(id: "list")
            else { return false }
            // The letter is shown beside the hand, and the section's heading is in sight, at the top but for the last ones.
            let bubble = bubble(letter, tree)
            let heading = list.texts.first { $0.text == letter.text && $0.frame.x < 20 }
            let isLast = letter == letters.last
            return bubble.map { abs($0.middle.y - letter.middle.y) < 20 } ?? false
              && heading.map { $0.frame.y > 90 && $0.frame.y < (isLast ? 795 : 125) } ?? false
          }
        }
        try await guide.hand.release()
        try await guide.program.wait(for: "the index alone") { tree in
          letters.allSatisfy { bubble($0, tree) == nil }
        }
        #expect(guide.program.tree()?.first(id: "bottom-sheet") == nil)
      }
    }

    // MARK: Actions of rows

    @Test func `The right button opens a row's menu, and the left one chooses in it`() async throws {
      try await Guide.run(with: .mouse) { guide in
        let wasVisited = try guide.has("visited", in: "row-2")
        try await guide.server.mouse.press(.right, at: guide.screen(guide.middle(of: "row-2")))
        try await guide.hand.release()
        try await guide.program.wait(for: "the menu") { $0.first(text: "Copy as text") != nil }
        #expect(guide.program.tree()?.first(id: "bottom-sheet") == nil)
        let mark = try #require(
          guide.program.tree()?.first(text: wasVisited ? "Mark as not visited" : "Mark as visited"))
        try await guide.rest()
        try await guide.tap(mark.middle)
        try await guide.program.wait(for: "the other mark, without the menu") { tree in
          try guide.has("visited", in: "row-2") != wasVisited && tree.first(text: "Copy as text") == nil
        }
      }
    }

    @Test(arguments: Hand.allCases)
    func `A short swipe opens a row's actions, one of which is tapped`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        let wasVisited = try guide.has("visited", in: "row-2")
        try await guide.swipe("row-2", from: 300, to: 150)
        try await guide.actions("row-2", isOpen: true)
        let row = try guide.middle(of: "row-2")
        try await guide.tap(CGPoint(x: 390 - 37, y: row.y))
        try await guide.program.wait(for: "the other mark") { _ in
          try guide.has("visited", in: "row-2") != wasVisited
        }
        try await guide.actions("row-2", isOpen: false)
        #expect(guide.program.tree()?.first(id: "bottom-sheet") == nil)
      }
    }

    @Test(arguments: Hand.allCases) func `A full swipe does the first action`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        for isFavourite in [true, false] {
          try await guide.swipe("row-2", from: 30, to: 370)
          try await guide.program.wait(for: isFavourite ? "a heart" : "no heart") { _ in
            try guide.has("heart", in: "row-2") == isFavourite
          }
        }
        let wasVisited = try guide.has("visited", in: "row-3")
        try await guide.swipe("row-3", from: 370, to: 30)
        try await guide.program.wait(for: "the other mark") { _ in
          try guide.has("visited", in: "row-3") != wasVisited
        }
        try await guide.actions("row-3", isOpen: false)
        #expect(guide.program.tree()?.first(id: "bottom-sheet") == nil)
      }
    }

    @Test(arguments: Hand.allCases)
    func `An open row closes under the first touch of anything else, which does nothing more`(_ hand: Hand)
      async throws
    {
      try await Guide.run(with: hand) { guide in
        let other = try guide.middle(of: "row-5")
        // A mouse lights what it is on.
        if hand == .mouse {
          try await guide.server.mouse.move(to: guide.screen(other))
          try await guide.program.rest()
        }
        let ground = try await guide.color(CGPoint(x: 250, y: other.y))
        try await guide.swipe("row-2", from: 300, to: 150)
        try await guide.actions("row-2", isOpen: true)
        try await guide.press(other)
        try await guide.actions("row-2", isOpen: false)
        // It does not look pressed either: as long as that would take to show, and longer.
        try await guide.rest()
        #expect(try await guide.color(CGPoint(x: 250, y: other.y)).isLike(ground))
        try await guide.hand.release()
        try await guide.program.rest()
        #expect(guide.program.tree()?.first(id: "bottom-sheet") == nil)
        // Drawing another one closes it while that is held.
        try await guide.swipe("row-2", from: 300, to: 150)
        try await guide.actions("row-2", isOpen: true)
        try await guide.press(CGPoint(x: 300, y: other.y))
        try await guide.move(CGPoint(x: 150, y: other.y))
        try await guide.actions("row-2", isOpen: false)
        try await guide.rest()
        try await guide.hand.release()
        try await guide.actions("row-5", isOpen: true)
        // Scrolling closes it.
        try await guide.server.mouse.wheel(up: -1, at: guide.screen(CGPoint(x: 195, y: 300)))
        try await guide.actions("row-5", isOpen: false)
      }
    }

    @Test(arguments: Hand.allCases) func `The index is hidden under the actions of a row`(_ hand: Hand)
      async throws
    {
      try await Guide.run(with: hand) { guide in
        try await guide.sortByName()
        let row = try #require(guide.program.tree()?.first(id: "row-2")?.frame.rect)
        let strip = CGRect(x: 374, y: row.minY + 2, width: 14, height: row.height - 4)
        let letters = try await guide.colors(strip)
        #expect(letters.count > 1, "letters lie there")
        try await guide.swipe("row-2", from: 300, to: 150)
        try await guide.picture("an action without letters over it") { shot in
          let colors = shot.colors(guide.screen(strip))
          return colors.count == 1 && colors.first?.isGreen == true
        }
        try await guide.tap(CGPoint(x: 100, y: row.midY))
        try await guide.server.mouse.move(to: guide.screen(CGPoint(x: 0, y: Guide.height - 1)))
        try await guide.picture("the letters again") { $0.colors(guide.screen(strip)) == letters }
        #expect(guide.program.tree()?.first(id: "bottom-sheet") == nil)
      }
    }
  }
}

extension Guide {
  /// Sorts by name, so that the list has headings and an index.
  func sortByName() async throws {
    try await tap(middle(of: "order"))
    try await program.wait(for: "the menu") { $0.first(id: "order-name") != nil }
    try await tap(middle(of: "order-name"))
    try await program.wait(for: "the index") {
      $0.first(id: "section-index") != nil && $0.first(id: "order-name") == nil
    }
    try await server.mouse.move(to: screen(CGPoint(x: 0, y: Self.height - 1)))
    try await program.rest()
  }

  func has(_ id: String, in row: String) throws -> Bool {
    try #require(program.tree()?.first(id: row), "there is no \(row)").first(id: id) != nil
  }

  /// Drags a row sideways, rests and releases.
  func swipe(_ row: String, from start: CGFloat, to end: CGFloat) async throws {
    let y = try middle(of: row).y
    try await hand.drag(
      from: screen(CGPoint(x: start, y: y)), to: screen(CGPoint(x: end, y: y)))
  }

  /// Waits until the green and the blue action of a row are wholly in sight, or nothing is left of them.
  func actions(_ row: String, isOpen: Bool) async throws {
    let y = try middle(of: row).y
    let (outer, inner) = (screen(CGPoint(x: 388, y: y + 20)), screen(CGPoint(x: 246, y: y + 20)))
    try await picture("\(row) \(isOpen ? "open" : "closed")") { shot in
      let (outer, inner) = (
        shot.pixel(Int(outer.x), Int(outer.y)), shot.pixel(Int(inner.x), Int(inner.y))
      )
      return isOpen ? outer.isGreen && inner.isBlue : outer.isGrey && inner.isGrey
    }
  }

  func color(_ place: CGPoint) async throws -> Screenshot.Pixel {
    let place = screen(place)
    return try await server.screenshot().pixel(Int(place.x), Int(place.y))
  }

  func colors(_ area: CGRect) async throws -> Set<Screenshot.Pixel> {
    try await server.screenshot().colors(screen(area))
  }

  /// An area of the window as one of the screen.
  func screen(_ area: CGRect) -> CGRect {
    let (start, end) = (
      screen(area.origin), screen(CGPoint(x: area.maxX, y: area.maxY))
    )
    return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}

extension Screenshot {
  func colors(_ area: CGRect) -> Set<Pixel> {
    var colors: Set<Pixel> = []
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) { colors.insert(pixel(x, y)) }
    }
    return colors
  }
}

extension Screenshot.Pixel {
  var isGreen: Bool { green > 110 && red < 90 && blue < 110 }
  var isBlue: Bool { blue > 200 && red < 100 }
  var isGrey: Bool { max(red, green, blue) - min(red, green, blue) < 12 }

  func isLike(_ other: Self) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue)].allSatisfy { abs(Int($0) - Int($1)) < 8 }
  }
}

extension TreeDump {
  /// The names in the list, from the top, those above and below what is in sight included.
  var names: [String] {
    flattened.filter { $0.id?.hasPrefix("row-") == true }.sorted { $0.frame.y < $1.frame.y }
      .compactMap { row in row.texts.first?.text }
  }

  /// The texts in this view, in their order.
  var texts: [TreeDump] { flattened.filter { $0.type == "Text" && $0.text != nil } }
  var middle: CGPoint { CGPoint(x: frame.rect.midX, y: frame.rect.midY) }
  var isSelected: Bool { traits?.contains("isSelected") == true }
}
