import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// A calendar in which several days are picked.
@MainActor struct MultiDatePickerTests {
  @Observable final class Days { var days: Set<DateComponents> = [] }

  private static func day(_ month: Int, _ day: Int) -> Date {
    Calendar.utc("en_US").date(from: DateComponents(year: 2024, month: month, day: day)) ?? .distantPast
  }

  private struct Scene: View {
    @Bindable var model: Days
    var range = MultiDatePickerTests.day(7, 5)..<MultiDatePickerTests.day(8, 20)
    var body: some View { MultiDatePicker("Days off", selection: $model.days, in: range) }
  }

  private func tester(_ view: some View, rtl: Bool = false, dark: Bool = false) -> ViewTester {
    let tester = ViewTester(
      view.utc("en_US").environment(\.layoutDirection, rtl ? .rightToLeft : .leftToRight)
        .preferredColorScheme(dark ? .dark : .light),
      size: CGSize(width: 390, height: 500), scale: 2)
    tester.settle()
    return tester
  }

  /// To be looked at, where `BISTRO_PICTURES` names a folder.
  private func picture(_ tester: ViewTester, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["BISTRO_PICTURES"] else { return }
    try? tester.screenshot("\(folder)/\(name).png")
  }

  private func numbers(_ model: Days) -> [[Int]] {
    model.days.map { [$0.year ?? 0, $0.month ?? 0, $0.day ?? 0] }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test func daysArePickedAndRemovedByATap() {
    let model = Days()
    let tester = tester(Scene(model: model))
    #expect(tester.frame(of: "July 2024") != nil)
    tester.tap("9")
    tester.tap("17")
    tester.settle()
    #expect(numbers(model) == [[2024, 7, 9], [2024, 7, 17]])
    #expect(model.days.allSatisfy { $0.calendar?.identifier == .gregorian && $0.era == 1 })
    picture(tester, "multi-date")
    tester.tap("9")
    tester.settle()
    #expect(numbers(model) == [[2024, 7, 17]])
    // Another month, by the keys too; the month stays while days are picked.
    tester.tap("Next Month")
    tester.settle()
    #expect(tester.frame(of: "August 2024") != nil)
    tester.tap("3")
    tester.settle()
    #expect(tester.frame(of: "August 2024") != nil)
    #expect(numbers(model) == [[2024, 7, 17], [2024, 8, 3]])
  }

  @Test func daysOutOfTheBoundsAreNotPicked() {
    let model = Days()
    let tester = tester(Scene(model: model))
    tester.tap("4")
    #expect(model.days.isEmpty)
    tester.tap("5")
    #expect(numbers(model) == [[2024, 7, 5]])
    tester.tap("Next Month")
    tester.settle()
    // The end of the range is not among its days.
    tester.tap("20")
    tester.tap("19")
    #expect(numbers(model) == [[2024, 7, 5], [2024, 8, 19]])
  }

  @Test func componentsOfAProgramAreFoundAndRemoved() {
    let model = Days()
    model.days = [DateComponents(year: 2024, month: 7, day: 12)]
    let tester = tester(Scene(model: model), rtl: true, dark: true)
    #expect(tester.frame(of: "8").map { $0.midX > (tester.frame(of: "9")?.midX ?? 999) } == true)
    let picked = tester.tree.flattened.filter { $0.traits?.contains("isSelected") ?? false }
    #expect(picked.count == 1)
    picture(tester, "multi-date-rtl-dark")
    tester.tap("12")
    #expect(model.days.isEmpty)
  }

  @Test func keysPickADay() {
    let model = Days()
    let tester = tester(Scene(model: model))
    // The title, the next month (the one before has no day of the range), the first day of the range.
    for _ in 0..<3 { tester.key(.tab) }
    tester.key(.space)
    tester.settle()
    #expect(numbers(model) == [[2024, 7, 5]])
  }

  @Test func everyFormOfBounds() {
    func first(_ view: some View) -> ViewTester { tester(view) }
    let model = Days()
    let days = Binding(get: { model.days }, set: { model.days = $0 })
    let start = Self.day(7, 5)
    let title: LocalizedStringKey = "Days"
    let from = first(
      VStack {
        MultiDatePicker(title, selection: days, in: start...)
        MultiDatePicker(selection: days, in: start...) { Text("Days") }.hidden()
      })
    from.tap("4")
    #expect(model.days.isEmpty)
    from.tap("6")
    #expect(numbers(model) == [[2024, 7, 6]])
    model.days = []
    // Up to a date that is not among them: the present month is the last.
    let upTo = first(MultiDatePicker(String("Days"), selection: days, in: ..<Self.day(1, 3)))
    #expect(upTo.tree.flattened.contains { $0.text?.contains("20") ?? false })
    let whole = first(MultiDatePicker(String("Days"), selection: days))
    whole.tap("15")
    #expect(model.days.count == 1)
    for view in [
      AnyView(MultiDatePicker(title, selection: days)),
      AnyView(MultiDatePicker(selection: days) { Text("D") }),
      AnyView(MultiDatePicker(title, selection: days, in: start..<Self.day(8, 1))),
      AnyView(MultiDatePicker(selection: days, in: start..<Self.day(8, 1)) { Text("D") }),
      AnyView(MultiDatePicker(String("D"), selection: days, in: start..<Self.day(8, 1))),
      AnyView(MultiDatePicker(String("D"), selection: days, in: start...)),
      AnyView(MultiDatePicker(title, selection: days, in: ..<start)),
      AnyView(MultiDatePicker(selection: days, in: ..<start) { Text("D") }),
    ] {
      #expect(first(view).tree.flattened.contains { $0.text == "15" })
    }
  }
}
