import Foundation
import SDLHost
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct FocusStateTests {
  @Test func theProgramMovesTheKeyboard() {
    let model = Model()
    let tester = ViewTester(Form2(model: model), width: 200)
    tester.tap("second")
    tester.advance(by: 0.02)
    tester.type("a")
    tester.advance(by: 0.02)
    #expect(model.log == ["focus second", "second a"])
    tester.tap("none")
    tester.advance(by: 0.02)
    tester.type("b")
    tester.advance(by: 0.02)
    #expect(model.log == ["focus second", "second a", "focus none"])
  }

  @Test func theStateFollowsTheKeyboard() throws {
    let model = Model()
    let tester = ViewTester(Form2(model: model), width: 200)
    let field = try #require(tester.first("TextField")?.frame.rect)
    tester.tap(CGPoint(x: field.midX, y: field.midY))
    tester.advance(by: 0.02)
    #expect(model.log == ["focus first"])
    tester.key(.tab)
    tester.advance(by: 0.02)
    #expect(model.log == ["focus first", "focus second"])
  }

  @Test func onSubmitMovesOnToTheNextField() throws {
    let model = Model()
    let tester = ViewTester(Form2(model: model), width: 200)
    let field = try #require(tester.first("TextField")?.frame.rect)
    tester.tap(CGPoint(x: field.midX, y: field.midY))
    tester.key(.return)
    tester.advance(by: 0.02)
    tester.type("x")
    tester.advance(by: 0.02)
    #expect(model.log.last == "second x")
  }

  @Test func aFieldMayBeFocusedWhenItAppears() {
    let model = Model()
    let tester = ViewTester(Greedy(model: model), width: 200)
    tester.type("hello")
    #expect(model.text == "hello")
  }

  @Test func textInputIsOnOnlyWhileAFieldHasTheKeyboard() {
    var places: [CGRect?] = []
    let runner = OffscreenRunner(
      root: FieldScene(model: Model()), size: CGSize(width: 200, height: 300), scale: 1,
      configure: { $0.textInput = { places.append($0) } })
    #expect(places.isEmpty)
    for phase in [PointerEvent.Phase.began, .ended] {
      runner.send(
        .pointer(
          PointerEvent(id: 1, kind: .touch, phase: phase, location: CGPoint(x: 100, y: 150), time: runner.now)
        ))
    }
    runner.advance(by: 0.02)
    #expect(places.count == 1 && places[0] != nil)
    runner.send(.key(KeyEvent(key: .return, time: runner.now)))
    runner.advance(by: 0.02)
    #expect(places.last == .some(nil))
  }
}

private struct Form2: View {
  enum Field: Hashable { case first, second }
  let model: Model
  @State private var first = ""
  @State private var second = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("One", text: $first).focused($field, equals: .first).onSubmit { field = .second }
      TextField("Two", text: $second).focused($field, equals: .second)
      Button("second") { field = .second }
      Button("none") { field = nil }
    }
    .onChange(of: field) { _, new in
      model.log.append("focus \(new.map { "\($0)" } ?? "none")")
    }
    .onChange(of: second) { _, new in model.log.append("second \(new)") }
  }
}

private struct Greedy: View {
  @Bindable var model: Model
  @FocusState private var isFocused: Bool
  var body: some View {
    TextField("Name", text: $model.text).focused($isFocused).onAppear { isFocused = true }
  }
}
