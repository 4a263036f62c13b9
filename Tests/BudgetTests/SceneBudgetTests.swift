import SwiftUI
import Testing
import ViewTreeTesting

@testable import BenchmarkScene

/// The benchmark scene's frames cost no more than they did when somebody last looked. Whoever makes them cheaper
/// lowers the limits; whoever makes them dearer has to say why.
@MainActor struct SceneBudgetTests {
  private static let size = CGSize(width: 1080, height: 1920)
  private static let area = 1080 * 1920

  private func scene(rows: Int = 1000) -> ViewTester { Self.scene(rows: rows) }

  /// The scene in its window, come to rest.
  static func scene(rows: Int) -> ViewTester {
    let tester = ViewTester(SceneView(rows: rows), size: size)
    tester.runner.frameInterval = 1 / ViewTester.rate
    tester.settle()
    return tester
  }

  /// A finger that has begun to scroll, over rows that were all seen before.
  private func scrolling(_ tester: ViewTester) {
    tester.press(CGPoint(x: 540, y: 1500))
    tester.move(to: CGPoint(x: 540, y: 500), over: 0.5)
    tester.move(to: CGPoint(x: 540, y: 1500), over: 0.5)
  }

  /// A finger that has begun to pull an open sheet up by its handle; where that was before.
  private func draggingTheSheet(_ tester: ViewTester) throws -> CGRect {
    tester.tap("row-3")
    tester.settle()
    let handle = try #require(tester.frame(of: "bottom-sheet-handle"))
    tester.press(CGPoint(x: 540, y: handle.midY))
    tester.move(to: CGPoint(x: 540, y: handle.midY - 200), over: 0.2)
    return handle
  }

  @Test func aResidentListCostsNothingAtRest() {
    let tester = scene()
    let costs = Costs.of(tester) { tester.advance(by: 5) }
    #expect(costs.frames == 0)
  }

  @Test func scrollingOverKnownRowsOnlyMovesThem() {
    let tester = scene()
    scrolling(tester)
    let costs = Costs.of(tester) { tester.move(to: CGPoint(x: 540, y: 1400), over: 0.1) }
    // Every 256 pixels the painter looks at all rows anew, and may make what comes into sight.
    #expect(costs.frames == 12)
    #expect(costs.bodies == 0)
    #expect(costs.layouts == 0)
    #expect(costs.picturesMade <= 3)
    #expect(costs.layersComposed == 0)
    #expect(costs.perFrame(\.itemsPrepared) <= 26)
    #expect(costs.perFrame(\.drawCalls) <= 64)
    #expect(costs.perFrame(\.pixelsDamaged) <= Self.area * 24 / 100)
    // The rest is there already and only put elsewhere.
    #expect(costs.perFrame(\.pixelsPainted) <= Self.area * 6 / 100)
  }

  @Test func aNewRowCostsItsOwnViewsAlone() {
    let tester = scene()
    tester.press(CGPoint(x: 540, y: 1500))
    tester.move(to: CGPoint(x: 540, y: 1480), over: 0.1)
    let costs = Costs.of(tester) { tester.move(to: CGPoint(x: 540, y: 520), over: 1) }
    // Ten rows come in.
    #expect(costs.bodies <= 12)
    #expect(costs.layouts <= 540)
  }

  @Test func aNewRowTakesTheNodesOfOneThatWent() {
    let tester = scene()
    func scroll(rows: Int) {
      for _ in 0..<rows {
        tester.wheel(at: CGPoint(x: 540, y: 900), dy: -96, isPrecise: true)
        tester.advance(by: 1 / 60)
      }
    }
    // Until rows go as others come.
    scroll(rows: 40)
    let costs = Costs.of(tester) { scroll(rows: 100) }
    #expect(costs.nodesMade == 0)
    #expect(costs.bodies <= 100)
    #expect(costs.layouts <= 5200)
  }

  @Test func draggingTheSheetMovesItAlone() throws {
    let tester = scene()
    let handle = try draggingTheSheet(tester)
    let costs = Costs.of(tester) { tester.move(to: CGPoint(x: 540, y: handle.midY - 400), over: 0.2) }
    #expect(costs.frames == 24)
    #expect(costs.layouts == 0)
    #expect(costs.picturesMade == 0)
    #expect(costs.perFrame(\.bodies) <= 4)
    #expect(costs.perFrame(\.layersComposed) <= 2)
    #expect(costs.perFrame(\.itemsPrepared) <= 2)
    #expect(costs.perFrame(\.drawCalls) <= 12)
    #expect(costs.perFrame(\.pixelsDamaged) <= Self.area * 31 / 100)
    #expect(costs.perFrame(\.pixelsPainted) <= Self.area * 4 / 100)
  }

  /// Debug builds, in which tests run, ask some thirty times as often as what is delivered.
  @Test func steadyFramesAskForMemoryNoMoreOftenAsTimeGoesBy() throws {
    let list = scene()
    scrolling(list)
    let scrolled = Costs.of(list) { list.move(to: CGPoint(x: 540, y: 1300), over: 0.4) }
    let sheet = scene()
    let handle = try draggingTheSheet(sheet)
    let dragged = Costs.of(sheet) { sheet.move(to: CGPoint(x: 540, y: handle.midY - 600), over: 0.4) }
    for (costs, limit) in [(scrolled, 3500), (dragged, 1300)] {
      let all = costs.allocations
      #expect(all.count == 48)
      let (early, late) = (middle(all.prefix(16)), middle(all.suffix(16)))
      #expect(late <= early + early / 50, "\(all)")
      #expect(middle(all[...]) <= limit, "\(all)")
    }
  }

  private func middle(_ values: ArraySlice<Int>) -> Int { values.sorted()[values.count / 2] }

  @Test func aHundredThousandRowsCostNoMoreThanATenthOfThem() {
    func costs(_ rows: Int) -> Costs {
      let tester = scene(rows: rows)
      scrolling(tester)
      return Costs.of(tester) { tester.move(to: CGPoint(x: 540, y: 700), over: 0.5) }
    }
    let (few, many) = (costs(10_000), costs(100_000))
    #expect(few.layouts == many.layouts)
    #expect(few.bodies == many.bodies)
    // Longer lists have shorter indicators.
    #expect(abs(few.drawCalls - many.drawCalls) <= few.drawCalls / 20)
    #expect(abs(few.pixelsPainted - many.pixelsPainted) <= few.pixelsPainted / 100)
  }
}
