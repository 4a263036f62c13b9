import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct PickerTests {
  private func tester<S: PickerStyle>(_ model: Model, _ style: S, rtl: Bool = false) -> ViewTester {
    ViewTester(
      PickerScene(model: model).pickerStyle(style)
        .environment(\.layoutDirection, rtl ? .rightToLeft : .leftToRight), width: 300)
  }

  @Test func segmentsHaveOneWidthAndPickByATap() throws {
    let model = Model()
    let tester = tester(model, .segmented)
    let control = try #require(tester.first("SegmentedPicker"))
    #expect(control.frame.rect == CGRect(x: 0, y: 134, width: 300, height: 32))
    #expect(control.text == "Size")
    #expect(control.value == "0")
    #expect(abs((tester.frame(of: "Medium")?.midX ?? 0) - 150) < 0.5)
    tester.tap(CGPoint(x: 250, y: 150))
    tester.settle()
    #expect(model.count == 2)
    #expect(tester.first("SegmentedPicker")?.value == "2")
  }

  @Test func theSignOfAMenuCanBeHidden() {
    let tester = tester(Model(), .menu)
    #expect(tester.frame(of: "chevron.up.chevron.down") != nil)
    let plain = ViewTester(
      PickerScene(model: Model()).pickerStyle(.menu).menuIndicator(.hidden), width: 300)
    #expect(plain.frame(of: "chevron.up.chevron.down") == nil)
  }

  @Test func segmentsMirrorFromRightToLeft() throws {
    let model = Model()
    let tester = tester(model, SegmentedPickerStyle(), rtl: true)
    #expect(try #require(tester.frame(of: "Small")).midX > 200)
    tester.tap(CGPoint(x: 20, y: 150))
    #expect(model.count == 2)
  }

  @Test func aDragTakesThePlateAlong() {
    let model = Model()
    let tester = tester(model, .segmented)
    tester.press(CGPoint(x: 50, y: 150))
    tester.move(by: CGVector(dx: 100, dy: 0), over: 0.2)
    #expect(model.count == 1)
    tester.move(by: CGVector(dx: 100, dy: 0), over: 0.2)
    tester.release()
    #expect(model.count == 2)
  }

  @Test func arrowKeysPickSegments() {
    let model = Model()
    let tester = tester(model, .segmented)
    tester.key(.tab)
    tester.key(.rightArrow)
    #expect(model.count == 1)
    tester.advance(by: 0.02)
    tester.key(.leftArrow)
    #expect(model.count == 0)
  }

  @Test func doesNothingWhileItIsDisabled() {
    let model = Model()
    let tester = ViewTester(
      PickerScene(model: model).pickerStyle(.segmented).disabled(true), width: 300)
    tester.tap(CGPoint(x: 250, y: 150))
    #expect(model.count == 0)
  }

  @Test func elementsOfAForEachStandForTheirIds() {
    let model = Model()
    let tester = ViewTester(ColourPicker(model: model), width: 300)
    tester.tap("green")
    #expect(model.text == "green")
  }

  @Test func inlineRowsPickByATap() {
    let model = Model()
    let tester = tester(model, .inline)
    tester.tap("Large")
    tester.settle()
    #expect(model.count == 2)
    #expect(tester.tree.flattened.filter { $0.type == "Option" }.map(\.value) == ["0", "0", "1"])
  }

  @Test func aWheelComesToRestOnARow() {
    let model = Model()
    let tester = ViewTester(NumberWheel(model: model), width: 300)
    tester.flick(from: CGPoint(x: 150, y: 150), by: CGVector(dx: 0, dy: -60), over: 0.06)
    #expect(model.count == 0)
    tester.settle()
    #expect(model.count > 4 && model.count < 30)
    let there = model.count
    tester.drag(from: CGPoint(x: 150, y: 150), by: CGVector(dx: 0, dy: 64))
    tester.settle()
    #expect(model.count == there - 2)
    tester.tap(CGPoint(x: 150, y: 182))
    tester.settle()
    #expect(model.count == there - 1)
  }

  @Test func aWheelTurnsByKeysAndByTheWheelOfTheMouse() {
    let model = Model()
    let tester = ViewTester(NumberWheel(model: model), width: 300)
    tester.key(.tab)
    tester.key(.downArrow)
    tester.key(.downArrow)
    tester.settle()
    #expect(model.count == 2)
    tester.wheel(at: CGPoint(x: 150, y: 150), dy: -40)
    tester.settle()
    #expect(model.count == 3)
    tester.key(.end)
    tester.settle()
    #expect(model.count == 30)
  }

  @Test func aTurningWheelLaysNothingOut() {
    let tester = ViewTester(NumberWheel(model: Model()), width: 300)
    tester.flick(from: CGPoint(x: 150, y: 150), by: CGVector(dx: 0, dy: -60), over: 0.06)
    let before = tester.host.statistics
    tester.advance(by: 0.3)
    #expect(tester.host.isAnimating)
    #expect(tester.host.statistics.layouts == before.layouts)
    #expect(tester.host.statistics.bodies == before.bodies)
  }

  @Test func theProgramTurnsTheWheel() {
    let model = Model()
    let tester = ViewTester(NumberWheel(model: model), width: 300)
    model.count = 12
    tester.settle()
    #expect(tester.first("WheelPicker")?.value == "12")
    #expect(model.count == 12)
  }

  @Test func aMenuShowsTheValueAndPicksAnother() {
    let model = Model()
    let tester = tester(model, .menu)
    #expect(tester.frame(of: "Small") != nil)
    #expect(tester.frame(of: "Large") == nil)
    tester.tap("Small")
    tester.advance(by: 0.5)
    #expect(tester.frame(of: "Large") != nil)
    tester.tap("Large")
    tester.advance(by: 0.8)
    #expect(model.count == 2)
    #expect(tester.frame(of: "Small") == nil)
  }

  @Test func optionalTagsPickOptionalValues() {
    let tester = ViewTester(OptionalPicker(), width: 300)
    #expect(tester.first("SegmentedPicker")?.value == "0")
    tester.tap("Two")
    tester.settle()
    #expect(tester.first("SegmentedPicker")?.value == "2")
    #expect(tester.frame(of: "picked 2") != nil)
    tester.tap("None")
    tester.settle()
    #expect(tester.frame(of: "picked nothing") != nil)
  }

  @Test func inAFormTheWholeRowOpensTheMenu() throws {
    let model = Model()
    let tester = ViewTester(PickerForm(model: model), width: 390, height: 700)
    let label = try #require(tester.frame(of: "Size"))
    let value = try #require(tester.frame(of: "Small"))
    #expect(label.minX == 32)
    #expect(value.minX > 250)
    tester.tap("Size")
    tester.advance(by: 0.5)
    let large = try #require(tester.frame(of: "Large"))
    #expect(large.minY > value.maxY)
    tester.tap("Large")
    tester.advance(by: 0.8)
    #expect(model.count == 2)
  }

  @Test func inlineInAFormEachValueIsARow() throws {
    let model = Model()
    let tester = ViewTester(PickerForm(model: model), width: 390, height: 700)
    let rows = tester.tree.flattened.filter { $0.type == "Option" }
    #expect(rows.count == 2)
    #expect(rows[1].frame.rect.minY - rows[0].frame.rect.minY == 44)
    let row = try #require(tester.frame(of: "Blue"))
    // At the far end of the row, where nothing is shown.
    tester.tap(CGPoint(x: 300, y: row.minY - 8))
    #expect(model.text == "Blue")
  }

  @Test func aLinkLeadsToAPageWithTheValues() throws {
    let model = Model()
    let tester = ViewTester(
      NavigationStack { Form { PickerScene(model: model).pickerStyle(.navigationLink) } }, width: 390,
      height: 700)
    tester.tap("Size")
    tester.settle()
    #expect(tester.tree.flattened.filter { $0.type == "Option" }.map(\.value) == ["1", "0", "0"])
    tester.tap("Medium")
    tester.settle()
    #expect(model.count == 1)
    #expect(tester.frame(of: "Large") == nil)
    #expect(tester.frame(of: "Medium") != nil)
  }
}

private struct PickerScene: View {
  @Bindable var model: Model
  var body: some View {
    Picker("Size", selection: $model.count) {
      Text("Small").tag(0)
      Text("Medium").tag(1)
      Text("Large").tag(2)
    }
  }
}

private struct ColourPicker: View {
  @Bindable var model: Model
  var body: some View {
    Picker("Colour", selection: $model.text) {
      ForEach(["red", "green", "blue"], id: \.self) { Text($0) }
    }
    .pickerStyle(.segmented)
  }
}

private struct NumberWheel: View {
  @Bindable var model: Model
  var body: some View {
    Picker("Number", selection: $model.count) {
      ForEach(0...30, id: \.self) { Text("\($0)") }
    }
    .pickerStyle(.wheel)
  }
}

private struct OptionalPicker: View {
  @State private var picked: Int?
  var body: some View {
    VStack {
      Picker("Number", selection: $picked) {
        Text("None").tag(nil as Int?)
        Text("One").tag(1 as Int?)
        Text("Two").tag(Optional(2))
      }
      .pickerStyle(.segmented)
      Text(picked.map { "picked \($0)" } ?? "picked nothing")
    }
  }
}

private struct PickerForm: View {
  @Bindable var model: Model
  var body: some View {
    Form {
      PickerScene(model: model)
      Picker("Colour", selection: $model.text) {
        ForEach(["Red", "Blue"], id: \.self) { Text($0) }
      }
      .pickerStyle(.inline)
    }
  }
}
