import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Keys that views listen to, keys that press buttons, Return in fields, and where the focus begins.
@MainActor struct KeyTests {
  @Test func aListenerIsToldOfItsKeys() {
    let model = Model()
    let tester = ViewTester(
      Color.red
        .onKeyPress(.space) {
          model.log.append("space")
          return .handled
        }
        .onKeyPress(keys: ["a", "b"]) { press in
          model.log.append(press.characters)
          return .handled
        }, width: 200)
    tester.key(.space)
    tester.key("a")
    tester.key("b")
    tester.key("c")
    #expect(model.log == ["space", "a", "b"])
  }

  @Test func aKeyPressSaysWhatAndHow() {
    var presses: [KeyPress] = []
    let tester = ViewTester(
      Color.red.onKeyPress(phases: .all) { press in
        presses.append(press)
        return .handled
      }, width: 200)
    tester.key("s", modifiers: [.shift, .control])
    #expect(presses.map(\.phase) == [.down, .up])
    #expect(presses.allSatisfy { $0.key == "s" && $0.modifiers == [.shift, .control] })
    #expect(KeyPress.Phases.all == [.down, .repeat, .up])
    presses = []
    let down = ViewTester(
      Color.red.onKeyPress("x", phases: .down) { press in
        presses.append(press)
        return .handled
      }, width: 200)
    down.key("x")
    down.key("y")
    #expect(presses.map(\.characters) == ["x"])
  }

  @Test func aKeyThatIsIgnoredGoesOn() {
    let model = Model()
    func listener(_ name: String, _ result: KeyPress.Result) -> some View {
      Color.red.onKeyPress(.return) {
        model.log.append(name)
        return result
      }
    }
    let ignoring = ViewTester(
      listener("inner", .ignored).onKeyPress(.return) {
        model.log.append("outer")
        return .handled
      }, width: 200)
    ignoring.key(.return)
    #expect(model.log.sorted() == ["inner", "outer"])
    model.log = []
    let handling = ViewTester(
      ZStack {
        listener("below", .handled)
        listener("above", .handled)
      }, width: 200)
    handling.key(.return)
    #expect(model.log == ["above"])
  }

  @Test func aDisabledViewHearsNoKeys() {
    let model = Model()
    let tester = ViewTester(
      Color.red.onKeyPress(.space) {
        model.count += 1
        return .handled
      }
      .onExitCommand { model.count += 1 }
      .disabled(true), width: 200)
    tester.key(.space)
    tester.key(.escape)
    #expect(model.count == 0)
  }

  @Test func escapeIsTheExitCommand() {
    let model = Model()
    let tester = ViewTester(
      VStack {
        Color.red.onExitCommand { model.log.append("exit") }
      }.onExitCommand { model.log.append("outer") }, width: 200)
    tester.key(.escape)
    #expect(model.log == ["exit"])
    let none = ViewTester(
      Color.red.onExitCommand(perform: nil).onExitCommand { model.log.append("outer") }, width: 200)
    none.key(.escape)
    #expect(model.log == ["exit", "outer"])
  }

  @Test func aShortcutIsAKeyWithModifiers() {
    #expect(KeyboardShortcut("s") == KeyboardShortcut("s", modifiers: .command))
    #expect(KeyboardShortcut.defaultAction == KeyboardShortcut(.return, modifiers: []))
    #expect(KeyboardShortcut.cancelAction == KeyboardShortcut(.escape, modifiers: []))
    let model = Model()
    let none: KeyboardShortcut? = nil
    let tester = ViewTester(
      VStack {
        Button("Save") { model.log.append("save") }.keyboardShortcut(
          KeyboardShortcut("s", modifiers: [.command, .shift]))
        Button("OK") { model.log.append("ok") }.keyboardShortcut(.defaultAction)
        Button("Cancel") { model.log.append("cancel") }.keyboardShortcut(.cancelAction)
        Button("None") { model.log.append("none") }.keyboardShortcut(none)
        Button("Off") { model.log.append("off") }.keyboardShortcut("o").disabled(true)
      }, width: 200)
    tester.key("s", modifiers: .control)
    tester.key("s", modifiers: [.control, .shift])
    tester.key(.return)
    tester.key(.escape)
    tester.key("o", modifiers: .control)
    #expect(model.log == ["save", "ok", "cancel"])
  }

  @Test func returnInAFieldSubmitsToAllRoundItUpToAScope() {
    let model = Model()
    func tester(_ isBlocking: Bool) -> ViewTester {
      let tester = ViewTester(
        TextField("Name", text: .constant(""))
          .onSubmit { model.log.append("inner") }
          .submitScope(isBlocking)
          .onSubmit { model.log.append("outer") }, width: 200)
      tester.tap("Name")
      tester.settle()
      tester.key(.return)
      return tester
    }
    _ = tester(true)
    #expect(model.log == ["inner"])
    model.log = []
    _ = tester(false)
    #expect(model.log == ["inner", "outer"])
  }

  private enum Field: Hashable { case first, second }

  @Test func theFocusBeginsWhereItIsWanted() {
    struct Page: View {
      let model: Model
      let start: Field
      @FocusState private var focus: Field?
      var body: some View {
        VStack {
          TextField("First", text: .constant("")).focused($focus, equals: .first)
          TextField("Second", text: .constant("")).focused($focus, equals: .second)
        }
        .defaultFocus($focus, start)
        .onChange(of: focus, initial: true) { model.text = focus.map { "\($0)" } ?? "none" }
      }
    }
    for (start, name) in [(Field.first, "first"), (.second, "second")] {
      let model = Model()
      let tester = ViewTester(Page(model: model, start: start), width: 200)
      tester.settle()
      #expect(model.text == name)
    }
  }

  private struct Entrance: View {
    let priority: DefaultFocusEvaluationPriority
    let model: Model
    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        Button("outside") {}
        VStack {
          TextField("First", text: .constant("")).focused($focus, equals: .first)
          TextField("Second", text: .constant("")).focused($focus, equals: .second)
        }
        .defaultFocus($focus, .second, priority: priority)
        .onChange(of: focus, initial: true) { model.text = focus.map { "\($0)" } ?? "none" }
      }
    }
  }

  @Test(arguments: [DefaultFocusEvaluationPriority.automatic, .userInitiated])
  func keysMayLeadIntoAPartAtTheViewThatIsWantedThere(_ priority: DefaultFocusEvaluationPriority) {
    let model = Model()
    let tester = ViewTester(Entrance(priority: priority, model: model), width: 200)
    tester.settle()
    #expect(model.text == "second")
    // Out at the end and round to the button, then into the part again, and on within it.
    tester.key(.tab)
    tester.settle()
    #expect(model.text == "none")
    tester.key(.tab)
    tester.settle()
    #expect(model.text == (priority == .userInitiated ? "second" : "first"))
    tester.key(.tab, modifiers: .shift)
    tester.settle()
    #expect(model.text == (priority == .userInitiated ? "first" : "none"))
  }
}
