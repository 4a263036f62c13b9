import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct SliderTests {
  /// 200 points wide: the thumb's middle runs from 14 to 186.
  private func tester(
    _ model: Model, _ range: ClosedRange<Double> = 0...1, step: Double? = nil, rtl: Bool = false
  ) -> ViewTester {
    ViewTester(
      SliderScene(model: model, range: range, step: step)
        .environment(\.layoutDirection, rtl ? .rightToLeft : .leftToRight), width: 200)
  }

  @Test func theThumbFollowsTheFinger() {
    let model = Model()
    let tester = tester(model)
    tester.press(CGPoint(x: 20, y: 150))
    #expect(model.number == 0)
    tester.move(by: CGVector(dx: 86, dy: 0), over: 0.2)
    #expect(abs(model.number - 0.5) < 1e-9)
    tester.move(by: CGVector(dx: 500, dy: 0), over: 0.1)
    #expect(model.number == 1)
    tester.release()
    #expect(model.log == ["true", "false"])
  }

  @Test func aTouchBesideTheThumbDoesNothing() {
    let model = Model()
    let tester = tester(model)
    tester.tap(CGPoint(x: 150, y: 150))
    tester.drag(from: CGPoint(x: 150, y: 150), by: CGVector(dx: -40, dy: 0))
    #expect(model.number == 0)
    #expect(model.log.isEmpty)
  }

  @Test func stepsAreKept() {
    let model = Model()
    let tester = tester(model, 0...10, step: 2.5)
    tester.drag(from: CGPoint(x: 14, y: 150), by: CGVector(dx: 172 * 0.3, dy: 0))
    #expect(model.number == 2.5)
    #expect(tester.first("Slider")?.value == "2.5")
  }

  @Test func runsFromTheRightWhereTheLanguageDoes() {
    let model = Model()
    let tester = tester(model, rtl: true)
    tester.drag(from: CGPoint(x: 186, y: 150), by: CGVector(dx: -86, dy: 0))
    #expect(abs(model.number - 0.5) < 1e-9)
    tester.key(.tab)
    tester.key(.leftArrow)
    #expect(abs(model.number - 0.6) < 1e-9)
  }

  @Test func arrowKeysMoveIt() {
    let model = Model()
    let tester = tester(model, 0...10, step: 1)
    tester.key(.tab)
    tester.key(.rightArrow)
    tester.key(.upArrow)
    #expect(model.number == 2)
    tester.key(.leftArrow)
    tester.key(.downArrow)
    tester.key(.downArrow)
    #expect(model.number == 0)
    tester.key(.end)
    #expect(model.number == 10)
    tester.key(.home)
    #expect(model.number == 0)
  }

  @Test func doesNothingWhileItIsDisabled() {
    let model = Model()
    let tester = ViewTester(
      SliderScene(model: model, range: 0...1, step: nil).disabled(true), width: 200)
    tester.drag(from: CGPoint(x: 14, y: 150), by: CGVector(dx: 80, dy: 0))
    #expect(model.number == 0)
  }

  @Test func aScrollViewDoesNotTakeAThumbThatIsDraggedSideways() {
    let model = Model()
    let tester = ViewTester(
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 100)
          SliderScene(model: model, range: 0...1, step: nil)
          Color.clear.frame(height: 800)
        }
      }.accessibilityIdentifier("scroll"), width: 200)
    tester.press(CGPoint(x: 14, y: 115))
    tester.move(by: CGVector(dx: 100, dy: 60), over: 0.2)
    tester.release()
    #expect(model.number > 0.5)
    #expect(tester.value(of: "scroll") == "0.0,0.0")
    tester.press(CGPoint(x: 120, y: 115))
    tester.move(by: CGVector(dx: 2, dy: -60), over: 0.2)
    tester.release()
    #expect(tester.value(of: "scroll") != "0.0,0.0")
  }

  @Test func draggingLaysNothingOut() {
    let model = Model()
    let tester = tester(model)
    tester.press(CGPoint(x: 14, y: 150))
    tester.move(by: CGVector(dx: 30, dy: 0), over: 0.1)
    let layouts = tester.host.statistics.layouts
    tester.move(by: CGVector(dx: 60, dy: 0), over: 0.2)
    #expect(tester.host.statistics.layouts == layouts)
  }

  @Test func labelsStandAtItsEnds() throws {
    let tester = ViewTester(
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }, width: 300)
    let slider = try #require(tester.first("Slider"))
    #expect(slider.text == "Volume")
    #expect(try #require(tester.frame(of: "low")).maxX < slider.frame.rect.minX)
    #expect(try #require(tester.frame(of: "high")).minX > slider.frame.rect.maxX)
    #expect(tester.frame(of: "high")?.maxX == 300)
  }
}

private struct SliderScene: View {
  @Bindable var model: Model
  let range: ClosedRange<Double>
  let step: Double?

  var body: some View {
    if let step {
      Slider(value: $model.number, in: range, step: step) { model.log.append("\($0)") }
    } else {
      Slider(value: $model.number, in: range) { model.log.append("\($0)") }
    }
  }
}
