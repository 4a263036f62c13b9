import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// A position of a scroll view: by a row, an edge or a point; as it begins, and as it is changed.
@MainActor struct ScrollPositionFormTests {
  @Observable final class Model {
    var position: ScrollPosition
    init(_ position: ScrollPosition) { self.position = position }
  }

  /// 20 rows of 50 points in a window of 300.
  private struct Rows: View {
    @Bindable var model: Model
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text("row \($0)").frame(width: 200, height: 50).id($0) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($model.position)
    }
  }

  private func tester(_ model: Model) -> ViewTester {
    let tester = ViewTester(Rows(model: model), size: CGSize(width: 200, height: 300))
    tester.settle()
    return tester
  }

  /// How far the content is scrolled.
  private func offset(_ tester: ViewTester) -> CGFloat {
    tester.frame(of: "row 0").map { (25 - $0.midY).rounded() } ?? .nan
  }

  @Test func itBeginsWhereItIsToldTo() {
    #expect(offset(tester(Model(ScrollPosition(edge: .bottom)))) == 700)
    #expect(offset(tester(Model(ScrollPosition(point: CGPoint(x: 0, y: 120))))) == 120)
    #expect(offset(tester(Model(ScrollPosition(x: 0, y: 130)))) == 130)
    #expect(offset(tester(Model(ScrollPosition(y: 140)))) == 140)
    #expect(offset(tester(Model(ScrollPosition(id: 5, anchor: .top)))) == 250)
    #expect(offset(tester(Model(ScrollPosition(x: 0)))) == 0)
  }

  @Test func itGoesWhereItIsSent() {
    let model = Model(ScrollPosition(idType: Int.self))
    let tester = tester(model)
    func sent(_ change: (inout ScrollPosition) -> Void) -> CGFloat {
      change(&model.position)
      tester.settle()
      return offset(tester)
    }
    #expect(sent { $0.scrollTo(edge: .bottom) } == 700)
    #expect(sent { $0.scrollTo(point: CGPoint(x: 0, y: 90)) } == 90)
    #expect(sent { $0.scrollTo(x: 0, y: 110) } == 110)
    #expect(sent { $0.scrollTo(id: 4, anchor: .top) } == 200)
    #expect(sent { $0.scrollTo(edge: .top) } == 0)
    #expect(sent { $0.scrollTo(x: 0) } == 0)
  }

  @Test func itSaysWhatItIs() {
    let id = ScrollPosition(id: 7)
    #expect(id.viewID as? Int == 7 && id.viewID(type: Int.self) == 7 && id.viewID(type: String.self) == nil)
    #expect(id.edge == nil && id.point == nil && !id.isPositionedByUser)
    #expect(ScrollPosition(edge: .leading).edge == .leading)
    let point = ScrollPosition(point: CGPoint(x: 1, y: 2))
    #expect(point.point == CGPoint(x: 1, y: 2))
    #expect(ScrollPosition(x: 3).x == 3 && ScrollPosition(y: 4).y == 4)
  }

  @Test func aFingerMakesItTheUsers() {
    let model = Model(ScrollPosition(idType: Int.self))
    let tester = tester(model)
    #expect(!model.position.isPositionedByUser)
    tester.drag(from: CGPoint(x: 100, y: 250), by: CGVector(dx: 0, dy: -150))
    tester.settle()
    #expect(model.position.isPositionedByUser && offset(tester) > 100)
    model.position.scrollTo(edge: .top)
    tester.settle()
    #expect(!model.position.isPositionedByUser)
  }
}
