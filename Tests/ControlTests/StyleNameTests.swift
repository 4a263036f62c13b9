import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Styles have a type and a name behind a dot; tutorials use both, and both give the same views.
struct StyleNameTests {
  private func same<A: View, B: View>(_ first: A, _ second: B) -> Bool {
    let size = CGSize(width: 320, height: 400)
    let a = ViewTester(first.environment(\.timeZone, .gmt), size: size)
    let b = ViewTester(second.environment(\.timeZone, .gmt), size: size)
    a.advance(by: 0.5)
    b.advance(by: 0.5)
    return a.tree.flattened.count > 1 && a.tree == b.tree
  }

  @Test func ofButtons() {
    let button = Button("Go", role: .destructive) {}
    #expect(same(button.buttonStyle(DefaultButtonStyle()), button.buttonStyle(.automatic)))
    #expect(same(button.buttonStyle(PlainButtonStyle()), button.buttonStyle(.plain)))
    #expect(same(button.buttonStyle(BorderlessButtonStyle()), button.buttonStyle(.borderless)))
    #expect(same(button.buttonStyle(BorderedButtonStyle()), button.buttonStyle(.bordered)))
    #expect(same(button.buttonStyle(BorderedProminentButtonStyle()), button.buttonStyle(.borderedProminent)))
    #expect(!same(button.buttonStyle(BorderedButtonStyle()), button.buttonStyle(.plain)))
  }

  @Test func ofLabels() {
    let label = Label("Star", systemImage: "star")
    #expect(same(label.labelStyle(DefaultLabelStyle()), label.labelStyle(.automatic)))
    #expect(same(label.labelStyle(IconOnlyLabelStyle()), label.labelStyle(.iconOnly)))
    #expect(same(label.labelStyle(TitleOnlyLabelStyle()), label.labelStyle(.titleOnly)))
    #expect(same(label.labelStyle(TitleAndIconLabelStyle()), label.labelStyle(.titleAndIcon)))
    #expect(!same(label.labelStyle(IconOnlyLabelStyle()), label.labelStyle(.titleOnly)))
  }

  @Test func ofPickers() {
    let picker = Picker("Size", selection: .constant(1)) {
      Text("Small").tag(0)
      Text("Large").tag(1)
    }
    #expect(same(picker.pickerStyle(DefaultPickerStyle()), picker.pickerStyle(.automatic)))
    #expect(same(picker.pickerStyle(SegmentedPickerStyle()), picker.pickerStyle(.segmented)))
    #expect(same(picker.pickerStyle(MenuPickerStyle()), picker.pickerStyle(.menu)))
    #expect(same(picker.pickerStyle(WheelPickerStyle()), picker.pickerStyle(.wheel)))
    #expect(same(picker.pickerStyle(InlinePickerStyle()), picker.pickerStyle(.inline)))
    #expect(same(picker.pickerStyle(PalettePickerStyle()), picker.pickerStyle(.palette)))
    let row = NavigationStack { Form { picker.pickerStyle(NavigationLinkPickerStyle()) } }
    #expect(same(row, NavigationStack { Form { picker.pickerStyle(.navigationLink) } }))
  }

  @Test func ofToggles() {
    let toggle = Toggle("On", isOn: .constant(true))
    #expect(same(toggle.toggleStyle(DefaultToggleStyle()), toggle.toggleStyle(.automatic)))
    #expect(same(toggle.toggleStyle(SwitchToggleStyle()), toggle.toggleStyle(.switch)))
    #expect(same(toggle.toggleStyle(ButtonToggleStyle()), toggle.toggleStyle(.button)))
  }

  @Test func ofProgress() {
    let progress = ProgressView("Loading", value: 0.5)
    #expect(
      same(progress.progressViewStyle(DefaultProgressViewStyle()), progress.progressViewStyle(.automatic)))
    #expect(same(progress.progressViewStyle(LinearProgressViewStyle()), progress.progressViewStyle(.linear)))
    #expect(
      same(progress.progressViewStyle(CircularProgressViewStyle()), progress.progressViewStyle(.circular)))
  }

  @Test func ofDates() {
    let picker = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
    #expect(same(picker.datePickerStyle(DefaultDatePickerStyle()), picker.datePickerStyle(.automatic)))
    #expect(same(picker.datePickerStyle(CompactDatePickerStyle()), picker.datePickerStyle(.compact)))
    #expect(same(picker.datePickerStyle(GraphicalDatePickerStyle()), picker.datePickerStyle(.graphical)))
    #expect(same(picker.datePickerStyle(WheelDatePickerStyle()), picker.datePickerStyle(.wheel)))
  }

  @Test func ofLists() {
    let list = List { Section("Letters") { Text("a") } }
    #expect(same(list.listStyle(DefaultListStyle()), list.listStyle(.automatic)))
    #expect(same(list.listStyle(PlainListStyle()), list.listStyle(.plain)))
    #expect(same(list.listStyle(InsetListStyle()), list.listStyle(.inset)))
    #expect(same(list.listStyle(InsetGroupedListStyle()), list.listStyle(.insetGrouped)))
    #expect(same(list.listStyle(GroupedListStyle()), list.listStyle(.grouped)))
    #expect(same(list.listStyle(SidebarListStyle()), list.listStyle(.sidebar)))
    #expect(!same(list.listStyle(PlainListStyle()), list.listStyle(.insetGrouped)))
  }

  @Test func ofContainers() {
    let box = GroupBox("Box") { Text("inside") }
    #expect(same(box.groupBoxStyle(DefaultGroupBoxStyle()), box.groupBoxStyle(.automatic)))
    let row = LabeledContent("Name", value: "Ann")
    #expect(
      same(row.labeledContentStyle(AutomaticLabeledContentStyle()), row.labeledContentStyle(.automatic)))
    let group = DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
    #expect(
      same(
        group.disclosureGroupStyle(AutomaticDisclosureGroupStyle()), group.disclosureGroupStyle(.automatic)))
    let menu = Menu("Menu") { Button("One") {} }
    #expect(same(menu.menuStyle(DefaultMenuStyle()), menu.menuStyle(.automatic)))
    #expect(same(menu.menuStyle(ButtonMenuStyle()), menu.menuStyle(.button)))
    #expect(same(menu.menuStyle(BorderlessButtonMenuStyle()), menu.menuStyle(.borderlessButton)))
    let field = TextField("Name", text: .constant("Ann"))
    #expect(same(field.textFieldStyle(DefaultTextFieldStyle()), field.textFieldStyle(.automatic)))
    #expect(same(field.textFieldStyle(PlainTextFieldStyle()), field.textFieldStyle(.plain)))
    #expect(same(field.textFieldStyle(RoundedBorderTextFieldStyle()), field.textFieldStyle(.roundedBorder)))
    let tabs = TabView {
      Text("One").tabItem { Text("1") }
      Text("Two").tabItem { Text("2") }
    }
    #expect(same(tabs.tabViewStyle(DefaultTabViewStyle()), tabs.tabViewStyle(.automatic)))
    #expect(same(tabs.tabViewStyle(SidebarAdaptableTabViewStyle()), tabs.tabViewStyle(.sidebarAdaptable)))
    #expect(same(tabs.tabViewStyle(PageTabViewStyle()), tabs.tabViewStyle(.page)))
    let dots = tabs.tabViewStyle(.page)
    #expect(
      same(
        dots.indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always)),
        dots.indexViewStyle(.page(backgroundDisplayMode: .always))))
    let stack = NavigationView { Text("Page").navigationTitle("Title") }
    #expect(
      same(stack.navigationViewStyle(DefaultNavigationViewStyle()), stack.navigationViewStyle(.automatic)))
    #expect(same(stack.navigationViewStyle(StackNavigationViewStyle()), stack.navigationViewStyle(.stack)))
  }

  @Test func ofGaugesAndGroups() {
    let gauge = Gauge(value: 0.5) {
      Text("Half")
    } currentValueLabel: {
      Text("50")
    }
    #expect(same(gauge.gaugeStyle(DefaultGaugeStyle()), gauge.gaugeStyle(.automatic)))
    #expect(same(gauge.gaugeStyle(LinearCapacityGaugeStyle()), gauge.gaugeStyle(.linearCapacity)))
    #expect(same(gauge.gaugeStyle(AccessoryLinearGaugeStyle()), gauge.gaugeStyle(.accessoryLinear)))
    #expect(
      same(gauge.gaugeStyle(AccessoryLinearCapacityGaugeStyle()), gauge.gaugeStyle(.accessoryLinearCapacity)))
    #expect(same(gauge.gaugeStyle(AccessoryCircularGaugeStyle()), gauge.gaugeStyle(.accessoryCircular)))
    #expect(
      same(
        gauge.gaugeStyle(AccessoryCircularCapacityGaugeStyle()), gauge.gaugeStyle(.accessoryCircularCapacity))
    )
    let group = ControlGroup { Button("One") {} }
    #expect(same(group.controlGroupStyle(AutomaticControlGroupStyle()), group.controlGroupStyle(.automatic)))
    #expect(
      same(group.controlGroupStyle(NavigationControlGroupStyle()), group.controlGroupStyle(.navigation)))
    let labeled = ControlGroup("Zoom") { Button("One") {} }
    #expect(same(labeled.controlGroupStyle(MenuControlGroupStyle()), labeled.controlGroupStyle(.menu)))
  }

  private struct FramedForm: FormStyle {
    func makeBody(configuration: FormStyleConfiguration) -> some View {
      VStack {
        Text("framed")
        configuration.content
      }
    }
  }

  @Test func ofForms() {
    let form = Form { Text("row") }
    #expect(same(form.formStyle(AutomaticFormStyle()), form.formStyle(.automatic)))
    #expect(same(form.formStyle(GroupedFormStyle()), form.formStyle(.grouped)))
    let framed = ViewTester(form.formStyle(FramedForm()), size: CGSize(width: 320, height: 400))
    #expect(framed.frame(of: "framed") != nil && framed.frame(of: "row") != nil)
  }

  @Test func aFormHasColumns() throws {
    let form = Form {
      LabeledContent("Name", value: "Ann")
      Picker("Long label", selection: .constant(1)) { Text("one").tag(1) }
      Text("alone")
      Section("Head") { LabeledContent("In", value: "here") }
    }.formStyle(.columns)
    let tester = ViewTester(form, size: CGSize(width: 320, height: 400))
    func frame(_ name: String) throws -> CGRect { try #require(tester.frame(of: name)) }
    // Labels end at one place, and what they name begins at another.
    #expect(try abs(frame("Name").maxX - frame("Long label").maxX) < 0.01)
    #expect(try abs(frame("Name").maxX - frame("In").maxX) < 0.01)
    let column = try frame("Ann").minX
    #expect(try abs(column - frame("Name").maxX - 8) < 0.01)
    for name in ["one", "alone", "here"] { #expect(try abs(frame(name).minX - column) < 12) }
    #expect(try abs(frame("Name").midY - frame("Ann").midY) < 1)
    #expect(tester.tree.flattened.allSatisfy { $0.type != "ScrollView" && $0.type != "List" })
  }

  private struct NoEditor: TextEditorStyle {
    func makeBody(configuration: TextEditorStyleConfiguration) -> some View { Text("no editor") }
  }

  @Test func ofTextEditors() {
    let editor = TextEditor(text: .constant("words"))
    #expect(same(editor.textEditorStyle(AutomaticTextEditorStyle()), editor.textEditorStyle(.automatic)))
    #expect(same(editor.textEditorStyle(PlainTextEditorStyle()), editor.textEditorStyle(.plain)))
    let own = ViewTester(editor.textEditorStyle(NoEditor()), size: CGSize(width: 320, height: 400))
    #expect(own.frame(of: "no editor") != nil)
    #expect(!own.tree.flattened.contains { $0.text == "words" })
  }

  @Test func ofSplitViews() {
    func styled<S: NavigationSplitViewStyle>(_ style: S) -> some View {
      NavigationSplitView {
        Text("side")
      } detail: {
        Text("detail")
      }
      .navigationSplitViewStyle(style)
    }
    #expect(same(styled(AutomaticNavigationSplitViewStyle()), styled(.automatic)))
    #expect(same(styled(BalancedNavigationSplitViewStyle()), styled(.balanced)))
    #expect(same(styled(ProminentDetailNavigationSplitViewStyle()), styled(.prominentDetail)))
  }
}
