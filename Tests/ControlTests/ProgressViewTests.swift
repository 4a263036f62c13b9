import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct ProgressViewTests {
  @Test func theSpinnerTurnsWithoutEvaluatingBodiesOrLayingOut() {
    let tester = ViewTester(ProgressView(), width: 100)
    tester.advance(by: 0.1)
    let before = tester.host.statistics
    let first = tester.displayList
    tester.advance(by: 0.5)
    let after = tester.host.statistics
    #expect(after.bodies == before.bodies)
    #expect(after.layouts == before.layouts)
    #expect(tester.displayList != first)
    // Thirty pictures a second, not sixty.
    #expect((10...17).contains(after.frames - before.frames))
  }

  @Test func aSpinnerThatIsGoneAsksForNoFrames() {
    let model = Model()
    model.isOn = true
    let tester = ViewTester(Vanishing(model: model), width: 100)
    tester.advance(by: 0.2)
    model.isOn = false
    tester.settle()
    let frames = tester.host.statistics.frames
    tester.advance(by: 1)
    #expect(tester.host.statistics.frames == frames)
  }

  @Test func aBarIsAsWideAsItMayBe() throws {
    let tester = ViewTester(ProgressView("Loading", value: 30, total: 120), width: 200)
    let bar = try #require(tester.first("ProgressView"))
    #expect(bar.frame.rect.width == 200)
    #expect(bar.value == "25%")
    #expect(bar.text == "Loading")
  }

  @Test func valuesOutsideAreClamped() {
    #expect(ViewTester(ProgressView(value: 3.0), width: 100).first("ProgressView")?.value == "100%")
    #expect(ViewTester(ProgressView(value: -1.0), width: 100).first("ProgressView")?.value == "0%")
    #expect(
      ViewTester(ProgressView(value: 1, total: 0.0), width: 100).first("ProgressView")?.value == "0%")
  }

  @Test func aStyleOfTheProgramsOwnSeesTheFraction() {
    let tester = ViewTester(
      ProgressView("Work", value: 0.5).progressViewStyle(Words()), width: 200)
    #expect(tester.frame(of: "0.5") != nil)
    #expect(tester.frame(of: "Work") != nil)
  }
}

private struct Vanishing: View {
  let model: Model
  var body: some View { if model.isOn { ProgressView() } else { Text("done") } }
}

private struct Words: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(configuration.fractionCompleted ?? 0)" as String)
    }
  }

  /// Composed more often than it changes: what is kept of a frame and what is composed anew are the same, which debug
  /// builds check.
  @Test func aSpinnerMayMoveWithWhatHoldsIt() {
    let tester = ViewTester(
      ScrollView {
        VStack {
          ProgressView()
          ProgressView("Loading").progressViewStyle(.linear)
          ForEach(0..<40) { Text("Row \($0)").padding() }
        }
      }, width: 200)
    tester.drag(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: -150), over: 1)
    tester.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 150), over: 1)
    #expect(tester.first("ProgressView") != nil)
  }
}
