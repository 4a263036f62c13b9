import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// The forms of a list: of values or bindings, known by themselves or by a key, with one or several chosen.
@MainActor struct ListFormTests {
  nonisolated struct Dish: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String
    var parts: [Dish]?
  }

  @Observable final class Model {
    var dishes = [Dish(id: 1, name: "Soup"), Dish(id: 2, name: "Bread"), Dish(id: 3, name: "Noodles")]
    var isOpen = true
    var one: Int?
    var many: Set<Int> = []
    var name: String?
    var names: Set<String> = []

    func binding<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
      Binding {
        self[keyPath: path]
      } set: {
        self[keyPath: path] = $0
      }
    }
  }

  private func tester<V: View>(_ list: @autoclosure @escaping () -> V) -> ViewTester {
    let tester = ViewTester(Live(content: list), size: CGSize(width: 390, height: 600))
    tester.settle()
    return tester
  }

  /// The names that a list shows, in order.
  private func names<V: View>(_ list: @autoclosure @escaping () -> V) -> [String] {
    tester(list()).texts.filter { ["Soup", "Bread", "Noodles"].contains($0) }
  }

  private let all = ["Soup", "Bread", "Noodles"]

  @Test func valuesAndBindingsAreRows() {
    let model = Model()
    let dishes = model.binding(\.dishes)
    #expect(names(List(model.dishes) { Text($0.name) }) == all)
    #expect(names(List(model.dishes, id: \.name) { Text($0.name) }) == all)
    #expect(names(List(dishes) { $dish in Text(dish.name) }) == all)
    #expect(names(List(dishes, id: \.name) { $dish in Text(dish.name) }) == all)
    #expect(names(List(dishes, editActions: []) { $dish in Text(dish.name) }) == all)
  }

  @Test func aRowOfABindingChangesItsValue() {
    let model = Model()
    let tester = tester(
      List(model.binding(\.dishes)) { $dish in Button(dish.name) { dish.name += "!" } })
    tester.tap("Bread")
    tester.settle()
    #expect(model.dishes.map(\.name) == ["Soup", "Bread!", "Noodles"])
    #expect(tester.has("Bread!"))
  }

  @Test func oneIsChosenInEachForm() {
    let model = Model()
    let dishes = model.binding(\.dishes)
    func chosen<V: View>(_ list: @autoclosure @escaping () -> V) -> Int? {
      model.one = nil
      tester(list()).tap("Bread")
      return model.one
    }
    let one = model.binding(\.one)
    #expect(chosen(List(model.dishes, selection: one) { Text($0.name) }) == 2)
    #expect(chosen(List(dishes, id: \.id, selection: one) { $dish in Text(dish.name) }) == 2)
    #expect(chosen(List(dishes, editActions: [], selection: one) { $dish in Text(dish.name) }) == 2)
  }

  @Test func severalAreChosenInEachForm() {
    let model = Model()
    let dishes = model.binding(\.dishes)
    func chosen<V: View>(_ list: @autoclosure @escaping () -> V) -> Set<Int> {
      model.many = []
      let tester = tester(list().environment(\.editMode, .constant(.active)))
      tester.tap("Bread")
      tester.settle()
      tester.tap("Soup")
      tester.settle()
      return model.many
    }
    let many = model.binding(\.many)
    #expect(chosen(List(model.dishes, selection: many) { Text($0.name) }) == [1, 2])
    #expect(chosen(List(model.dishes, id: \.id, selection: many) { Text($0.name) }) == [1, 2])
    #expect(chosen(List(dishes, selection: many) { $dish in Text(dish.name) }) == [1, 2])
    #expect(chosen(List(dishes, id: \.id, selection: many) { $dish in Text(dish.name) }) == [1, 2])
    #expect(
      chosen(List(dishes, id: \.id, editActions: [], selection: many) { $dish in Text(dish.name) }) == [1, 2])
  }

  private static let tree = [
    Dish(id: 1, name: "Starters", parts: [Dish(id: 2, name: "Soup"), Dish(id: 3, name: "Salad")]),
    Dish(id: 4, name: "Desserts"),
  ]

  /// What is chosen after a branch was opened and a leaf in it tapped.
  private func open<V: View>(_ list: @autoclosure @escaping () -> V) -> ViewTester {
    let tester = tester(list())
    #expect(!tester.has("Soup"))
    tester.tap("Starters")
    tester.settle()
    #expect(tester.has("Soup") && tester.has("Salad"))
    tester.tap("Soup")
    tester.settle()
    return tester
  }

  @Test func outlinesInEachForm() {
    let tree = Self.tree
    _ = open(List(tree, id: \.name, children: \.parts) { Text($0.name) })
    _ = open(List { OutlineGroup(tree, id: \.name, children: \.parts) { Text($0.name) } })
    _ = open(List { OutlineGroup(tree[0], children: \.parts) { Text($0.name) } })
    _ = open(List { OutlineGroup(tree[0], id: \.name, children: \.parts) { Text($0.name) } })
  }

  @Test func leavesOfOutlinesAreChosen() {
    let model = Model()
    let tree = Self.tree
    _ = open(List(tree, children: \.parts, selection: model.binding(\.one)) { Text($0.name) })
    #expect(model.one == 2)
    let editing = Binding.constant(EditMode.active)
    _ = open(
      List(tree, children: \.parts, selection: model.binding(\.many)) { Text($0.name) }
        .environment(\.editMode, editing))
    #expect(model.many.contains(2))
    _ = open(List(tree, id: \.name, children: \.parts, selection: model.binding(\.name)) { Text($0.name) })
    #expect(model.name == "Soup")
    _ = open(
      List(tree, id: \.name, children: \.parts, selection: model.binding(\.names)) { Text($0.name) }
        .environment(\.editMode, editing))
    #expect(model.names.contains("Soup"))
  }

  @Test func sectionsInEachForm() {
    let title = "Drinks"
    let footer = tester(List { Section(footer: Text("the end")) { Text("tea") } })
    #expect(footer.has("tea") && footer.has("the end"))
    func closes<V: View>(_ section: @escaping (Binding<Bool>) -> V) -> Bool {
      let model = Model()
      let tester = tester(List { section(model.binding(\.isOpen)) }.listStyle(.sidebar))
      let before = tester.has("tea")
      tester.tap("Drinks")
      tester.settle()
      return before && !model.isOpen
    }
    #expect(closes { Section(title, isExpanded: $0) { Text("tea") } })
    #expect(
      closes { isOpen in
        Section(isExpanded: isOpen) {
          Text("tea")
        } header: {
          Text("Drinks")
        }
      })
  }

  @Test func tablesInEachForm() {
    let model = Model()
    let title = "Name"
    let desk = CGSize(width: 800, height: 400)
    func tester<V: View>(_ table: @autoclosure @escaping () -> V) -> ViewTester {
      let tester = ViewTester(Live(content: table), size: desk)
      tester.settle()
      return tester
    }
    let one = tester(
      Table(model.dishes, selection: model.binding(\.one)) { TableColumn(title, value: \.name) })
    #expect(one.has("Name") && one.has("Soup"))
    one.tap("Bread")
    #expect(model.one == 2)
    let many = tester(
      Table(model.dishes, selection: model.binding(\.many)) {
        TableColumn(title) { (dish: Dish) in Text(dish.name) }
        TableColumn(Text("Number")) { (dish: Dish) in Text("no \(dish.id)") }
      }
      .environment(\.editMode, .constant(.active)))
    #expect(many.has("Number") && many.has("no 3"))
    many.tap("Noodles")
    #expect(model.many == [3])
    let sorted = tester(
      Table(model.dishes, sortOrder: .constant([KeyPathComparator(\Dish.name)])) {
        TableColumn(title, value: \.name)
        TableColumn(title + "s", value: \.id) { Text("no \($0.id)") }
      })
    #expect(sorted.has("Names") && sorted.has("no 2"))
  }
}
