import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Controls that a style makes of what it is given: the control as it would be without that style, or with another one.
@MainActor struct ConfiguredControlTests {
  private struct TwiceAsOne: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Button(configuration)
        Text("styled")
      }
    }
  }

  @Test func aButtonOfAConfiguration() {
    let model = Model()
    let tester = ViewTester(Button("Go") { model.count += 1 }.buttonStyle(TwiceAsOne()), width: 300)
    #expect(tester.frame(of: "styled") != nil)
    tester.tap("Go")
    #expect(model.count == 1)
  }

  private struct Marked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isOn ? "on" : "off")
        Toggle(configuration)
      }
    }
  }

  @Test func aToggleOfAConfiguration() {
    struct Switch: View {
      @Bindable var model: Model
      var body: some View { Toggle("Kitchen", isOn: $model.isOn).toggleStyle(Marked()) }
    }
    let model = Model()
    let tester = ViewTester(Switch(model: model), width: 320)
    #expect(tester.frame(of: "off") != nil)
    tester.tap(tester.middle("Switch"))
    tester.settle()
    #expect(model.isOn && tester.frame(of: "on") != nil && tester.frame(of: "Kitchen") != nil)
  }

  private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("above")
        GroupBox(configuration)
      }
    }
  }

  private struct Bordered: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding(20) }
  }

  private struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
        ProgressView(configuration)
      }
    }
  }

  @Test func boxesContentsAndProgressOfConfigurations() {
    let box = ViewTester(GroupBox("Menu") { Text("soup") }.groupBoxStyle(Boxed()), width: 300)
    #expect(["above", "Menu", "soup"].allSatisfy { box.frame(of: $0) != nil })
    let content = ViewTester(
      LabeledContent("Menu", value: "soup").labeledContentStyle(Bordered()), width: 300)
    #expect(content.frame(of: "Menu")?.minX == 20 && content.frame(of: "soup")?.maxX == 280)
    let bar = ViewTester(ProgressView("Menu", value: 0.3).progressViewStyle(Bar()), width: 300)
    #expect(bar.frame(of: "30 %") != nil && bar.frame(of: "Menu") != nil)
  }

  @Test func tintsOfStylesColourWhatTheyDraw() {
    let wanted = RGBA(red: 0, green: 1, blue: 0)
    func paints<V: View>(_ view: V) -> Bool {
      let tester = ViewTester(view, width: 200)
      tester.settle()
      return tester.fills.contains { $0.green > 0.9 && $0.red < 0.1 && $0.alpha > 0.5 }
        || tester.strokes.contains(wanted)
    }
    let green = Color(red: 0, green: 1, blue: 0)
    #expect(paints(ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: green))))
    #expect(paints(ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: green))))
    #expect(paints(Toggle("on", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: green))))
    #expect(!paints(ProgressView(value: 0.5)) && !paints(Toggle("on", isOn: .constant(true)).tint(.red)))
  }

  @Test func picturesOfCatalogues() {
    let picture = "no-such-picture"
    let button = Button("Kitchen", image: ImageResource(name: picture, bundle: .main)) {}
    #expect(ViewTester(button, width: 300).frame(of: "Kitchen") != nil)
    let title = String("Kitchen")
    #expect(ViewTester(Label(title, image: picture), width: 300).frame(of: "Kitchen") != nil)
    #expect(ViewTester(Label("Kitchen", image: picture), width: 300).frame(of: "Kitchen") != nil)
    let nothing = ContentUnavailableView("Kitchen", image: picture, description: Text("is closed"))
    #expect(ViewTester(nothing, width: 300).frame(of: "is closed") != nil)
    let group = ControlGroup {
      Button("In") {}
    } label: {
      Label("Zoom", systemImage: "magnifyingglass")
    }
    #expect(ViewTester(group, width: 300).frame(of: "In") != nil)
  }

  @Test func aTimerCountsDownByTheClock() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let view = ProgressView(timerInterval: start...start.addingTimeInterval(60), countsDown: false) {
      Text("rest")
    }
    let tester = ViewTester(view, width: 300)
    #expect(tester.frame(of: "rest") != nil)
  }

  @Test func fieldsOfNumbersKeepWhatTheFormatterReads() {
    struct Fields: View {
      @Bindable var model: Model
      let formatter: NumberFormatter
      let title: String
      var body: some View {
        VStack {
          TextField("key", value: $model.number, formatter: formatter).accessibilityIdentifier("key")
          TextField(title, value: $model.number, formatter: formatter).accessibilityIdentifier("string")
          TextField(value: $model.number, formatter: formatter) { Text("view") }.accessibilityIdentifier(
            "view")
        }
      }
    }
    for name in ["key", "string", "view"] {
      let model = Model()
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en")
      let tester = ViewTester(Fields(model: model, formatter: formatter, title: "words"), width: 300)
      tester.tap(name)
      tester.settle()
      tester.key("a", modifiers: .command)
      tester.type("42")
      tester.key(.return)
      tester.settle()
      #expect(model.number == 42, "\(name)")
    }
  }

  @Test func fieldsTellOfEditingAndReturn() {
    struct Fields: View {
      @Bindable var model: Model
      let title: String
      var body: some View {
        TextField(
          title, text: $model.text, onEditingChanged: { model.log.append($0 ? "begins" : "ends") },
          onCommit: { model.log.append("commits") })
      }
    }
    let model = Model()
    let tester = ViewTester(Fields(model: model, title: "Name"), width: 300)
    tester.tap(tester.middle("TextField"))
    tester.type("ab")
    tester.key(.return)
    tester.settle()
    #expect(model.text == "ab" && model.log.prefix(2) == ["begins", "commits"])
  }

  @Test func wordsForAssistiveTechnologyInEachForm() {
    let word = String("said")
    func dump<V: View>(_ view: V) -> TreeDump? {
      ViewTester(view, width: 300).tree.flattened.first { $0.text == "tea" || $0.label == "said" }
    }
    let tea = Text("tea")
    #expect(dump(tea.accessibilityLabel(Text("said")))?.label == "said")
    #expect(dump(tea.accessibilityLabel("said"))?.label == "said")
    #expect(dump(tea.accessibilityLabel(word))?.label == "said")
    #expect(
      dump(tea.accessibilityValue("said"))?.value == "said"
        && dump(tea.accessibilityValue(word))?.value == "said")
    #expect(dump(tea.accessibilityValue(Text("said")))?.value == "said")
    #expect(
      dump(tea.accessibilityHint("said"))?.hint == "said" && dump(tea.accessibilityHint(word))?.hint == "said"
    )
    #expect(dump(tea.accessibilityHint(Text("said")))?.hint == "said")
    let model = Model()
    let key = ViewTester(
      tea.accessibilityAction(named: "pour") { model.log.append("key") }, width: 300)
    let string = ViewTester(
      tea.accessibilityAction(named: String("pour")) { model.log.append("string") }, width: 300)
    let text = ViewTester(
      tea.accessibilityAction(named: Text("pour")) { model.log.append("text") }, width: 300)
    for tester in [key, string, text] { tester.perform("pour", on: "tea") }
    #expect(model.log == ["key", "string", "text"])
  }

  @Test func anActionForRenamingIsAValueOfTheEnvironment() {
    struct Caller: View {
      @Environment(\.rename) private var rename: RenameAction?
      let model: Model
      var body: some View {
        Button(rename == nil ? "nothing to rename" : "rename") {
          if let rename { rename() } else { model.log.append("none") }
        }
      }
    }
    let model = Model()
    let with = ViewTester(Caller(model: model).renameAction { model.log.append("renamed") }, width: 300)
    with.tap("rename")
    ViewTester(Caller(model: model), width: 300).tap("nothing to rename")
    #expect(model.log == ["renamed", "none"])
    #expect(EnvironmentValues().rename == nil)
  }

  @Test func addressesAreHandledDiscardedOrLeftToTheSystem() throws {
    let url = try #require(URL(string: "https://example.com/menu"))
    var results: [Bool] = []
    func opened(_ result: OpenURLAction.Result) -> Bool? {
      results = []
      OpenURLAction { _ in result }(url) { results.append($0) }
      return results.first
    }
    #expect(opened(.handled) == true && opened(.discarded) == false)
    // No system opens addresses in a test.
    #expect(opened(.systemAction) == false && opened(.systemAction(url)) == false)
  }

  @Test func aFormOfColumnsHasLabelsBesideTheirControls() throws {
    func tester(_ direction: LayoutDirection) -> ViewTester {
      let form = Form {
        LabeledContent("Name", value: "Lisbon")
        LabeledContent("Longer label", value: "Porto")
      }
      let tester = ViewTester(
        form.formStyle(ColumnsFormStyle()).environment(\.layoutDirection, direction), width: 390)
      tester.settle()
      return tester
    }
    let plain = tester(.leftToRight)
    let (name, longer) = (
      try #require(plain.frame(of: "Name")), try #require(plain.frame(of: "Longer label"))
    )
    #expect(abs(name.maxX - longer.maxX) < 0.5 && name.minX > longer.minX)
    #expect(try #require(plain.frame(of: "Lisbon")).minX == #require(plain.frame(of: "Porto")).minX)
    let turned = tester(.rightToLeft)
    #expect(
      try abs(#require(turned.frame(of: "Name")).minX - #require(turned.frame(of: "Longer label")).minX) < 0.5
    )
    let named = ViewTester(Form { LabeledContent("Name", value: "Lisbon") }.formStyle(.columns), width: 390)
    #expect(named.frame(of: "Name") != nil)
  }
}
