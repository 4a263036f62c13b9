import SwiftUI
import Testing
import ViewTreeTesting

/// What a tap activates can be activated by assistive technology: it offers a default action.
@MainActor struct ActivationTests {
  private func actions(_ name: String, _ tester: ViewTester) -> [String]? {
    tester.tree.flattened.first { $0.id == name }?.actions
  }

  @Test func buttonsDoWhatTheyDoByNameIdAndLabel() {
    let model = Model()
    let tester = ViewTester(
      VStack {
        Button("Save") { model.log.append("save") }.accessibilityIdentifier("save")
        Button {
          model.log.append("like")
        } label: {
          Image(systemName: "heart").accessibilityLabel("Like")
        }
        Button("Off") { model.log.append("off") }.disabled(true).accessibilityIdentifier("off")
        Text("Beside").accessibilityIdentifier("beside")
      })
    #expect(tester.perform(on: "save") && tester.perform(on: "Save") && tester.perform(on: "Like"))
    #expect(!tester.perform(on: "off") && !tester.perform(on: "Off") && !tester.perform(on: "Beside"))
    #expect(!tester.perform(.escape, on: "save"))
    #expect(model.log == ["save", "save", "like"])
    #expect(actions("save", tester) == ["default"])
    #expect(actions("off", tester) == nil && actions("beside", tester) == nil)
  }

  @Test func anActionOfTheProgramComesInPlaceOfTheControls() {
    let model = Model()
    let tester = ViewTester(
      Button("Save") { model.log.append("save") }
        .accessibilityAction { model.log.append("own") }
        .accessibilityAction(named: "More") { model.log.append("more") }
        .accessibilityIdentifier("save"))
    #expect(tester.perform(on: "save") && tester.perform(on: "Save") && tester.perform("More", on: "save"))
    #expect(model.log == ["own", "own", "more"])
    #expect(actions("save", tester) == ["default", "More"])
  }

  private struct Controls: View {
    let model: Model
    @State private var isOn = false
    @State private var part = "one"
    @State private var name = ""
    @FocusState private var isTyping: Bool
    var body: some View {
      NavigationStack {
        VStack {
          Toggle("Switch", isOn: $isOn)
          Toggle("Stays down", isOn: $isOn).toggleStyle(.button)
          Picker("Part", selection: $part) {
            ForEach(["one", "two"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
          Menu("More") {
            Button("Copy") { model.log.append("copy") }
            Button("Off") { model.log.append("off") }.disabled(true)
          }
          Link("Web", destination: URL(fileURLWithPath: "/web"))
          TextField("Name", text: $name).focused($isTyping).accessibilityIdentifier("field")
          NavigationLink("Go") { Text("Page") }
          Text(verbatim: "\(isOn) \(part) \(isTyping)").accessibilityIdentifier("state")
        }
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          model.log.append(url.lastPathComponent)
          return .handled
        })
    }
  }

  @Test func controlsAreActivatedAsByATap() {
    let model = Model()
    let tester = ViewTester(Controls(model: model))
    func state(after name: String) -> String? {
      #expect(tester.perform(on: name), "\(name)")
      tester.settle()
      return tester.tree.flattened.first { $0.id == "state" }?.text
    }
    #expect(state(after: "Switch") == "true one false")
    #expect(state(after: "Stays down") == "false one false")
    #expect(state(after: "two") == "false two false")
    #expect(state(after: "field") == "false two true")
    #expect(tester.perform(on: "Web"))
    #expect(!tester.perform(on: "Copy"))
    #expect(tester.perform(on: "More"))
    tester.settle()
    #expect(!tester.perform(on: "Off"))
    // Behind an open menu nothing is used.
    #expect(!tester.perform(on: "Go"))
    #expect(tester.perform(on: "Copy"))
    tester.settle()
    #expect(!tester.perform(on: "Copy"))
    #expect(tester.perform(on: "Go"))
    tester.settle()
    #expect(tester.frame(of: "Page") != nil)
    #expect(model.log == ["web", "copy"])
  }

  @Test func rowsAreSelectedAndTapsAreMade() {
    struct Rows: View {
      let model: Model
      @State private var chosen: Int?
      var body: some View {
        VStack {
          List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
          HStack {
            Text("card")
            Text("words").padding()
          }
          .padding().contentShape(Rectangle()).onTapGesture { model.log.append("card") }
          .accessibilityAddTraits(.isButton).accessibilityIdentifier("whole")
          Color.red.accessibilityIdentifier("place")
            .onTapGesture { model.log.append("\(Int($0.x)) \(Int($0.y))") }
            .frame(width: 100, height: 40)
          Text("two taps")
            .gesture(
              TapGesture(count: 2).onEnded { model.log.append("two") }
                .exclusively(before: TapGesture().onEnded { model.log.append("one") }))
          Text("twice").onTapGesture(count: 2) { model.log.append("twice") }
          Text("off").onTapGesture { model.log.append("off") }.disabled(true)
          Text("drag").gesture(DragGesture(minimumDistance: 0).onEnded { _ in model.log.append("drag") })
          Text(verbatim: chosen.map { "chosen \($0)" } ?? "").accessibilityIdentifier("state")
        }
      }
    }
    let model = Model()
    let tester = ViewTester(Rows(model: model))
    #expect(tester.perform(on: "row 1"))
    tester.settle()
    #expect(tester.tree.flattened.first { $0.id == "state" }?.text == "chosen 1")
    #expect(tester.perform(on: "whole") && tester.perform(on: "words"))
    #expect(tester.perform(on: "place") && tester.perform(on: "two taps"))
    #expect(!tester.perform(on: "twice") && !tester.perform(on: "off") && !tester.perform(on: "drag"))
    #expect(model.log == ["card", "card", "50 20", "one"])
    // A tap of a finger is recognised as before.
    tester.tap("words")
    #expect(model.log.last == "card")
    #expect(actions("whole", tester) == ["default"])
  }
}
