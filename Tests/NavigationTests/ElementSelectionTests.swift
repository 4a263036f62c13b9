import SwiftUI
import Testing
import ViewTreeTesting

/// What a selection knows the elements of a `ForEach` by: an explicit tag of its type, else the element's id.
@MainActor struct ElementSelectionTests {
  private struct Dish: Identifiable, Hashable {
    let id: Int
    var name: String { "dish \(id)" }
  }

  @Observable final class Choice {
    var number = 2
    var optional: Int?
    var name = ""
    var several: Set<Int> = []
  }

  private static let dishes = [1, 2, 3].map(Dish.init)

  // MARK: Tabs

  private struct Tabs: View {
    @Bindable var choice: Choice
    var body: some View {
      TabView(selection: $choice.number) {
        ForEach(ElementSelectionTests.dishes) { dish in
          Text("about \(dish.name)").tabItem { Label(dish.name, systemImage: "circle") }
        }
      }
    }
  }

  @Test func tabsAreChosenByTheIdsOfTheirElements() {
    let choice = Choice()
    let tester = ViewTester(Tabs(choice: choice))
    tester.settle()
    #expect(tester.has("about dish 2") && !tester.has("about dish 1"))
    tester.tap("dish 3")
    tester.settle()
    #expect(choice.number == 3 && tester.has("about dish 3"))
    choice.number = 1
    tester.settle()
    #expect(tester.has("about dish 1"))
  }

  private struct OptionalTabs: View {
    @Bindable var choice: Choice
    var body: some View {
      TabView(selection: $choice.optional) {
        ForEach(ElementSelectionTests.dishes) { dish in
          Text("about \(dish.name)").tabItem { Text(dish.name) }
        }
        Text("about nothing").tabItem { Text("nothing") }.tag(9)
      }
    }
  }

  @Test func anOptionalSelectionMatchesIdsAndTags() {
    let choice = Choice()
    choice.optional = 3
    let tester = ViewTester(OptionalTabs(choice: choice))
    tester.settle()
    #expect(tester.has("about dish 3"))
    tester.tap("nothing")
    tester.settle()
    #expect(choice.optional == 9 && tester.has("about nothing"))
    tester.tap("dish 2")
    tester.settle()
    #expect(choice.optional == 2 && tester.has("about dish 2"))
  }

  private struct TaggedTabs: View {
    @Bindable var choice: Choice
    var isPaged = false
    var body: some View {
      let tabs = TabView(selection: $choice.name) {
        ForEach(ElementSelectionTests.dishes) { dish in
          Text("about \(dish.name)").tabItem { Text("tab \(dish.id)") }.tag(dish.name)
        }
      }
      if isPaged { tabs.tabViewStyle(.page) } else { tabs }
    }
  }

  @Test(arguments: [false, true]) func anExplicitTagWins(_ isPaged: Bool) {
    let choice = Choice()
    choice.name = "dish 3"
    let tester = ViewTester(TaggedTabs(choice: choice, isPaged: isPaged))
    tester.settle()
    #expect(abs((tester.frame(of: "about dish 3")?.midX ?? 0) - 195) < 1)
    if isPaged {
      tester.flick(from: CGPoint(x: 195, y: 450), by: CGVector(dx: 150, dy: 0), over: 0.1)
    } else {
      tester.tap("tab 2")
    }
    tester.settle()
    #expect(choice.name == "dish 2")
  }

  private struct Pages: View {
    @Bindable var choice: Choice
    var body: some View {
      TabView(selection: $choice.number) {
        ForEach(ElementSelectionTests.dishes) { Text("about \($0.name)") }
      }
      .tabViewStyle(.page)
    }
  }

  @Test func pagesAreChosenByTheIdsOfTheirElements() {
    let choice = Choice()
    let tester = ViewTester(Pages(choice: choice))
    tester.settle()
    #expect(abs((tester.frame(of: "about dish 2")?.midX ?? 0) - 195) < 1)
    tester.flick(from: CGPoint(x: 195, y: 450), by: CGVector(dx: -150, dy: 0), over: 0.1)
    tester.settle()
    #expect(choice.number == 3)
    choice.number = 1
    tester.settle()
    #expect(abs((tester.frame(of: "about dish 1")?.midX ?? 0) - 195) < 1)
  }

  // MARK: Rows

  /// Rows that are known one by one, since the types do not say how many views an element has.
  private struct Rows: View {
    @Bindable var choice: Choice
    var body: some View {
      List(selection: $choice.several) {
        ForEach(ElementSelectionTests.dishes) { AnyView(Text($0.name)) }
        ForEach(ElementSelectionTests.dishes) { dish in
          Text("other \(dish.id)").tag("a tag of another type")
        }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test func rowsOfUnknownNumberAreSelectedByTheirIds() {
    let choice = Choice()
    let tester = ViewTester(Rows(choice: choice))
    tester.tap("dish 2")
    #expect(choice.several == [2])
    tester.tap("dish 3")
    #expect(choice.several == [2, 3])
    tester.tap("dish 2")
    #expect(choice.several == [3])
  }

  @Test func aTagOfAnotherTypeLeavesTheIdInForce() {
    let choice = Choice()
    let tester = ViewTester(Rows(choice: choice))
    tester.tap("other 1")
    #expect(choice.several == [1])
  }

  private struct OptionalRows: View {
    @Bindable var choice: Choice
    var body: some View {
      List(selection: $choice.optional) {
        ForEach(ElementSelectionTests.dishes) { Text($0.name) }
        Text("none of them").tag(8 as Int?)
      }
    }
  }

  @Test func aRowsOptionalTagMatches() {
    let choice = Choice()
    let tester = ViewTester(OptionalRows(choice: choice))
    tester.tap("dish 3")
    #expect(choice.optional == 3)
    tester.tap("none of them")
    #expect(choice.optional == 8)
  }

  // MARK: Pickers

  private struct Menu: View {
    @Bindable var choice: Choice
    var body: some View {
      Picker("Dish", selection: $choice.optional) {
        Text("None").tag(nil as Int?)
        ForEach(ElementSelectionTests.dishes) { Text($0.name) }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test func aPickerOfAnOptionalMatchesIdsAndNil() {
    let choice = Choice()
    let tester = ViewTester(Menu(choice: choice))
    #expect(tester.tree.flattened.first { $0.type == "SegmentedPicker" }?.value == "0")
    tester.tap("dish 3")
    #expect(choice.optional == 3)
    tester.tap("None")
    #expect(choice.optional == nil)
  }
}
