import SwiftUI
import Testing
import ViewTreeTesting

/// What all lazy containers do alike: views that leave, work ahead, reuse.
@MainActor struct LazyKindTests {
  enum Kind: String, CaseIterable { case stack, grid, list, row }

  @Observable final class Model {
    var numbers = Array(0..<8)
    var isOther = false
  }

  /// Texts of 50 points in a container of a kind.
  private struct Page<Cell: View>: View {
    let kind: Kind
    let numbers: [Int]
    @ViewBuilder let cell: (Int) -> Cell

    private var cells: some View {
      ForEach(numbers, id: \.self) { cell($0).frame(minWidth: 60).frame(height: 50) }
    }

    var body: some View {
      switch kind {
      case .stack: ScrollView { LazyVStack(spacing: 0) { cells } }
      case .grid:
        ScrollView {
          LazyVGrid(
            columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0
          ) {
            cells
          }
        }
      case .list: List { cells }.listStyle(.plain)
      case .row: ScrollView(.horizontal) { LazyHStack(spacing: 0) { cells } }
      }
    }
  }

  private struct Elements: View {
    let kind: Kind
    let model: Model
    var body: some View { Page(kind: kind, numbers: model.numbers) { Text("item \($0)") } }
  }

  /// Elements that show one of two views.
  private struct Alternatives: View {
    let kind: Kind
    let model: Model
    var body: some View {
      Page(kind: kind, numbers: model.numbers) { number in
        if model.isOther, number == 3 { Text("other") } else { Text("item \(number)") }
      }
    }
  }

  private static let size = CGSize(width: 300, height: 400)

  private func tester(_ view: some View) -> ViewTester {
    let tester = ViewTester(view, size: Self.size)
    tester.settle()
    return tester
  }

  private func painted(_ tester: ViewTester, _ text: String) -> [PaintedText] {
    tester.paintedTexts.filter { $0.string == text }
  }

  // MARK: What leaves

  /// An element that goes fades where it was, while the next one takes its place.
  @Test(arguments: Kind.allCases) func whatLeavesIsPaintedWhereItWas(_ kind: Kind) throws {
    let model = Model()
    let tester = tester(Elements(kind: kind, model: model))
    let place = try #require(painted(tester, "item 3").first)
    let next = try #require(painted(tester, "item 4").first)
    withAnimation(.linear(duration: 1)) { _ = model.numbers.remove(at: 3) }
    for step in 1...9 {
      tester.advance(by: 0.1)
      let leaving = try #require(painted(tester, "item 3").first, "step \(step)")
      #expect(
        abs(leaving.frame.minX - place.frame.minX) < 0.01 && abs(leaving.frame.minY - place.frame.minY) < 0.01
      )
      #expect(abs(leaving.opacity - (1 - Double(step) / 10)) < 0.03)
      #expect(painted(tester, "item 3").count == 1)
    }
    tester.settle()
    #expect(!tester.paints("item 3"))
    let moved = try #require(painted(tester, "item 4").first)
    #expect(abs(moved.frame.midX - place.frame.midX) < 1 && abs(moved.frame.midY - place.frame.midY) < 1)
    #expect(moved.frame.origin != next.frame.origin)
    #expect(tester.host.isAtRest)
  }

  /// Within an element one view leaves while the other comes, both in the same place.
  @Test(arguments: Kind.allCases) func alternativesOfAnElementCrossFade(_ kind: Kind) throws {
    let model = Model()
    let tester = tester(Alternatives(kind: kind, model: model))
    let place = try #require(painted(tester, "item 3").first)
    let next = try #require(painted(tester, "item 4").first)
    for isOther in [true, false] {
      withAnimation(.linear(duration: 1)) { model.isOther = isOther }
      tester.advance(by: 0.5)
      for name in ["item 3", "other"] {
        let text = try #require(painted(tester, name).first, "\(name)")
        #expect(abs(text.opacity - 0.5) < 0.03, "\(name)")
        #expect(abs(text.frame.midX - place.frame.midX) < 1 && abs(text.frame.midY - place.frame.midY) < 1)
      }
      #expect(painted(tester, "item 4").first?.frame == next.frame)
      tester.settle()
      #expect(tester.paints("other") == isOther && tester.paints("item 3") == !isOther)
    }
  }

  /// A view of an element that leaves without another one coming has no length at once.
  @Test(arguments: Kind.allCases) func anElementWithoutAViewHasNoLength(_ kind: Kind) throws {
    struct Optionals: View {
      let kind: Kind
      let model: Model
      var body: some View {
        Page(kind: kind, numbers: model.numbers) { number in
          if !model.isOther || number != 2 && number != 3 { Text("item \(number)") }
        }
      }
    }
    let model = Model()
    let tester = tester(Optionals(kind: kind, model: model))
    let place = try #require(painted(tester, "item 2").first)
    withAnimation(.linear(duration: 1)) { model.isOther = true }
    tester.advance(by: 0.5)
    #expect(painted(tester, "item 2").first.map { abs($0.opacity - 0.5) < 0.03 } == true)
    tester.settle()
    #expect(!tester.paints("item 2") && !tester.paints("item 3"))
    // In a list a row keeps its least height; elsewhere the next one follows.
    if kind == .stack || kind == .grid {
      #expect(painted(tester, "item 4").first.map { abs($0.frame.midY - place.frame.midY) < 1 } == true)
    }
    withAnimation(nil) { model.isOther = false }
    tester.settle()
    #expect(painted(tester, "item 2").first?.frame == place.frame)
  }

  // MARK: Work ahead and reuse

  private struct Many: View {
    let kind: Kind
    var body: some View { Page(kind: kind, numbers: Array(0..<400)) { Text("item \($0)") } }
  }

  @Test(arguments: Kind.allCases) func linesAheadAreMadeBetweenFrames(_ kind: Kind) {
    let tester = tester(Many(kind: kind))
    let host = tester.host
    var made: Int { host.statistics.nodesMade + host.statistics.elementsReused }
    var (within, between, most) = (0, 0, 0)
    let start = CGPoint(x: 290, y: 350)
    tester.press(start)
    for step in 1...56 {
      let way = CGFloat(step) * 5
      tester.move(
        to: kind == .row ? CGPoint(x: start.x - way, y: start.y) : CGPoint(x: start.x, y: start.y - way))
      host.timers.advance(to: host.timers.now + 1 / ViewTester.rate)
      let before = made
      _ = host.frame()
      let shown = made
      host.workAhead()
      within += shown - before
      between += made - shown
      most = max(most, made - shown)
    }
    #expect(tester.frame(of: "item 0").map { kind == .row ? $0.maxX < 0 : $0.maxY < 0 } ?? true)
    #expect(within == 0, "made within frames")
    #expect(between > 0)
    // No more than a line at once: an element, two frames and a text for each cell, and what a list's row adds.
    #expect(most <= (kind == .grid ? 2 : 1) * 8, "\(most)")
  }

  @Test(arguments: Kind.allCases) func elementsOutOfSightServeOthers(_ kind: Kind) {
    let tester = tester(Many(kind: kind))
    func scroll(_ distance: CGFloat) {
      for _ in 0..<Int(abs(distance) / 25) {
        let step: CGFloat = distance > 0 ? -25 : 25
        tester.wheel(
          at: CGPoint(x: 150, y: 200), dx: kind == .row ? step : 0, dy: kind == .row ? 0 : step,
          isPrecise: true)
        tester.advance(by: 1 / ViewTester.rate)
      }
    }
    scroll(1000)
    let before = tester.host.statistics
    scroll(3000)
    scroll(-2000)
    let after = tester.host.statistics
    #expect(after.elementsReused - before.elementsReused >= 60)
    // A few at each turn.
    #expect(after.nodesMade - before.nodesMade <= 100)
    #expect(!tester.paints("item 0"))
  }
}
