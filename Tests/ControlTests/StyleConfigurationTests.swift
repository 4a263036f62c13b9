import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Styles of a program's own read everything that their configurations have.
@MainActor struct StyleConfigurationTests {
  private func texts(_ tester: ViewTester) -> [String] {
    tester.tree.flattened.filter { $0.type == "Text" }.compactMap(\.text)
  }

  // MARK: Buttons

  private struct Described: ButtonStyle {
    func makeBody(configuration: ButtonStyleConfiguration) -> some View {
      VStack {
        configuration.label
        Text(configuration.isPressed ? "pressed" : "idle")
        Text(
          configuration.role == .destructive ? "destructive" : configuration.role == nil ? "none" : "other")
      }
    }
  }

  @Test func aButtonStyleKnowsLabelRoleAndPress() {
    let tester = ViewTester(Button("Go", role: .destructive) {}.buttonStyle(Described()), width: 200)
    #expect(texts(tester) == ["Go", "idle", "destructive"])
    tester.press(CGPoint(x: 100, y: 150))
    tester.advance(by: 0.3)
    #expect(texts(tester) == ["Go", "pressed", "destructive"])
    tester.release()
    tester.advance(by: 0.3)
    #expect(texts(tester) == ["Go", "idle", "destructive"])
    #expect(texts(ViewTester(Button("Go") {}.buttonStyle(Described()), width: 200)).last == "none")
    let roles: [ButtonRole] = [.cancel, .close, .confirm, .destructive]
    #expect(roles.filter { $0 == ButtonRole.cancel }.count == 1)
  }

  private struct OnDoubleTap: PrimitiveButtonStyle {
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
      HStack {
        configuration.label
        Text(configuration.role == .cancel ? "cancel" : "plain")
      }
      .onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test func aPrimitiveButtonStyleDecidesWhenTheButtonActs() {
    let model = Model()
    let tester = ViewTester(
      Button("Go", role: .cancel) { model.count += 1 }.buttonStyle(OnDoubleTap()), width: 200)
    #expect(texts(tester) == ["Go", "cancel"])
    tester.tap("Go")
    tester.advance(by: 1)
    #expect(model.count == 0)
    tester.tap("Go")
    tester.advance(by: 0.1)
    tester.tap("Go")
    #expect(model.count == 1)
  }

  // MARK: Switches, labels, values

  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: ToggleStyleConfiguration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
          configuration.label
        }
      }
      .buttonStyle(.plain)
    }
  }

  private struct Switch: View {
    @State private var isOn = false
    var body: some View { Toggle("Wifi", isOn: $isOn).toggleStyle(Checkbox()) }
  }

  @Test func aToggleStyleReadsAndChangesTheState() {
    let tester = ViewTester(Switch(), width: 200)
    #expect(texts(tester) == ["off", "Wifi"])
    tester.tap("Wifi")
    tester.settle()
    #expect(texts(tester) == ["on", "Wifi"])
    let flags = [true, false].map { Binding.constant($0) }
    let mixed = ViewTester(
      Toggle("All", sources: flags, isOn: \.self).toggleStyle(Checkbox()), width: 200)
    #expect(texts(mixed) == ["mixed", "All"])
  }

  private struct Upright: LabelStyle {
    func makeBody(configuration: LabelStyleConfiguration) -> some View {
      VStack(spacing: 0) {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test func aLabelStylePutsTitleAndIconWhereItLikes() throws {
    let tester = ViewTester(
      Label {
        Text("Title")
      } icon: {
        Text("I")
      }.labelStyle(Upright()), width: 200)
    let title = try #require(tester.frame(of: "Title"))
    let icon = try #require(tester.frame(of: "I"))
    #expect(icon.minY == title.maxY && abs(icon.midX - title.midX) < 0.6)
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
      HStack {
        configuration.label
        Text(configuration.fractionCompleted.map { "\(Int($0 * 100))" } ?? "unknown")
        configuration.currentValueLabel
      }
    }
  }

  @Test func aProgressViewStyleReadsTheFraction() {
    let known = ProgressView(value: 3, total: 12) {
      Text("Loading")
    } currentValueLabel: {
      Text("a quarter")
    }
    #expect(
      texts(ViewTester(known.progressViewStyle(Percent()), width: 300)) == ["Loading", "25", "a quarter"])
    let unknown = ProgressView("Waiting").progressViewStyle(Percent())
    #expect(texts(ViewTester(unknown, width: 300)) == ["Waiting", "unknown"])
  }

  private struct Dial: GaugeStyle {
    func makeBody(configuration: GaugeStyleConfiguration) -> some View {
      VStack {
        configuration.label
        Text("\(Int(configuration.value * 100))")
        configuration.currentValueLabel
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    }
  }

  @Test func aGaugeStyleReadsThePartAndItsLabels() {
    let gauge = Gauge(value: 15, in: 10...20) {
      Text("Speed")
    } currentValueLabel: {
      Text("15")
    } minimumValueLabel: {
      Text("10")
    } maximumValueLabel: {
      Text("20")
    }
    #expect(texts(ViewTester(gauge.gaugeStyle(Dial()), width: 300)) == ["Speed", "50", "15", "10", "20"])
    let bare = Gauge(value: 0.25) { Text("Bare") }.gaugeStyle(Dial())
    #expect(texts(ViewTester(bare, width: 300)) == ["Bare", "25"])
  }

  // MARK: Groups

  private struct Column: ControlGroupStyle {
    func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  private struct Footed: GroupBoxStyle {
    func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  private struct Backwards: LabeledContentStyle {
    func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
      HStack {
        configuration.content
        configuration.label
      }
    }
  }

  @Test func stylesOfGroupsPutContentAndLabelWhereTheyLike() {
    let group = ControlGroup("Zoom") {
      Button("In") {}
      Button("Out") {}
    }
    #expect(texts(ViewTester(group.controlGroupStyle(Column()), width: 300)) == ["In", "Out", "Zoom"])
    let box = GroupBox("Box") { Text("inside") }.groupBoxStyle(Footed())
    #expect(texts(ViewTester(box, width: 300)) == ["inside", "Box"])
    let row = LabeledContent("Name", value: "Ann").labeledContentStyle(Backwards())
    #expect(texts(ViewTester(row, width: 300)) == ["Ann", "Name"])
  }

  @Test func theControlsOfALabelledGroupAreAViewOfTheirOwn() {
    typealias Labelled = ControlGroup<LabeledControlGroupContent<Button<Text>, Text>>
    let group: Labelled = ControlGroup("Zoom") { Button("In") {} }
    #expect(texts(ViewTester(group.controlGroupStyle(Column()), width: 300)) == ["In", "Zoom"])
  }

  private struct Folder: DisclosureGroupStyle {
    func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func aDisclosureGroupStyleOpensAndCloses() {
    let group = DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Folder())
    let tester = ViewTester(group, width: 300)
    #expect(texts(tester) == ["More"])
    tester.tap("More")
    tester.settle()
    #expect(texts(tester) == ["More", "inside"])
    tester.tap("More")
    tester.settle()
    #expect(texts(tester) == ["More"])
  }

  private struct Framed: MenuStyle {
    func makeBody(configuration: MenuStyleConfiguration) -> some View {
      HStack {
        Text("Menu:")
        Menu(configuration)
      }
    }
  }

  @Test func aMenuStyleAddsToTheMenu() {
    let menu = Menu("Actions") { Button("Copy") {} }.menuStyle(Framed())
    let tester = ViewTester(menu, width: 300)
    #expect(texts(tester).filter { $0 == "Menu:" || $0 == "Actions" } == ["Menu:", "Actions"])
    tester.tap("Actions")
    tester.advance(by: 0.8)
    #expect(texts(tester).contains("Copy"))
  }

  private struct Lined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        configuration
        Color(red: 1, green: 0, blue: 0).frame(height: 2)
      }
    }
  }

  @Test func aTextFieldStyleAddsToTheField() {
    struct Page: View {
      @State private var name = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name).textFieldStyle(Lined())
          Text("is \(name)")
        }
      }
    }
    let tester = ViewTester(Page(), width: 200)
    #expect(tester.fills.contains(RGBA(red: 1, green: 0, blue: 0)))
    tester.tap("Name")
    tester.settle()
    tester.type("Ann")
    tester.settle()
    #expect(texts(tester).contains("is Ann"))
  }
}
