import Observation
import SwiftUI
import Testing
import ViewTreeTesting

/// The place of content that scrolls sideways, in both directions of reading, and of rows that are measured late.
@MainActor struct ScrollPlaceAcrossTests {
  enum Kind: CaseIterable { case stack, lazyStack, grid }

  @MainActor @Observable final class Model {
    var count = 60
    var isWide = false
  }

  private struct Columns: View {
    let kind: Kind
    let model: Model

    private func column(_ index: Int) -> some View {
      Text(verbatim: "col \(index)").frame(
        width: (model.isWide ? 90 : 60) + CGFloat(index % 3 * 10), height: 40)
    }

    var body: some View {
      ScrollView(.horizontal) {
        switch kind {
        case .stack: HStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { column($0) } }
        case .lazyStack: LazyHStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { column($0) } }
        case .grid:
          LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
            ForEach(0..<model.count, id: \.self) { column($0) }
          }
        }
      }
    }
  }

  private static let size = CGSize(width: 390, height: 300)

  private func tester(_ kind: Kind, _ isRightToLeft: Bool, _ model: Model = Model()) -> ViewTester {
    let tester = ViewTester(
      Columns(kind: kind, model: model).environment(
        \.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight),
      size: Self.size)
    tester.settle()
    return tester
  }

  private func scroll(_ tester: ViewTester, by distance: CGFloat) {
    tester.wheel(at: CGPoint(x: 100, y: 150), dx: -distance, dy: 0, isPrecise: true)
    tester.settle()
  }

  /// The distance from where reading begins to the middle of a column, in the window.
  private func place(_ column: Int, _ tester: ViewTester, _ width: CGFloat, _ isRightToLeft: Bool) -> CGFloat
  {
    let x = tester.frame(of: "col \(column)")?.midX ?? .nan
    return isRightToLeft ? width - x : x
  }

  /// The first column that begins in sight.
  private func first(_ tester: ViewTester, _ width: CGFloat, _ isRightToLeft: Bool) -> Int {
    (0..<60).first { place($0, tester, width, isRightToLeft) > 40 } ?? -1
  }

  @Test(arguments: Kind.allCases, [false, true])
  func columnsStayWhereTheyAreByTheDirectionOfReading(_ kind: Kind, _ isRightToLeft: Bool) {
    let model = Model()
    let tester = tester(kind, isRightToLeft, model)
    let start = place(0, tester, 390, isRightToLeft)
    func resize(_ width: CGFloat) {
      tester.resize(to: CGSize(width: width, height: 300))
      tester.settle()
    }
    // The start stays the start.
    resize(500)
    #expect(place(0, tester, 500, isRightToLeft) == start)
    resize(390)
    #expect(place(0, tester, 390, isRightToLeft) == start)
    // The middle.
    scroll(tester, by: isRightToLeft ? -707 : 707)
    let column = first(tester, 390, isRightToLeft)
    let before = place(column, tester, 390, isRightToLeft)
    #expect(column > 3)
    for width in [394.0, 300, 844, 390] as [CGFloat] {
      resize(width)
      #expect(abs(place(column, tester, width, isRightToLeft) - before) < 0.01, "\(width)")
    }
    // Columns added at the end move nothing.
    model.count = 70
    tester.settle()
    #expect(abs(place(column, tester, 390, isRightToLeft) - before) < 0.01)
    model.count = 60
    tester.settle()
    // The end.
    for _ in 0..<4 { scroll(tester, by: isRightToLeft ? -9000 : 9000) }
    let end = 390 - place(59, tester, 390, isRightToLeft)
    #expect(end < 50)
    for width in [394.0, 300, 844, 390] as [CGFloat] {
      resize(width)
      #expect(abs(width - place(59, tester, width, isRightToLeft) - end) < 0.01, "\(width)")
    }
  }

  // MARK: While it moves

  private struct Rows: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<400, id: \.self) { row in
            Text(verbatim: "row \(row)").frame(height: 20 + CGFloat(row * 37 % 11) * 12)
          }
        }
      }
      .defaultScrollAnchor(.bottom, for: .initialOffset)
    }
  }

  /// Rows that nobody has measured prove to be longer or shorter as they come into sight from below.
  @Test func whatIsInSightMovesWithTheFingerAloneWhereRowsBeforeItAreMeasured() {
    let tester = ViewTester(Rows(), size: CGSize(width: 390, height: 700))
    tester.settle()
    #expect(tester.frame(of: "row 399") != nil)
    func visible() -> [String: CGFloat] {
      Dictionary(
        tester.tree.flattened.compactMap { node in
          guard let text = node.text, node.frame.rect.midY > 0, node.frame.rect.midY < 700 else { return nil }
          return (text, node.frame.rect.midY)
        }, uniquingKeysWith: { a, _ in a })
    }
    var faults: [String] = []
    func expectMove(_ body: () -> Void, _ distance: ClosedRange<CGFloat>, _ note: String) {
      let before = visible()
      body()
      let after = visible()
      let moves = after.compactMap { name, y in before[name].map { y - $0 } }
      if moves.isEmpty || !moves.allSatisfy({ distance.contains($0) }) { faults.append("\(note): \(moves)") }
    }
    for step in 0..<60 {
      expectMove(
        {
          tester.wheel(at: CGPoint(x: 200, y: 300), dy: 90, isPrecise: true)
          tester.advance(by: 1 / ViewTester.rate)
        }, 89.99...90.01, "wheel \(step)")
    }
    // Under a finger.
    tester.press(CGPoint(x: 200, y: 200))
    tester.move(by: CGVector(dx: 0, dy: 20))
    tester.advance(by: 1 / ViewTester.rate)
    for step in 0..<40 {
      expectMove(
        {
          tester.move(by: CGVector(dx: 0, dy: 10))
          tester.advance(by: 1 / ViewTester.rate)
        }, 9.99...10.01, "finger \(step)")
    }
    tester.release()
    // Thrown: ever slower, without a jump.
    for step in 0..<60 {
      expectMove({ tester.advance(by: 1 / ViewTester.rate) }, -0.01...12, "throw \(step)")
    }
    tester.settle()
    // And while the window changes size, thrown or not.
    tester.flick(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 200), over: 0.1)
    for step in 0..<20 {
      expectMove(
        {
          tester.resize(to: CGSize(width: 390 + CGFloat(step), height: 700))
          tester.advance(by: 1 / ViewTester.rate)
        }, -0.01...25, "resize \(step)")
    }
    tester.settle()
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(4))")
    // The start is where it is said to be.
    for _ in 0..<60 { tester.wheel(at: CGPoint(x: 200, y: 300), dy: 900, isPrecise: true) }
    tester.settle()
    #expect(tester.frame(of: "row 0")?.midY == 10)
    #expect(tester.warnings.isEmpty)
  }
}
