import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// The forms of text fields and of what shows a title beside a value.
@MainActor struct FieldFormTests {
  private let title = "Kitchen"
  private var label: Text { Text("Kitchen") }
  private var prompt: Text { Text("Find") }

  /// What is in a model after something was typed into a field of it and Return pressed.
  private func typed<F: View>(_ text: String, into field: @escaping (Model) -> F) -> Model {
    let model = Model()
    let tester = ViewTester(Live { field(model) }, width: 320)
    tester.settle()
    tester.key(.tab)
    tester.type(text)
    tester.key(.return)
    tester.settle()
    return model
  }

  private func text(_ model: Model) -> Binding<String> {
    Binding {
      model.text
    } set: {
      model.text = $0
    }
  }

  @Test func fieldsOfTextInAnyForm() {
    #expect(typed("ab") { TextField(title, text: text($0)) }.text == "ab")
    #expect(typed("ab") { TextField("Kitchen", text: text($0), prompt: prompt) }.text == "ab")
    #expect(typed("ab") { TextField(title, text: text($0), prompt: prompt) }.text == "ab")
    #expect(typed("ab") { TextField(title, text: text($0), prompt: prompt, axis: .horizontal) }.text == "ab")
    #expect(typed("ab") { TextField(text: text($0), prompt: prompt) { label } }.text == "ab")
    let old = typed("ab") { model in
      TextField("Kitchen", text: text(model), onEditingChanged: { model.log.append("\($0)") }) {
        model.log.append("commit")
      }
    }
    #expect(old.text == "ab" && old.log.contains("true") && old.log.contains("commit"))
  }

  @Test func secretsInAnyForm() {
    #expect(typed("ab") { SecureField(title, text: text($0)) }.text == "ab")
    #expect(typed("ab") { SecureField("Kitchen", text: text($0), prompt: prompt) }.text == "ab")
    #expect(typed("ab") { SecureField(title, text: text($0), prompt: prompt) }.text == "ab")
    #expect(typed("ab") { SecureField(text: text($0), prompt: prompt) { label } }.text == "ab")
    let key = typed("ab") { model in
      SecureField("Kitchen", text: text(model), onCommit: { model.log.append("commit") })
    }
    let string = typed("ab") { model in
      SecureField(title, text: text(model), onCommit: { model.log.append("commit") })
    }
    #expect(key.log == ["commit"] && string.log == ["commit"] && string.text == "ab")
  }

  @Test func aPromptIsWhatAnEmptyFieldShows() {
    let empty = Binding.constant("")
    let shown = TextField("Kitchen", text: empty, prompt: prompt)
    #expect(isSame(TextField(title, text: empty, prompt: prompt), shown))
    #expect(isSame(TextField(text: empty, prompt: prompt) { label }, shown))
    #expect(!isSame(TextField("Kitchen", text: empty), shown))
    let secret = SecureField("Kitchen", text: empty, prompt: prompt)
    #expect(isSame(SecureField(title, text: empty, prompt: prompt), secret))
    #expect(isSame(SecureField(text: empty, prompt: prompt) { label }, secret))
    #expect(!isSame(SecureField(title, text: empty), secret))
  }

  @Test func fieldsOfValuesInAnyForm() {
    let format = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en"))
    func number(_ model: Model) -> Binding<Double> {
      Binding {
        model.number
      } set: {
        model.number = $0
      }
    }
    func optional(_ model: Model) -> Binding<Double?> {
      Binding {
        model.number == 0 ? nil : model.number
      } set: {
        model.number = $0 ?? -1
      }
    }
    #expect(typed("7") { TextField(title, value: optional($0), format: format) }.number == 7)
    #expect(typed("7") { TextField("Kitchen", value: optional($0), format: format) }.number == 7)
    #expect(typed("7") { TextField(value: optional($0), format: format) { label } }.number == 7)
    #expect(typed(".5") { TextField(title, value: number($0), format: format) }.number == 0.5)
    #expect(typed(".5") { TextField(value: number($0), format: format) { label } }.number == 0.5)
  }

  @Test func labelsOfAnyForm() {
    #expect(isSame(Label(title, systemImage: "star"), Label("Kitchen", systemImage: "star")))
    // A picture that is not there takes no place, however it is named.
    #expect(isSame(Label(title, image: "nothing"), Label("Kitchen", image: "nothing")))
  }

  @Test func contentWithALabelInAnyForm() {
    let value = LabeledContent("Kitchen", value: "7")
    #expect(isSame(LabeledContent(title, value: String("7")), value))
    #expect(isSame(LabeledContent("Kitchen") { Text("7") }, value))
    #expect(isSame(LabeledContent(title) { Text("7") }, value))
    let percent = LabeledContent("Kitchen", value: "25%")
    let format = FloatingPointFormatStyle<Double>.Percent.percent.locale(Locale(identifier: "en"))
    #expect(isSame(LabeledContent("Kitchen", value: 0.25, format: format), percent))
    #expect(isSame(LabeledContent(title, value: 0.25, format: format), percent))
  }

  @Test func boxesAndGroupsOfAnyForm() {
    let box = GroupBox("Kitchen") { Text("in") }
    #expect(isSame(GroupBox(title) { Text("in") }, box))
    #expect(isSame(GroupBox(label: label) { Text("in") }, box))
    #expect(
      isSame(
        GroupBox {
          Text("in")
        } label: {
          label
        }, box))
    let group = DisclosureGroup("Kitchen") { Text("in") }
    #expect(isSame(DisclosureGroup(title) { Text("in") }, group))
  }

  @Test func progressInAnyForm() {
    let part = ProgressView("Kitchen", value: 1, total: 4)
    #expect(isSame(ProgressView(title, value: 1, total: 4), part))
    #expect(isSame(ProgressView(value: 1.0, total: 4) { label }, part))
    let waiting = ViewTester(ProgressView(title), width: 320)
    waiting.advance(by: 0.1)
    #expect(waiting.tree.flattened.contains { $0.text == "Kitchen" })
  }

  @Test func progressIsFollowedUntilItIsDone() {
    let work = Progress(totalUnitCount: 4)
    work.completedUnitCount = 1
    let tester = ViewTester(ProgressView(work), width: 320)
    func has(_ text: String) -> Bool { tester.tree.flattened.contains { $0.text == text } }
    tester.advance(by: 0.1)
    #expect(has("25%") && has("1 / 4"))
    work.completedUnitCount = 3
    tester.advance(by: 0.5)
    #expect(has("75%") && has("3 / 4"))
    work.completedUnitCount = 4
    tester.advance(by: 0.5)
    let (isAtRest, isFull) = (tester.host.isAtRest, has("100%"))
    #expect(isAtRest && isFull)
  }

  @Test func coloursAndEmptyPlacesInAnyForm() {
    let color = Binding.constant(Color.red)
    let picker = ColorPicker("Kitchen", selection: color)
    #expect(isSame(ColorPicker(title, selection: color), picker))
    #expect(isSame(ColorPicker(selection: color) { label }, picker))
    let empty = ContentUnavailableView("Kitchen", systemImage: "star", description: Text("shut"))
    #expect(isSame(ContentUnavailableView(title, systemImage: "star", description: Text("shut")), empty))
  }
}
