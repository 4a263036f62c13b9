import SwiftUI
import Testing
import ViewTreeTesting

/// Keys reach a bar's buttons and its search field, and pass by them.
@MainActor @Suite struct BarFocusTests {
  @Observable fileprivate final class Model {
    var pressed: [String] = []
    var text = ""
  }

  private struct Page: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<30, id: \.self) { row in button("Row \(row)") }
        }
        .listStyle(.plain)
        .navigationTitle("Rows")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { button("Edit") }
          ToolbarItem(placement: .topBarTrailing) { button("Add") }
        }
        .searchable(text: $model.text)
      }
    }

    private func button(_ name: String) -> some View { Button(name) { model.pressed.append(name) } }
  }

  private static func page() -> (ViewTester, Model) {
    let model = Model()
    let tester = ViewTester(Page(model: model), size: CGSize(width: 390, height: 700))
    tester.settle()
    return (tester, model)
  }

  private func go(_ tester: ViewTester, _ modifiers: EventModifiers = []) {
    tester.key(.tab, modifiers: modifiers)
    tester.settle()
  }

  @Test func tabGoesThroughTheBarBeforeTheContentAndBeginsWithTheContent() {
    let (tester, model) = Self.page()
    go(tester)
    tester.key(.return)
    // The search field lies between the first row and the buttons.
    go(tester, .shift)
    go(tester, .shift)
    tester.key(.return)
    go(tester, .shift)
    tester.key(.return)
    for _ in 0..<3 { go(tester) }
    tester.key(.return)
    tester.settle()
    #expect(model.pressed == ["Row 0", "Add", "Edit", "Row 0"])
    #expect(tester.frame(of: "Cancel") == nil && tester.frame(of: "Add") != nil)
  }

  @Test func arrowsLeadFromTheFirstRowToTheBar() {
    let (tester, model) = Self.page()
    tester.key(.downArrow)
    tester.settle()
    for _ in 0..<2 {
      tester.key(.upArrow)
      tester.settle()
    }
    tester.key(.return)
    tester.settle()
    #expect(["Add", "Edit"].contains(model.pressed.last))
  }

  @Test func aFieldThatKeysHaveLedToBeginsItsSearchWhenSomethingIsTyped() {
    let (tester, model) = Self.page()
    go(tester)
    go(tester, .shift)
    #expect(tester.frame(of: "Cancel") == nil)
    tester.type("7")
    tester.settle()
    #expect(model.text == "7" && tester.frame(of: "Cancel") != nil)
    tester.key(.escape)
    tester.settle()
    #expect(tester.frame(of: "Cancel") == nil)
  }

  @Test func aFieldThatKeysHaveLedToBeginsItsSearchWhenItIsTapped() throws {
    let (tester, _) = Self.page()
    go(tester)
    go(tester, .shift)
    #expect(tester.frame(of: "Cancel") == nil)
    let field = try #require(tester.tree.flattened.first { $0.type == "TextField" }?.frame.rect)
    tester.tap(CGPoint(x: field.midX, y: field.midY))
    tester.settle()
    #expect(tester.frame(of: "Cancel") != nil)
  }
}
