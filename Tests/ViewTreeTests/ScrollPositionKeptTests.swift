import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// The view at which the program has a scroll view: there it begins, and it stays where it is seen when the content changes.
@MainActor struct ScrollPositionKeptTests {
  @Observable final class Model {
    var id: Int?
    var position = ScrollPosition(idType: Int.self)
    var rows = Array(0..<100)
  }

  enum Kind: CaseIterable { case lazy, plain, horizontal, mirrored, position }

  private struct Screen: View {
    @Bindable var model: Model
    let kind: Kind
    var anchor: UnitPoint?

    private var rows: some View {
      ForEach(model.rows, id: \.self) { Text("row \($0)").frame(width: 100, height: 100) }
    }

    var body: some View {
      switch kind {
      case .lazy:
        ScrollView { LazyVStack(spacing: 0) { rows }.scrollTargetLayout() }
          .scrollPosition(id: $model.id, anchor: anchor)
      case .plain:
        ScrollView { VStack(spacing: 0) { rows }.scrollTargetLayout() }
          .scrollPosition(id: $model.id, anchor: anchor)
      case .horizontal, .mirrored:
        ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows }.scrollTargetLayout() }
          .scrollPosition(id: $model.id, anchor: anchor)
          .environment(\.layoutDirection, kind == .mirrored ? .rightToLeft : .leftToRight)
      case .position:
        ScrollView { LazyVStack(spacing: 0) { rows }.scrollTargetLayout() }
          .scrollPosition($model.position, anchor: anchor)
      }
    }
  }

  private func tester(_ model: Model, _ kind: Kind, _ anchor: UnitPoint? = nil) -> ViewTester {
    if let id = model.id { model.position = ScrollPosition(id: id) }
    let tester = ViewTester(
      Screen(model: model, kind: kind, anchor: anchor), size: CGSize(width: 300, height: 300))
    tester.settle()
    return tester
  }

  /// Where a row's middle lies along the axis, counted from where reading begins.
  private func place(_ row: Int, _ tester: ViewTester, _ kind: Kind) -> CGFloat? {
    tester.frame(of: "row \(row)").map {
      switch kind {
      case .horizontal: $0.midX
      case .mirrored: 300 - $0.midX
      default: $0.midY
      }
    }
  }

  @Test(arguments: Kind.allCases) func itBeginsAtTheViewThatTheProgramNames(_ kind: Kind) {
    let model = Model()
    model.id = 40
    let tester = tester(model, kind)
    #expect(place(40, tester, kind)?.rounded() == 50)
    #expect(place(40, self.tester(model, kind, .center), kind) == 150)
    #expect(tester.tree.flattened.count { $0.text?.hasPrefix("row") == true } < 20 || kind == .plain)
  }

  @Test(arguments: Kind.allCases, [false, true])
  func whatIsAddedBeforeItMovesNothing(_ kind: Kind, _ animated: Bool) throws {
    let model = Model()
    model.id = 40
    let tester = tester(model, kind)
    func add(_ rows: Range<Int>) {
      withAnimation(animated ? .default : nil) { model.rows.insert(contentsOf: rows, at: 0) }
      for _ in 0..<20 {
        tester.advance(by: 1.0 / 60)
        #expect(place(40, tester, kind).map { abs($0 - 50) < 0.5 } == true)
      }
      tester.settle()
    }
    add(-5..<0)
    #expect(place(41, tester, kind)?.rounded() == 150 && model.id == 40)
    add(-105 ..< -5)
    withAnimation(animated ? .default : nil) { model.rows.removeFirst(50) }
    tester.settle()
    #expect(place(40, tester, kind)?.rounded() == 50)
  }

  @Test func whatIsAddedAtTheEndOfReadingMovesNothingFromRightToLeft() {
    let model = Model()
    model.rows = Array(0..<10)
    let tester = tester(model, .mirrored)
    tester.drag(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 210, dy: 0), over: 0.5)
    tester.advance(by: 0.5)
    let before = place(3, tester, .mirrored)
    withAnimation { model.rows.append(contentsOf: 10..<15) }
    for _ in 0..<20 {
      tester.advance(by: 1.0 / 60)
      #expect(place(3, tester, .mirrored).map { abs($0 - (before ?? 0)) < 0.5 } == true)
    }
  }

  @Test func withoutAPositionAListBeginsWithWhatIsNew() {
    let model = Model()
    let tester = tester(model, .lazy)
    model.rows.insert(contentsOf: [-2, -1], at: 0)
    tester.settle()
    #expect(place(-2, tester, .lazy) == 50)
    // Its first row has a position as any other.
    model.id = -2
    tester.settle()
    model.rows.insert(-3, at: 0)
    tester.settle()
    #expect(place(-2, tester, .lazy) == 50)
  }

  @Test func whatIsAddedAfterItMovesNothing() {
    let model = Model()
    model.rows = Array(0..<10)
    model.id = 7
    let tester = tester(model, .lazy)
    #expect(place(7, tester, .lazy) == 50)
    model.rows.append(10)
    tester.settle()
    #expect(place(7, tester, .lazy) == 50)
  }
}
