import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct StepperTests {
  private func tester(_ model: Model, rtl: Bool = false) -> ViewTester {
    ViewTester(
      StepperScene(model: model).environment(\.layoutDirection, rtl ? .rightToLeft : .leftToRight), width: 300
    )
  }

  private func side(_ tester: ViewTester, left: Bool) -> CGPoint {
    let frame = tester.first("Stepper")?.frame.rect ?? .zero
    return CGPoint(x: left ? frame.minX + 20 : frame.maxX - 20, y: frame.midY)
  }

  @Test func sidesStepUpAndDown() {
    let model = Model()
    let tester = tester(model)
    tester.tap(side(tester, left: false))
    tester.tap(side(tester, left: false))
    #expect(model.count == 2)
    tester.tap(side(tester, left: true))
    #expect(model.count == 1)
    tester.settle()
    #expect(tester.first("Stepper")?.value == "1")
  }

  @Test func staysInItsBounds() {
    let model = Model()
    let tester = tester(model)
    tester.tap(side(tester, left: true))
    #expect(model.count == 0)
    for _ in 0..<8 { tester.tap(side(tester, left: false)) }
    #expect(model.count == 5)
  }

  @Test func repeatsWhileItIsHeld() {
    let model = Model()
    let tester = tester(model)
    tester.press(side(tester, left: false))
    tester.advance(by: 0.45)
    #expect(model.count == 0)
    tester.advance(by: 0.1)
    #expect(model.count == 1)
    tester.advance(by: 0.2)
    #expect(model.count == 3)
    tester.release()
    tester.advance(by: 1)
    #expect(model.count == 3)
    #expect(tester.host.isInputIdle)
  }

  @Test func mirrorsFromRightToLeft() {
    let model = Model()
    let tester = tester(model, rtl: true)
    #expect(tester.first("Stepper")?.frame.rect.minX == 0)
    tester.tap(side(tester, left: true))
    #expect(model.count == 1)
  }

  @Test func keysStep() {
    let model = Model()
    let tester = tester(model)
    tester.key(.tab)
    tester.key(.upArrow)
    tester.key(.rightArrow)
    #expect(model.count == 2)
    tester.key(.downArrow)
    #expect(model.count == 1)
  }

  @Test func aScrollTakesTheFingerAndNothingSteps() {
    let model = Model()
    let tester = ViewTester(
      ScrollView {
        StepperScene(model: model)
        Color.clear.frame(height: 900)
      }, width: 300)
    tester.press(side(tester, left: false))
    tester.move(by: CGVector(dx: 0, dy: -80), over: 0.2)
    tester.advance(by: 1)
    tester.release()
    #expect(model.count == 0)
  }

  @Test func itsLabelKeepsItsDistanceInTheLeastWidth() throws {
    let tester = ViewTester(StepperScene(model: Model()).fixedSize(), width: 300)
    let label = try #require(tester.frame(of: "Guests: 0"))
    let buttons = try #require(tester.first("Stepper")?.frame.rect)
    #expect(abs(buttons.minX - label.maxX - 8) < 0.5)
  }
}

private struct StepperScene: View {
  @Bindable var model: Model
  var body: some View { Stepper("Guests: \(model.count)", value: $model.count, in: 0...5) }
}
