import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct TextFieldTests {
  private func tester(_ model: Model, rtl: Bool = false) -> ViewTester {
    ViewTester(
      FieldScene(model: model).environment(\.layoutDirection, rtl ? .rightToLeft : .leftToRight), width: 200)
  }

  private var middle: CGPoint { CGPoint(x: 100, y: 150) }

  private struct Busy: View {
    @State private var text = ""
    @State private var isWide = false
    var body: some View {
      ScrollView {
        VStack {
          TextField("Name", text: $text)
          Color.red.frame(width: isWide ? 200 : 20, height: 20)
          Button("change") { withAnimation(.linear(duration: 3)) { isWide.toggle() } }
        }
      }
    }
  }

  @Test func itsCaretBlinksBesideWhatMoves() {
    let tester = ViewTester(Busy(), width: 200)
    tester.tap("Name")
    tester.tap("change")
    for _ in 0..<400 { tester.advance(by: 0.0077) }
    #expect(tester.first("TextField") != nil)
  }

  @Test func aTapGivesItTheKeyboardAndTypingChangesTheText() {
    let model = Model()
    let tester = tester(model)
    tester.type("lost")
    #expect(model.text == "")
    tester.tap(middle)
    tester.type("H")
    tester.type("i")
    #expect(model.text == "Hi")
    #expect(tester.first("TextField")?.value == "Hi")
    #expect(model.log == ["editing true"])
  }

  @Test func showsItsPromptWhileItIsEmpty() {
    let model = Model()
    let tester = tester(model)
    #expect(tester.first("TextField")?.text == "Name")
    #expect(tester.inks.count == 1)
    model.text = "Ann"
    tester.advance(by: 0.02)
    #expect(tester.first("TextField")?.value == "Ann")
    #expect(tester.inks == [.black])
  }

  @Test func editingKeysWork() {
    let model = Model()
    model.text = "one two three"
    let tester = tester(model)
    tester.tap(CGPoint(x: 190, y: 150))
    tester.key(.delete)
    #expect(model.text == "one two thre")
    tester.key(.leftArrow, modifiers: .control)
    tester.key(.delete, modifiers: .control)
    #expect(model.text == "one thre")
    tester.key(.home)
    tester.key(.deleteForward)
    #expect(model.text == "ne thre")
    tester.key(.end)
    tester.type("e")
    #expect(model.text == "ne three")
    tester.key("z", modifiers: .control)
    #expect(model.text == "ne thre")
  }

  @Test func arrowKeysGoByWhatIsSeen() {
    let model = Model()
    // Seen from left to right: abc, a space, the Hebrew letters from the last to the first, a space, def.
    model.text = "abc שלום def"
    let tester = tester(model)
    tester.tap(CGPoint(x: 190, y: 150))
    tester.key(.home)
    for _ in 0..<5 { tester.key(.rightArrow) }
    tester.type("1")
    #expect(model.text == "abc שלו1ם def")
    tester.key(.delete)
    tester.key(.leftArrow)
    tester.type("x")
    #expect(model.text == "abc xשלום def")
    // From one end of the field to the other, and back.
    tester.key(.home)
    for _ in 0..<13 { tester.key(.rightArrow) }
    tester.type("!")
    #expect(model.text == "abc xשלום def!")
    for _ in 0..<20 { tester.key(.leftArrow) }
    tester.type("?")
    #expect(model.text == "?abc xשלום def!")
  }

  @Test func selectsWithShiftAndUsesTheClipboard() {
    let model = Model()
    model.text = "salad"
    let tester = tester(model)
    tester.tap(CGPoint(x: 190, y: 150))
    tester.key(.leftArrow, modifiers: .shift)
    tester.key(.leftArrow, modifiers: .shift)
    tester.key("x", modifiers: .control)
    #expect(model.text == "sal")
    tester.key(.home)
    tester.key("v", modifiers: .control)
    #expect(model.text == "adsal")
    tester.key("a", modifiers: .control)
    tester.key("c", modifiers: .control)
    tester.key(.end)
    tester.key("v", modifiers: .command)
    #expect(model.text == "adsaladsal")
  }

  @Test func aDoubleTapSelectsAWord() {
    let model = Model()
    model.text = "one two"
    let tester = tester(model)
    tester.tap(CGPoint(x: 5, y: 150))
    tester.advance(by: 0.1)
    tester.tap(CGPoint(x: 5, y: 150))
    tester.type("1")
    #expect(model.text == "1 two")
  }

  @Test func theMouseSelectsByDragging() {
    let model = Model()
    model.text = "one two"
    let tester = tester(model)
    tester.press(CGPoint(x: 0, y: 150), kind: .mouse)
    tester.move(to: CGPoint(x: 190, y: 150), over: 0.1)
    tester.release()
    tester.type("x")
    #expect(model.text == "x")
  }

  @Test func aFingerThatStaysSelectsAWord() {
    let model = Model()
    model.text = "one two"
    let tester = tester(model)
    tester.press(CGPoint(x: 5, y: 150))
    tester.advance(by: 0.6)
    tester.release()
    tester.type("1")
    #expect(model.text == "1 two")
  }

  @Test func returnSubmitsAndEndsEditing() {
    let model = Model()
    let tester = tester(model)
    tester.tap(middle)
    tester.type("a")
    tester.key(.return)
    tester.type("b")
    #expect(model.text == "a")
    #expect(model.log == ["editing true", "commit", "submit", "editing false"])
  }

  @Test func aLongTextScrollsSoThatTheCaretIsInSight() {
    let model = Model()
    let tester = tester(model)
    tester.tap(middle)
    tester.type(String(repeating: "long text ", count: 12))
    tester.advance(by: 0.02)
    let texts = tester.displayList.items.filter { if case .text = $0.content { true } else { false } }
    guard case .text(let content)? = texts.last?.content else {
      Issue.record("no text is shown")
      return
    }
    #expect(abs(content.origin.x + content.layout.size.width - 200) < 6)
    tester.key(.home)
    tester.advance(by: 0.02)
    guard
      case .text(let start)? = tester.displayList.items.last(where: {
        if case .text = $0.content { true } else { false }
      })?.content
    else { return }
    #expect(start.origin.x == 0)
  }

  @Test func composedTextIsShownButNotYetTheProgrammes() {
    let model = Model()
    let tester = tester(model)
    tester.tap(middle)
    tester.runner.send(.composition("ni"))
    #expect(model.text == "")
    #expect(tester.first("TextField")?.value == "ni")
    tester.type("你")
    #expect(model.text == "你")
    #expect(tester.first("TextField")?.value == "你")
  }

  @Test func aBindingThatKeepsAnotherTextWins() {
    let model = Model()
    let tester = ViewTester(
      TextField("Code", text: Binding(get: { model.text }, set: { model.text = String($0.prefix(3)) })),
      width: 200)
    tester.tap(middle)
    tester.type("abcdef")
    tester.advance(by: 0.02)
    #expect(model.text == "abc")
    #expect(tester.first("TextField")?.value == "abc")
  }

  @Test func formatsTakeTheValueWhenEditingEnds() {
    let model = Model()
    model.number = 4
    let tester = ViewTester(FormatScene(model: model), width: 200)
    #expect(tester.first("TextField")?.value == "4")
    tester.tap(middle)
    tester.key("a", modifiers: .control)
    tester.type("12")
    #expect(model.number == 4)
    tester.key(.return)
    #expect(model.number == 12)
    tester.tap(middle)
    tester.type("x")
    tester.key(.return)
    tester.advance(by: 0.02)
    #expect(model.number == 12)
    #expect(tester.first("TextField")?.value == "12")
  }

  @Test func aSecureFieldGivesNothingAway() {
    let model = Model()
    let tester = ViewTester(SecureScene(model: model), width: 200)
    tester.tap(middle)
    tester.type("pass")
    #expect(model.text == "pass")
    #expect(tester.first("SecureField")?.value == "••••")
    tester.key("a", modifiers: .control)
    tester.key("x", modifiers: .control)
    #expect(model.text == "pass")
  }

  @Test func doesNothingWhileItIsDisabled() {
    let model = Model()
    let tester = ViewTester(FieldScene(model: model).disabled(true), width: 200)
    tester.tap(middle)
    tester.type("a")
    tester.key(.tab)
    tester.type("a")
    #expect(model.text == "")
  }

  @Test func alignsAtTheTrailingEdgeWhereTheLanguageRunsThere() {
    let model = Model()
    model.text = "שלום"
    let tester = tester(model, rtl: true)
    let item = tester.displayList.items.last { if case .text = $0.content { true } else { false } }
    guard case .text(let content)? = item?.content else {
      Issue.record("no text is shown")
      return
    }
    let line = content.layout.lines[0]
    #expect(abs(line.x + line.width - 200) < 0.5)
  }

  @Test func buttonsLeaveTheKeyboardWithTheField() {
    let model = Model()
    let tester = ViewTester(
      VStack {
        FieldScene(model: model)
        Button("Clear") { model.text = "" }
      }, width: 200)
    tester.tap(tester.middle("TextField"))
    tester.type("a")
    tester.tap("Clear")
    tester.type("b")
    #expect(model.text == "b")
  }

  @Test func anEditorTakesLineFeeds() {
    let model = Model()
    let tester = ViewTester(EditorScene(model: model), width: 200)
    tester.tap(middle)
    tester.type("a")
    tester.key(.return)
    tester.type("b")
    #expect(model.text == "a\nb")
    tester.key(.upArrow)
    tester.type("c")
    #expect(model.text == "ac\nb")
  }

  @Test func theCaretAtRestCostsNothing() {
    let tester = tester(Model())
    tester.tap(middle)
    tester.advance(by: 12)
    let frames = tester.host.statistics.frames
    tester.advance(by: 5)
    #expect(tester.host.statistics.frames == frames)
  }

  @Test func typingEvaluatesOnlyWhatReadsTheText() {
    let model = Model()
    let tester = tester(model)
    tester.tap(middle)
    tester.type("a")
    tester.advance(by: 0.02)
    let layouts = tester.host.statistics.layouts
    tester.type("b")
    tester.advance(by: 0.02)
    #expect(tester.host.statistics.layouts == layouts)
  }
}

struct FieldScene: View {
  @Bindable var model: Model
  var body: some View {
    TextField("Name", text: $model.text) {
      model.log.append("editing \($0)")
    } onCommit: {
      model.log.append("commit")
    }
    .onSubmit { model.log.append("submit") }
  }
}

private struct FormatScene: View {
  @Bindable var model: Model
  var body: some View { TextField("Number", value: $model.number, format: .number) }
}

private struct SecureScene: View {
  @Bindable var model: Model
  var body: some View { SecureField("Password", text: $model.text) }
}

private struct EditorScene: View {
  @Bindable var model: Model
  var body: some View { TextEditor(text: $model.text) }
}
