import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// The forms of a control (a key or a string, a label as a view, an older order of arguments) are the same control.
@MainActor struct ControlFormTests {
  private let title = "Kitchen"
  private var label: Text { Text("Kitchen") }

  @Test func buttonsOfATitle() {
    let model = Model()
    let plain = Button("Kitchen", role: .destructive) {}
    #expect(isSame(Button(title, role: .destructive) {}, plain))
    let symbol = Button("Kitchen", systemImage: "star", role: .cancel) {}
    #expect(isSame(Button(title, systemImage: "star", role: .cancel) {}, symbol))
    #expect(isSame(Button(title, systemImage: "star") {}, Button("Kitchen", systemImage: "star") {}))
    let tester = ViewTester(Button(title, systemImage: "star") { model.count += 1 }, width: 320)
    tester.tap("Kitchen")
    #expect(model.count == 1)
  }

  @Test func togglesOfATitle() {
    let model = Model()
    struct Switch: View {
      @Bindable var model: Model
      let title: String
      var body: some View { Toggle(title, systemImage: "star", isOn: $model.isOn) }
    }
    let key = Toggle("Kitchen", systemImage: "star", isOn: .constant(false))
    #expect(isSame(Toggle(title, systemImage: "star", isOn: .constant(false)), key))
    let tester = ViewTester(Switch(model: model, title: title), width: 320)
    tester.tap(tester.middle("Switch"))
    tester.settle()
    #expect(model.isOn)
  }

  @Test func aToggleOfSeveralValuesSetsThemAll() {
    struct Values: View {
      @State private var values = [true, false]
      var body: some View {
        Toggle(sources: $values, isOn: \.self) { Text("All") }
        Text("\(values[0]) \(values[1])").accessibilityIdentifier("values")
      }
    }
    let tester = ViewTester(VStack { Values() }, width: 320)
    tester.settle()
    tester.tap(tester.middle("Switch"))
    tester.settle()
    #expect(tester.tree.flattened.contains { $0.text == "true true" })
    tester.tap(tester.middle("Switch"))
    tester.settle()
    #expect(tester.tree.flattened.contains { $0.text == "false false" })
  }

  @Test func slidersWithTheirLabelsInAnyOrder() {
    let value = Binding.constant(0.5)
    let new = Slider(value: value, in: 0...1) {
      label
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    #expect(
      isSame(
        Slider(value: value, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { label },
        new))
    let stepped = Slider(value: value, in: 0...1, step: 0.25) {
      label
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    #expect(
      isSame(
        Slider(
          value: value, in: 0...1, step: 0.25, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
        ) { label }, stepped))
    #expect(isSame(Slider(value: value, in: 0...1) { label }, Slider(value: value, in: 0...1)) == false)
    #expect(
      isSame(
        Slider(value: value, in: 0...1, step: 0.25) { label },
        Slider(value: value, in: 0...1, step: 0.25) { label }
      ))
  }

  @Test func aSteppedSliderWithLabelsStaysOnItsSteps() {
    struct Scene: View {
      @Bindable var model: Model
      var body: some View {
        Slider(value: $model.number, in: 0...1, step: 0.25) {
          Text("Amount")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        } onEditingChanged: {
          model.log.append($0 ? "begins" : "ends")
        }
      }
    }
    let model = Model()
    let tester = ViewTester(Scene(model: model), width: 320)
    let track = tester.first("Slider")?.frame.rect ?? .zero
    tester.drag(from: CGPoint(x: track.minX + 14, y: track.midY), by: CGVector(dx: 90, dy: 0))
    tester.settle()
    #expect(model.number > 0 && (model.number * 4).rounded() == model.number * 4)
    #expect(model.log == ["begins", "ends"])
  }

  /// Counts what two steppers do to a value.
  private func steps<S: View>(_ view: @escaping (Binding<Double>) -> S) -> [Double] {
    let model = Model()
    let value = Binding {
      model.number
    } set: {
      model.number = $0
    }
    let tester = ViewTester(Live { view(value) }, width: 320)
    tester.settle()
    var values: [Double] = []
    let frame = tester.first("Stepper")?.frame.rect ?? .zero
    for x in [frame.maxX - 20, frame.maxX - 20, frame.maxX - 74] {
      tester.tap(CGPoint(x: x, y: frame.midY))
      tester.settle()
      values.append(model.number)
    }
    return values
  }

  @Test func steppersOfAnyForm() {
    let format = FloatingPointFormatStyle<Double>.number
    #expect(steps { Stepper(title, value: $0, step: 2) } == [2, 4, 2])
    #expect(steps { Stepper(title, value: $0, in: 0...1) } == [1, 1, 0])
    #expect(steps { Stepper(title, value: $0, step: 2, format: format) } == [2, 4, 2])
    #expect(steps { Stepper(title, value: $0, in: 0...2, step: 2, format: format) } == [2, 2, 0])
    #expect(steps { Stepper(value: $0, in: 0...2, step: 2) { label } } == [2, 2, 0])
    #expect(steps { Stepper(value: $0, step: 2, format: format) { label } } == [2, 4, 2])
    #expect(steps { Stepper(value: $0, in: 0...2, step: 2, format: format) { label } } == [2, 2, 0])
    #expect(
      steps { Stepper(value: $0, step: 2, onEditingChanged: { _ in }) { label } } == [2, 4, 2])
    #expect(
      steps { Stepper(value: $0, in: 0...2, step: 2, onEditingChanged: { _ in }) { label } } == [2, 2, 0])
    #expect(
      steps { value in
        Stepper("Kitchen", onIncrement: { value.wrappedValue += 3 }, onDecrement: { value.wrappedValue -= 3 })
      } == [3, 6, 3])
    #expect(
      steps { value in
        Stepper(title, onIncrement: { value.wrappedValue += 3 }, onDecrement: { value.wrappedValue -= 3 })
      } == [3, 6, 3])
    #expect(
      steps { value in
        Stepper {
          label
        } onIncrement: {
          value.wrappedValue += 3
        } onDecrement: {
          value.wrappedValue -= 3
        }
      } == [3, 6, 3])
    #expect(
      steps { value in
        Stepper(onIncrement: { value.wrappedValue += 3 }, onDecrement: { value.wrappedValue -= 3 }) { label }
      } == [3, 6, 3])
  }

  @Test func datePickersHaveBoundsInEachForm() {
    let day = Date(timeIntervalSinceReferenceDate: 700_000_000)
    let date = Binding.constant(day)
    let all = DatePicker("Kitchen", selection: date)
    #expect(isSame(DatePicker(title, selection: date), all))
    let early = day.addingTimeInterval(-86_400 * 90)
    let late = day.addingTimeInterval(86_400 * 90)
    let bounded = DatePicker("Kitchen", selection: date, in: early...late)
    #expect(isSame(DatePicker(title, selection: date, in: early...late), bounded))
    #expect(isSame(DatePicker(selection: date, in: early...late) { label }, bounded))
    let from = DatePicker("Kitchen", selection: date, in: early...)
    #expect(isSame(DatePicker(title, selection: date, in: early...), from))
    #expect(isSame(DatePicker(selection: date, in: early...) { label }, from))
    let through = DatePicker("Kitchen", selection: date, in: ...late)
    #expect(isSame(DatePicker(title, selection: date, in: ...late), through))
    #expect(isSame(DatePicker(selection: date, in: ...late) { label }, through))
  }

  @Test func aDateOutsideTheBoundsIsNotChosen() {
    let day = Date(timeIntervalSinceReferenceDate: 700_000_000)
    func chosen<P: View>(_ picker: @escaping (Binding<Date>) -> P) -> Int {
      let model = Model()
      model.number = day.timeIntervalSinceReferenceDate
      let binding = Binding {
        Date(timeIntervalSinceReferenceDate: model.number)
      } set: {
        model.number = $0.timeIntervalSinceReferenceDate
      }
      let tester = ViewTester(
        Live { picker(binding) }.datePickerStyle(.graphical).environment(\.timeZone, .gmt)
          .environment(\.locale, Locale(identifier: "en")), width: 390, height: 500)
      tester.settle()
      tester.tap("4")
      tester.settle()
      tester.tap("28")
      tester.settle()
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar.component(.day, from: binding.wrappedValue)
    }
    // 8 March 2023.
    #expect(chosen { DatePicker("D", selection: $0, in: day..., displayedComponents: .date) } == 28)
    #expect(chosen { DatePicker("D", selection: $0, in: ...day, displayedComponents: .date) } == 4)
  }

  @Test func pickersOfAnyForm() {
    func options() -> some View {
      ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) }
    }
    let key = Picker("Kitchen", selection: .constant(1)) { options() }
    #expect(isSame(Picker(title, selection: .constant(1)) { options() }, key))
    #expect(isSame(Picker(selection: .constant(1), label: label) { options() }, key))
    let symbol = Picker("Kitchen", systemImage: "star", selection: .constant(1)) { options() }
    #expect(isSame(Picker(title, systemImage: "star", selection: .constant(1)) { options() }, symbol))
    #expect(!isSame(Form { symbol }, Form { key }))
  }

  @Test func menusOfAnyForm() {
    func content() -> some View { Button("Open") {} }
    let plain = Menu("Kitchen") { content() }
    let symbol = Menu("Kitchen", systemImage: "star") { content() }
    #expect(isSame(Menu(title, systemImage: "star") { content() }, symbol))
    #expect(!isSame(symbol, plain))
  }

  @Test func aMenusFirstActionIsItsTap() {
    let model = Model()
    func opened<M: View>(_ menu: M) -> Bool {
      model.count = 0
      let tester = ViewTester(menu, width: 320)
      tester.settle()
      tester.tap("Kitchen")
      tester.settle()
      return tester.tree.flattened.contains { $0.text == "Open" }
    }
    func content() -> some View { Button("Open") {} }
    let act: () -> Void = { model.count += 1 }
    #expect(!opened(Menu(title, content: { content() }, primaryAction: act)) && model.count == 1)
    #expect(
      !opened(Menu(content: { content() }, label: { label }, primaryAction: act)) && model.count == 1)
    #expect(
      !opened(Menu("Kitchen", systemImage: "star", content: { content() }, primaryAction: act))
        && model.count == 1)
    #expect(
      !opened(Menu(title, systemImage: "star", content: { content() }, primaryAction: act))
        && model.count == 1)
    #expect(opened(Menu(title, systemImage: "star") { content() }) && model.count == 0)
  }
}
