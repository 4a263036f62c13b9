import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Views that programs make focusable, and what shows it.
@MainActor struct FocusableTests {
  private struct Tile: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "\(name) focused" : name).frame(width: 100, height: 50) }
  }

  /// The blue rings round views.
  private func rings(_ tester: ViewTester) -> Int {
    tester.displayList.items.count {
      if case .stroke(_, .color(let color), let style) = $0.content {
        style.lineWidth == 3 && color.blue == 1
      } else {
        false
      }
    }
  }

  @Test func keysAndTouchesLeadToAFocusableView() {
    struct Scene: View {
      let model: Model
      var body: some View {
        VStack {
          Tile(name: "a").focusable().onKeyPress(.return) {
            model.log.append("a")
            return .handled
          }
          Tile(name: "b").focusable(false)
          Tile(name: "c").focusable(model.isOn, interactions: .activate)
        }
      }
    }
    let model = Model()
    model.isOn = true
    let tester = ViewTester(Scene(model: model), width: 300)
    tester.key(.tab)
    tester.settle()
    #expect(tester.frame(of: "a focused") != nil)
    #expect(rings(tester) == 1)
    tester.key(.return)
    #expect(model.log == ["a"])
    tester.key(.tab)
    tester.settle()
    #expect(tester.frame(of: "a") != nil && tester.frame(of: "c focused") != nil)
    model.isOn = false
    tester.settle()
    #expect(tester.frame(of: "c") != nil)
    #expect(rings(tester) == 0)
    tester.tap("a")
    tester.settle()
    #expect(tester.frame(of: "a focused") != nil)
    // A touch shows no ring.
    #expect(rings(tester) == 0)
    tester.tap("c")
    tester.settle()
    #expect(tester.frame(of: "c") != nil)
  }

  @Test func theRingMayBeLeftOut() {
    let tester = ViewTester(
      VStack {
        Tile(name: "a").focusable().focusEffectDisabled()
        Button("b") {}.focusEffectDisabled()
        Toggle("c", isOn: .constant(true)).focusEffectDisabled()
        Button("d") {}
      }, width: 300)
    for expected in [0, 0, 0, 1] {
      tester.key(.tab)
      tester.settle()
      #expect(rings(tester) == expected)
    }
  }

  @Test func aButtonsStyleKnowsOfTheFocus() {
    struct Look: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Inner(label: configuration.label) }
      struct Inner: View {
        let label: ButtonStyleConfiguration.Label
        @Environment(\.isFocused) private var isFocused
        var body: some View {
          HStack {
            label; if isFocused { Text("here") }
          }
        }
      }
    }
    let tester = ViewTester(Button("b") {}.buttonStyle(Look()), width: 300)
    #expect(tester.frame(of: "here") == nil)
    tester.key(.tab)
    tester.settle()
    #expect(tester.frame(of: "here") != nil)
  }

  @Test func aButtonThatIsHeldActsAgain() {
    struct Scene: View {
      let model: Model
      var body: some View {
        VStack {
          Button("more") { model.count += 1 }.buttonRepeatBehavior(.enabled)
          Button("once") { model.count += 100 }
        }
      }
    }
    let model = Model()
    let tester = ViewTester(Scene(model: model), width: 300)
    tester.tap("more")
    #expect(model.count == 1)
    let more = tester.frame(of: "more") ?? .zero
    tester.press(more.center)
    tester.advance(by: 0.45)
    #expect(model.count == 1)
    tester.advance(by: 0.1)
    #expect(model.count == 2)
    tester.advance(by: 0.3)
    #expect(model.count == 5)
    tester.release()
    tester.advance(by: 1)
    #expect(model.count == 5)
    tester.press((tester.frame(of: "once") ?? .zero).center)
    tester.advance(by: 2)
    tester.release()
    #expect(model.count == 105)
    tester.key(.tab)
    tester.keyDown(.space)
    tester.runner.send(.key(KeyEvent(key: .space, phase: .repeat, time: tester.now)))
    tester.keyUp(.space)
    #expect(model.count == 107)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
