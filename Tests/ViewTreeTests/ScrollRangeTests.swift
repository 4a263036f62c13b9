import Observation
import SwiftUI
import Testing
import ViewTreeTesting

/// Content that moves, or is held, while its ends move or it is laid out anew, in every frame.
@MainActor struct ScrollRangeTests {
  @MainActor @Observable final class Model {
    var note = ""
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Text(verbatim: "note \(model.note)").frame(height: 40)
          ForEach(1..<30, id: \.self) { Text(verbatim: "row \($0)").frame(height: 40) }
        }
      }
    }
  }

  private let model = Model()

  private func tester(height: CGFloat) -> ViewTester {
    let tester = ViewTester(Page(model: model), size: CGSize(width: 390, height: height))
    tester.settle()
    return tester
  }

  private func offset(_ tester: ViewTester) throws -> Double {
    let view = try #require(tester.tree.flattened.first { $0.type == "ScrollView" })
    return try #require(view.value?.split(separator: ",").last.flatMap { Double($0) })
  }

  @Test func m05_aTurnOfTheWheelEndsWhereAWindowThatGrowsShowsEverything() throws {
    let tester = tester(height: 400)
    tester.wheel(at: CGPoint(x: 195, y: 200), dy: -180)
    tester.advance(by: 0.05)
    let before = try offset(tester)
    #expect(before > 20 && before < 180)
    tester.resize(to: CGSize(width: 390, height: 1400))
    for _ in 0..<30 {
      tester.advance(by: 1 / 60)
      let present = try offset(tester)
      #expect(present == 0)
    }
  }

  @Test func m05_aTurnOfTheWheelLeadsToTheEndThatCameNearer() throws {
    let tester = tester(height: 400)
    tester.wheel(at: CGPoint(x: 195, y: 200), dy: -180)
    tester.advance(by: 0.03)
    var last = try offset(tester)
    #expect(last > 10 && last < 90)
    // 1200 points of content: the end is 100 now.
    tester.resize(to: CGSize(width: 390, height: 1100))
    for _ in 0..<30 {
      tester.advance(by: 1 / 60)
      let present = try offset(tester)
      #expect(present >= last - 0.01 && present <= 100.01 && present - last < 40)
      last = present
    }
    #expect(abs(last - 100) < 0.01)
  }

  @Test func m05_contentThatIsHeldPastItsEndStaysThereWhenItIsLaidOut() throws {
    let tester = tester(height: 400)
    tester.press(CGPoint(x: 195, y: 100))
    tester.move(by: CGVector(dx: 0, dy: 100), over: 0.3)
    tester.advance(by: 0.1)
    tester.release()
    // On its return it is slow enough for a touch to count as one on its rows.
    while try offset(tester) < -1.2 { tester.advance(by: 1 / 60) }
    tester.press(CGPoint(x: 195, y: 200))
    tester.advance(by: 1 / 60)
    var last = try offset(tester)
    #expect(last < -0.4)
    model.note = "changed"
    for _ in 0..<6 {
      tester.advance(by: 1 / 60)
      let present = try offset(tester)
      #expect(abs(present - last) < 0.01)
    }
    tester.release()
    for _ in 0..<60 {
      tester.advance(by: 1 / 60)
      let present = try offset(tester)
      #expect(present >= last && present - last < 0.4)
      last = present
    }
    #expect(last == 0)
  }
}
