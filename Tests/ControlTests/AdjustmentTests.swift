import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// What has a value that moves by steps offers assistive technology to move it up and down.
@MainActor struct AdjustmentTests {
  private func value(_ name: String, _ tester: ViewTester) -> String? {
    tester.tree.flattened.first { ($0.id == name || $0.text == name) && $0.actions != nil }?.value
  }

  private func actions(_ name: String, _ tester: ViewTester) -> [String]? {
    tester.tree.flattened.first { $0.id == name || $0.text == name }?.actions
  }

  private struct Controls: View {
    let model: Model
    @State private var speed = 0.5
    @State private var guests = 1
    @State private var size = "medium"

    var body: some View {
      VStack {
        Slider(value: Bindable(model).number, in: 0...50) {
          Text("Volume")
        } onEditingChanged: {
          model.log.append("\($0)")
        }
        Slider(value: $speed, in: 0...1, step: 0.25) { Text("Speed") }
        Stepper("Guests", value: $guests, in: 1...2)
        Picker("Size", selection: $size) {
          ForEach(["small", "medium", "large"], id: \.self) { Text($0) }
        }
        .pickerStyle(.wheel)
        Toggle("Late", isOn: Bindable(model).isOn)
      }
    }
  }

  @Test func slidersSteppersAndWheelsMoveByTheirSteps() {
    let model = Model()
    let tester = ViewTester(Controls(model: model))
    func adjusted(_ name: String, _ directions: AccessibilityAdjustmentDirection...) -> String? {
      for direction in directions {
        #expect(tester.adjust(name, direction), "\(name)")
        tester.settle()
      }
      return value(name, tester)
    }
    // A tenth of the range, where there is no step.
    #expect(adjusted("Volume", .increment) == "5" && model.number == 5)
    #expect(adjusted("Volume", .decrement, .decrement) == "0")
    #expect(model.log == ["true", "false", "true", "false", "true", "false"])
    #expect(adjusted("Speed", .increment) == "0.75")
    #expect(adjusted("Speed", .increment, .increment) == "1")
    #expect(adjusted("Guests", .increment, .increment) == "2")
    #expect(adjusted("Guests", .decrement) == "1")
    #expect(adjusted("Size", .increment) == "large")
    #expect(adjusted("Size", .increment) == "large")
    #expect(adjusted("Size", .decrement, .decrement) == "small")
    for name in ["Volume", "Speed", "Size"] { #expect(actions(name, tester) == ["increment", "decrement"]) }
    #expect(!tester.adjust("Late", .increment) && tester.perform(on: "Late") && model.isOn)
  }

  @Test func stepsBeforeAWheelHasStoppedAddUp() {
    let model = Model()
    let tester = ViewTester(Controls(model: model))
    #expect(tester.adjust("Size", .decrement) && tester.adjust("Size", .increment))
    #expect(tester.adjust("Size", .increment))
    tester.settle()
    #expect(value("Size", tester) == "large")
  }

  @Test func wheelsOfADateMoveByOne() throws {
    struct Dates: View {
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        DatePicker("Day", selection: $date).datePickerStyle(.wheel)
          .environment(\.timeZone, TimeZone(identifier: "UTC")!)
          .environment(\.locale, Locale(identifier: "en_US"))
        Text(verbatim: "\(Int(date.timeIntervalSinceReferenceDate))").accessibilityIdentifier("state")
      }
    }
    let tester = ViewTester(Dates())
    tester.settle()
    func wait() -> Int? {
      tester.settle()
      return tester.tree.flattened.first { $0.id == "state" }?.text.flatMap { Int($0) }
    }
    #expect(value("Month", tester) == "January")
    #expect(tester.adjust("Month", .increment))
    #expect(wait() == 31 * 86_400 && value("Month", tester) == "February")
    #expect(tester.adjust("Minute", .increment) && wait() == 31 * 86_400 + 60)
    #expect(tester.adjust("Hour", .increment) && wait() == 31 * 86_400 + 3660)
  }

  @Test func aControlIsKnownByTheNameOfItsRow() {
    struct Rows: View {
      @State private var volume = 5.0
      @State private var guests = 1
      var body: some View {
        VStack {
          Slider(value: $volume, in: 0...10) {
            Text("Volume")
          } minimumValueLabel: {
            Text("quiet")
          } maximumValueLabel: {
            Text("loud")
          }
          .accessibilityIdentifier("volume")
          Stepper("Guests", value: $guests, in: 0...9).accessibilityIdentifier("guests")
          Text(verbatim: "\(Int(volume)) \(guests)").accessibilityIdentifier("state")
        }
        .accessibilityIdentifier("both")
      }
    }
    let tester = ViewTester(Rows())
    #expect(tester.adjust("volume", .increment) && tester.adjust("guests", .increment))
    // Which of two is not known.
    #expect(!tester.adjust("both", .increment) && !tester.adjust("state", .increment))
    tester.settle()
    #expect(tester.tree.flattened.first { $0.id == "state" }?.text == "6 2")
  }

  @Test func whatTheProgramSaysComesFirst() {
    let model = Model()
    let tester = ViewTester(
      VStack {
        Slider(value: .constant(0.5)).accessibilityIdentifier("own").accessibilityValue("half")
          .accessibilityAdjustableAction { model.log.append("\($0)") }
        Slider(value: .constant(0.5)) { Text("Off") }.disabled(true).accessibilityValue("none")
        Stepper("None", onIncrement: nil, onDecrement: { model.log.append("less") })
      })
    #expect(tester.adjust("own", .increment) && tester.adjust("own", .decrement))
    #expect(tester.adjust("None", .increment) && tester.adjust("None", .decrement))
    #expect(model.log == ["increment", "decrement", "less"])
    #expect(value("own", tester) == "half" && actions("own", tester) == ["increment", "decrement"])
    #expect(!tester.adjust("Off", .increment) && actions("Off", tester) == nil)
    #expect(tester.first("Slider")?.value == "half")
  }
}
