import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Bindings made of others, and those of a value that can be observed.
@MainActor struct BindingFormTests {
  private final class Box {
    var pair = (name: "a", count: 1)
    var maybe: Int?
    var transactions: [Transaction] = []
  }

  private func pair(_ box: Box) -> Binding<(name: String, count: Int)> {
    Binding {
      box.pair
    } set: {
      box.pair = $0
    }
  }

  @Test func aPartOfABindingIsABinding() {
    let box = Box()
    let name: Binding<String> = pair(box).name
    name.wrappedValue = "b"
    #expect(box.pair == ("b", 1))
    let same = Binding(projectedValue: name)
    same.wrappedValue = "c"
    #expect(name.wrappedValue == "c")
  }

  @Test func optionalsComeAndGo() throws {
    let box = Box()
    let maybe = Binding {
      box.maybe
    } set: {
      box.maybe = $0
    }
    #expect(Binding(maybe) == nil)
    box.maybe = 3
    let value: Binding<Int> = try #require(Binding(maybe))
    value.wrappedValue = 4
    #expect(box.maybe == 4)
    let wrapped: Binding<Int?> = Binding(value)
    wrapped.wrappedValue = 5
    #expect(box.maybe == 5)
    let hidden: Binding<AnyHashable> = Binding(value)
    hidden.wrappedValue = AnyHashable(6)
    #expect(box.maybe == 6)
  }

  @Test func aChangeCarriesTheBindingsTransaction() {
    let box = Box()
    let binding = Binding(
      get: { box.pair.count },
      set: {
        box.pair.count = $0; box.transactions.append($1)
      })
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let quiet = binding.transaction(transaction)
    #expect(quiet.transaction.disablesAnimations && !binding.transaction.disablesAnimations)
    binding.wrappedValue = 2
    quiet.wrappedValue = 3
    #expect(box.pair.count == 3 && box.transactions.map(\.disablesAnimations) == [false, true])
  }

  @Observable final class Model {
    var name = "a"
  }

  @Test func bindableOfAnObservedModel() {
    let model = Model()
    let bindable = Bindable(model)
    bindable.name.wrappedValue = "b"
    #expect(model.name == "b" && Bindable(projectedValue: bindable).wrappedValue === model)
  }

  @Test func aRowOfBindingsChangesItsElement() {
    struct Rows: View {
      @State private var values = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        VStack { ForEach($values) { $value in Button(value.name) { value.name += "!" } } }
      }
    }
    let tester = ViewTester(Rows())
    tester.tap("b")
    tester.settle()
    let names = tester.tree.flattened.compactMap(\.text)
    #expect(names.contains("a") && names.contains("b!"))
    let each = ForEach([Item(id: 3, name: "c")]) { Text($0.name) }
    #expect(each.data.map(\.name) == ["c"])
  }

  nonisolated struct Item: Identifiable { let id: Int; var name: String }
}
