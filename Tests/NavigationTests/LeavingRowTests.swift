import SwiftUI
import Testing
import ViewTreeTesting

/// What is painted of a list's rows in every frame while some of them come or go.
@MainActor struct LeavingRowTests {
  /// What the last frame paints, clipped: texts and fills of one colour.
  private struct Painted {
    var texts: [(string: String, frame: CGRect, opacity: Double)] = []
    var fills: [(frame: CGRect, color: RGBA)] = []

    @MainActor init(_ tester: ViewTester) {
      visit(tester.displayList.items, ProjectionTransform(), 1, CGRect(origin: .zero, size: tester.size))
    }

    private mutating func visit(
      _ items: [DisplayItem], _ outer: ProjectionTransform, _ opacity: Double, _ limit: CGRect
    ) {
      for item in items {
        let transform = item.transform.concatenating(outer)
        let opacity = opacity * item.opacity
        let shown = item.clips.reduce(limit) { shown, clip in
          shown.intersection(clip.transform.concatenating(outer).boundingRect(of: clip.path.boundingRect))
        }
        switch item.content {
        case .text(let text):
          let bounds = CGRect(origin: text.origin, size: text.layout.size)
          let frame = transform.boundingRect(of: bounds).intersection(shown)
          if frame.height > 0.1, opacity > 0 { texts.append((text.layout.string, frame, opacity)) }
        case .fill(let path, .color(let color), _):
          let frame = transform.boundingRect(of: path.boundingRect).intersection(shown)
          if frame.height > 0.1 { fills.append((frame, color.opacity(opacity))) }
        case .group(let group): visit(group.items, transform, opacity, shown)
        default: break
        }
      }
    }

    /// The cards, from top to bottom; `Rows` and its kin have white ones in light.
    var cards: [CGRect] {
      fills.filter { $0.color.red == 1 && $0.color.green == 1 && $0.color.blue == 1 && $0.color.alpha > 0 }
        .map(\.frame).sorted { $0.minY < $1.minY }
    }

    /// Two texts that are painted over each other.
    var overlap: (String, String)? {
      for (index, text) in texts.enumerated() {
        for other in texts[..<index] where text.frame.intersection(other.frame).height > 0.5 {
          if text.frame.intersection(other.frame).width > 0 { return (text.string, other.string) }
        }
      }
      return nil
    }
  }

  private func frames(_ tester: ViewTester, _ seconds: Double = 0.6, _ look: (Painted) throws -> Void)
    rethrows
  {
    for _ in 0..<Int(seconds * 60) {
      tester.advance(by: 1.0 / 60)
      try look(Painted(tester))
    }
    tester.settle()
  }

  // MARK: Drawn aside

  private struct Deleted: View {
    @State private var names = ["a", "b", "c"]
    @State private var isFlagged = false
    var leads = false
    var isPlain = false
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name)
            .swipeActions {
              Button("Delete", role: .destructive) { names.removeAll { $0 == name } }
              Button("Flag") { isFlagged.toggle() }
            }
            .swipeActions(edge: .leading) {
              Button("Read", role: leads ? .destructive : nil) { if leads { names.removeAll { $0 == name } } }
            }
        }
      }
      .modifier(Style(isPlain: isPlain))
    }
  }

  private struct Style: ViewModifier {
    let isPlain: Bool
    func body(content: Content) -> some View {
      if isPlain { content.listStyle(.plain) } else { content.listStyle(.insetGrouped) }
    }
  }

  @Test(arguments: [false, true], [LayoutDirection.leftToRight, .rightToLeft])
  func aRowThatIsDeletedStaysDrawnAsideUntilItIsGone(_ isFull: Bool, _ direction: LayoutDirection) throws {
    for isPlain in [false, true] {
      let tester = ViewTester(
        Deleted(isPlain: isPlain).environment(\.layoutDirection, direction),
        size: CGSize(width: 390, height: 500)
      )
      tester.settle()
      let sign: CGFloat = direction == .leftToRight ? -1 : 1
      let frame = try #require(tester.frame(of: "b"))
      tester.drag(
        from: CGPoint(x: 195 - sign * 150, y: frame.midY),
        by: CGVector(dx: sign * (isFull ? 300 : 170), dy: 0))
      var aside = frame.midX
      if !isFull {
        tester.settle()
        aside = try #require(tester.paintedTexts.first { $0.string == "b" }).frame.midX
        tester.tap("Delete")
      }
      var count = 0
      frames(tester, 1.2) { _ in
        guard let text = tester.paintedTexts.first(where: { $0.string == "b" && $0.opacity > 0 }) else {
          return
        }
        let distance = sign * (text.frame.midX - frame.midX)
        #expect(distance >= sign * (aside - frame.midX) - 0.5, "it never comes back")
        aside = text.frame.midX
        count += 1
      }
      #expect(count > 5 && abs(aside - frame.midX) > 100)
      #expect(!tester.has("b") && tester.host.isInputIdle)
      // Another one acts at the first touch.
      let other = try #require(tester.frame(of: "c"))
      tester.drag(from: CGPoint(x: 195 - sign * 150, y: other.midY), by: CGVector(dx: sign * 170, dy: 0))
      tester.settle()
      #expect(tester.shownActions.contains("Flag"))
    }
  }

  /// A list whose row “b” was swiped aside, and where that row lay.
  private func swiped<Root: View>(
    _ root: Root, from x: CGFloat, by distance: CGFloat
  ) throws -> (ViewTester, CGRect) {
    let tester = ViewTester(root, size: CGSize(width: 390, height: 500))
    tester.settle()
    let frame = try #require(tester.frame(of: "b"))
    tester.drag(from: CGPoint(x: x, y: frame.midY), by: CGVector(dx: distance, dy: 0))
    tester.settle()
    return (tester, frame)
  }

  @Test func aRowThatIsDeletedFromItsOtherEdgeStaysDrawnAside() throws {
    let (tester, frame) = try swiped(Deleted(leads: true), from: 60, by: 120)
    tester.tap("Read")
    frames(tester) { _ in
      if let text = tester.paintedTexts.first(where: { $0.string == "b" && $0.opacity > 0 }) {
        #expect(text.frame.minX > frame.minX + 50)
      }
    }
    #expect(!tester.has("b"))
  }

  @Test func aRowThatStaysClosesAfterItsAction() throws {
    let (tester, frame) = try swiped(Deleted(), from: 350, by: -170)
    tester.tap("Flag")
    tester.settle()
    #expect(tester.shownActions == [])
    #expect(tester.paintedTexts.first { $0.string == "b" }?.frame.minX == frame.minX)
  }

  private struct Undone: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      VStack {
        Button("Undo") { withAnimation { names = ["a", "b", "c"] } }
        List(names, id: \.self) { name in
          Text(name).swipeActions { Button("Delete", role: .destructive) { names.removeAll { $0 == name } } }
        }
      }
    }
  }

  @Test func aRowThatComesBackWhileItLeavesCloses() throws {
    let (tester, frame) = try swiped(Undone(), from: 350, by: -120)
    tester.tap("Delete")
    tester.advance(by: 0.1)
    tester.tap("Undo")
    tester.settle()
    #expect(tester.shownActions == [])
    #expect(tester.paintedTexts.first { $0.string == "b" }?.frame.minX == frame.minX)
  }

  // MARK: Cards

  /// Which rows and sections a list shows.
  private struct Shown: Equatable {
    var first = true, last = true, section = true, isReversed = false
    var many = [1, 2, 3]
  }

  private struct Sections: View {
    @State private var shown = Shown()
    let change: (inout Shown) -> Void
    var body: some View {
      List {
        Section("top") {
          Button("change") { withAnimation(.linear(duration: 0.4)) { change(&shown) } }
          Text("middle")
          if shown.last { Text("last") }
        }
        if shown.section {
          Section("gone") {
            Text("one")
            Text("two")
          }
        }
        Section("many") { ForEach(shown.many, id: \.self) { Text("number \($0)") } }
        ForEach(shown.isReversed ? ["y", "x"] : ["x", "y"], id: \.self) { name in
          Section(name) {
            Text("\(name) 1")
            if name == "x" { Text("\(name) 2") }
          }
        }
      }
      .listStyle(.insetGrouped)
      .environment(\.colorScheme, .light)
    }
  }

  private func sections(_ change: @escaping (inout Shown) -> Void) -> ViewTester {
    let tester = ViewTester(Sections(change: change), size: CGSize(width: 390, height: 900))
    tester.settle()
    return tester
  }

  /// Plays a change and its reverse; in every frame each row that shows lies on a card, and cards move steadily.
  private func play(_ change: @escaping (inout Shown) -> Void) throws {
    let before = Shown()
    var (isThere, count) = (false, 0)
    let tester = sections { shown in
      if isThere { shown = before } else { change(&shown) }
      isThere.toggle()
    }
    let rows = [
      "change", "middle", "last", "one", "two", "number 1", "number 2", "number 3", "x 1", "x 2", "y 1",
    ]
    for _ in 0..<2 {
      tester.tap("change")
      var lengths: [CGFloat] = []
      frames(tester) { painted in
        for text in painted.texts where rows.contains(text.string) && text.frame.height > 4 {
          let middle = CGPoint(x: text.frame.midX, y: text.frame.midY)
          #expect(painted.cards.contains { $0.contains(middle) }, "\(text.string) has no card")
        }
        #expect(painted.overlap == nil)
        lengths.append(painted.cards.map(\.height).reduce(0, +))
        count += 1
      }
      for (length, next) in zip(lengths, lengths.dropFirst()) {
        #expect(abs(next - length) < 20, "cards jump from \(length) to \(next)")
      }
    }
    #expect(count > 0)
  }

  @Test func theCardOfASectionShrinksAndGrowsWithItsLastRow() throws { try play { $0.last = false } }
  @Test func aSectionThatGoesKeepsItsCardUntilItIsGone() throws { try play { $0.section = false } }
  @Test func theCardOfASectionThatIsEmptiedShrinksToNothing() throws { try play { $0.many = [] } }
  @Test func theCardShrinksWithTheLastElement() throws { try play { $0.many = [1, 2] } }
  @Test func theCardShrinksWithTheFirstElement() throws { try play { $0.many = [2, 3] } }
  @Test func theCardShrinksWithSeveralElements() throws { try play { $0.many = [2] } }

  @Test func cardsOfSectionsThatChangeTheirOrderMoveWithTheirRows() throws {
    let tester = sections { $0.isReversed.toggle() }
    tester.tap("change")
    frames(tester) { painted in
      for text in painted.texts where ["x 1", "x 2", "y 1"].contains(text.string) {
        let middle = CGPoint(x: text.frame.midX, y: text.frame.midY)
        #expect(painted.cards.contains { $0.contains(middle) }, "\(text.string) has no card")
      }
    }
  }

  // MARK: Texts

  private struct Column: View {
    @State private var rows = Array(0..<6)
    let isPlain: Bool
    let change: (inout [Int]) -> Void
    var body: some View {
      List {
        Button("change") { withAnimation(.linear(duration: 0.4)) { change(&rows) } }
        ForEach(rows, id: \.self) { Text("row \($0)") }
      }
      .modifier(Style(isPlain: isPlain))
    }
  }

  @Test(arguments: [true, false])
  func rowsThatComeOrGoAreClippedAtTheRowsRoundThem(_ isPlain: Bool) {
    let changes: [(inout [Int]) -> Void] = [
      { $0.remove(at: 2) }, { $0.removeSubrange(1...3) }, { $0 = [3] }, { $0 = [] }, { $0.insert(10, at: 3) },
      { $0 = [10, 11] + $0 }, { $0 += [12] }, { $0 = [20] + $0.dropFirst(2) },
    ]
    for (number, change) in changes.enumerated() {
      let tester = ViewTester(Column(isPlain: isPlain, change: change), size: CGSize(width: 390, height: 600))
      tester.settle()
      tester.tap("change")
      frames(tester) { painted in
        // What comes in the place of what goes fades over it.
        if number == 7 { return }
        #expect(painted.overlap == nil, "change \(number)")
      }
    }
  }

  private struct Links: View {
    @State private var rows = Array(0..<6)
    var body: some View {
      NavigationStack {
        List {
          Button("change") { withAnimation(.linear(duration: 0.4)) { rows = [0, 4] } }
          ForEach(rows, id: \.self) { row in NavigationLink("row \(row)") { Text("page") } }
        }
        .listStyle(.insetGrouped)
        .environment(\.colorScheme, .light)
      }
    }
  }

  @Test func linksThatGoFadeWithTheirLines() {
    let tester = ViewTester(Links(), size: CGSize(width: 390, height: 600))
    tester.settle()
    func lines() -> [Float] {
      Painted(tester).fills.filter { $0.frame.height <= 1 && $0.frame.width > 200 }.map(\.color.alpha)
    }
    let (whole, before) = (lines().max() ?? 0, lines().count)
    #expect(before == 6)
    tester.tap("change")
    tester.advance(by: 0.2)
    #expect(lines().count { $0 < 0.8 * whole } >= 1)
    #expect(lines().count { $0 >= 0.8 * whole } <= 2)
    frames(tester) { #expect($0.overlap == nil) }
    #expect(lines().count == 2)
  }
}
