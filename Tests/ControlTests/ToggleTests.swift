import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct ToggleTests {
  private func toggle(_ model: Model) -> some View { ToggleScene(model: model) }

  @Test func aTapOnTheSwitchTurnsItOnAndOff() {
    let model = Model()
    let tester = ViewTester(toggle(model), width: 200)
    #expect(tester.first("Switch")?.value == "0")
    tester.tap(tester.middle("Switch"))
    #expect(model.isOn)
    tester.settle()
    #expect(tester.first("Switch")?.value == "1")
    tester.tap(tester.middle("Switch"))
    #expect(!model.isOn)
  }

  @Test func theSwitchStandsAtTheTrailingEdge() throws {
    let tester = ViewTester(toggle(Model()), width: 200)
    #expect(try #require(tester.first("Switch")).frame.rect.maxX == 200)
    #expect(try #require(tester.first("Switch")).frame.rect.size == CGSize(width: 51, height: 31))
    #expect(try #require(tester.first("Switch")).text == "Wifi")
    let mirrored = ViewTester(toggle(Model()).environment(\.layoutDirection, .rightToLeft), width: 200)
    #expect(try #require(mirrored.first("Switch")).frame.rect.minX == 0)
  }

  @Test func theKnobFollowsAFingerAcross() {
    let model = Model()
    let tester = ViewTester(toggle(model), width: 200)
    let middle = tester.middle("Switch")
    tester.press(CGPoint(x: middle.x - 12, y: middle.y))
    tester.move(by: CGVector(dx: 30, dy: 0), over: 0.1)
    #expect(model.isOn)
    tester.move(by: CGVector(dx: -30, dy: 0), over: 0.1)
    #expect(!model.isOn)
    tester.release()
    #expect(!model.isOn)
  }

  @Test func aCancelledPressChangesNothing() {
    let model = Model()
    let tester = ViewTester(toggle(model), width: 200)
    tester.press(tester.middle("Switch"))
    tester.cancel()
    #expect(!model.isOn)
    #expect(tester.host.isInputIdle)
  }

  @Test func spaceTurnsItOnWhereItHasTheFocus() {
    let model = Model()
    let tester = ViewTester(toggle(model), width: 200)
    tester.key(.tab)
    tester.key(.space)
    #expect(model.isOn)
  }

  @Test func doesNothingWhileItIsDisabled() {
    let model = Model()
    let tester = ViewTester(toggle(model).disabled(true), width: 200)
    tester.tap(tester.middle("Switch"))
    tester.key(.tab)
    tester.key(.space)
    #expect(!model.isOn)
  }

  @Test func theKnobSlidesWithoutEvaluatingBodies() {
    let model = Model()
    let tester = ViewTester(toggle(model), width: 200)
    tester.tap(tester.middle("Switch"))
    tester.advance(by: 0.05)
    let bodies = tester.host.statistics.bodies
    let layouts = tester.host.statistics.layouts
    tester.advance(by: 0.1)
    #expect(tester.host.isAnimating)
    #expect(tester.host.statistics.bodies == bodies)
    #expect(tester.host.statistics.layouts == layouts)
  }

  @Test func hiddenLabelsLeaveTheSwitchAlone() {
    let tester = ViewTester(toggle(Model()).labelsHidden(), width: 200)
    #expect(tester.tree.flattened.filter { $0.type == "Text" }.isEmpty)
    #expect(tester.first("Switch")?.frame.rect.midX == 100)
  }

  @Test func buttonStyleTogglesByATap() {
    let model = Model()
    let tester = ViewTester(toggle(model).toggleStyle(.button), width: 200)
    #expect(tester.first("Button")?.value == "0")
    tester.tap("Wifi")
    #expect(model.isOn)
    tester.settle()
    #expect(tester.first("Button")?.value == "1")
  }

  @Test func aStyleOfTheProgramsOwnWritesTheValue() {
    let model = Model()
    let tester = ViewTester(toggle(model).toggleStyle(Checkbox()), width: 200)
    #expect(tester.frame(of: "square") != nil)
    tester.tap("square")
    tester.settle()
    #expect(model.isOn)
    #expect(tester.frame(of: "checkmark.square") != nil)
  }
}

private struct ToggleScene: View {
  @Bindable var model: Model
  var body: some View { Toggle("Wifi", isOn: $model.isOn) }
}

private struct Checkbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}
