import SwiftUI
import Testing
import ViewTreeTesting

/// Edits of fields among the others of a window's undo manager.
@MainActor struct FieldUndoTests {
  final class Sum { var value = 0 }

  private struct Form: View {
    @Bindable var model: Model
    let sum: Sum
    var found: (UndoManager?) -> Void = { _ in }
    @Environment(\.undoManager) private var undo
    var body: some View {
      VStack {
        TextField("Name", text: $model.text).frame(height: 40)
        SecondField().frame(height: 100)
        Button("add") {
          sum.value += 1
          undo?.registerUndo(withTarget: sum) { $0.value -= 1 }
          undo?.setActionName("Adding")
        }
        Button("undo") { undo?.undo() }
        Button("replace") { model.text = "another" }
        if model.isOn { Text("on") }
      }
      .onAppear { found(undo) }
    }
  }

  private struct SecondField: View {
    @State private var text = ""
    var body: some View {
      TextEditor(text: $text)
      Text("editor: \(text)")
    }
  }

  private struct Scene {
    let model = Model()
    let sum = Sum()
    let tester: ViewTester
    let undo: UndoManager

    @MainActor init() throws {
      var manager: UndoManager?
      tester = ViewTester(Form(model: model, sum: sum) { manager = $0 }, width: 300, height: 400)
      tester.settle()
      undo = try #require(manager)
    }

    @MainActor func type(_ text: String) {
      for character in text {
        tester.type(String(character))
        tester.advance(by: 0.1)
      }
    }
  }

  @Test func typingIsOneStepOfTheWindowsManagerUpToTheNextWord() throws {
    let scene = try Scene()
    #expect(!scene.undo.canUndo)
    scene.tester.tap("Name")
    scene.type("one two")
    #expect(scene.undo.canUndo && scene.undo.undoActionName == "Typing")
    scene.undo.undo()
    scene.tester.settle()
    #expect(scene.model.text == "one ")
    scene.tester.key("z", modifiers: .control)
    scene.tester.key("z", modifiers: .control)
    scene.tester.settle()
    #expect(scene.model.text == "" && !scene.undo.canUndo && scene.undo.canRedo)
    for _ in 0..<3 { scene.tester.key("z", modifiers: [.control, .shift]) }
    scene.tester.settle()
    #expect(scene.model.text == "one two" && !scene.undo.canRedo)
    #expect(scene.tester.first("TextField")?.value == "one two")
  }

  @Test func stepsOfTheProgramAndOfFieldsKeepTheirOrder() throws {
    let scene = try Scene()
    scene.tester.tap("Name")
    scene.type("ab")
    scene.undo.registerUndo(withTarget: scene.sum) { $0.value -= 1 }
    scene.sum.value += 1
    scene.tester.advance(by: 0.1)
    scene.type("cd")
    #expect(scene.model.text == "abcd" && scene.sum.value == 1)
    scene.tester.key("z", modifiers: .control)
    #expect(scene.model.text == "ab" && scene.sum.value == 1)
    scene.tester.key("z", modifiers: .control)
    #expect(scene.model.text == "ab" && scene.sum.value == 0)
    scene.tester.key("z", modifiers: .control)
    #expect(scene.model.text == "" && !scene.undo.canUndo)
  }

  @Test func aFieldWithoutTheFocusIsUndoneToo() throws {
    let scene = try Scene()
    let editor = try #require(scene.tester.first("TextEditor"))
    scene.tester.tap(CGPoint(x: editor.frame.rect.midX, y: editor.frame.rect.midY))
    scene.type("note")
    scene.tester.tap("Name")
    scene.type("x")
    scene.tester.tap("undo")
    scene.tester.settle()
    #expect(scene.model.text == "")
    scene.tester.tap("undo")
    scene.tester.settle()
    #expect(scene.tester.frame(of: "editor: ") != nil)
  }

  @Test func theKeysUndoWhereNoFieldIsEdited() throws {
    let scene = try Scene()
    scene.tester.tap("add")
    scene.tester.advance(by: 0.1)
    scene.tester.tap("add")
    #expect(scene.sum.value == 2)
    scene.tester.key("z", modifiers: .control)
    #expect(scene.sum.value == 1)
    scene.tester.key("z", modifiers: [.control, .shift])
    // The program registers nothing for doing it again.
    #expect(scene.sum.value == 1)
  }

  @Test func aTextThatTheProgramReplacesHasNoSteps() throws {
    let scene = try Scene()
    scene.tester.tap("Name")
    scene.type("ab")
    scene.tester.tap("replace")
    scene.tester.settle()
    #expect(scene.tester.first("TextField")?.value == "another")
    #expect(!scene.undo.canUndo)
  }

  @Test func whatWasComposedIsOneStep() throws {
    let scene = try Scene()
    scene.tester.tap("Name")
    scene.tester.runner.send(.composition("ni"))
    scene.tester.runner.send(.composition("nih"))
    scene.tester.type("日")
    #expect(scene.model.text == "日")
    scene.tester.key("z", modifiers: .control)
    #expect(scene.model.text == "" && !scene.undo.canUndo)
  }
}
