import SwiftUI
import Testing
import ViewTreeTesting

/// Items of bars have the environment of the view that declares them.
@MainActor struct ToolbarEnvironmentTests {
  @Observable final class Store { var name = "store" }

  private struct Item: View {
    @Environment(Store.self) private var store
    @Environment(\.title) private var title
    var body: some View { Text("\(store.name) \(title)") }
  }

  private struct Page: View {
    @State private var editMode = EditMode.inactive
    @State private var rows = ["one", "two"]
    @State private var title = "first"
    @State private var store = Store()
    var body: some View {
      NavigationStack {
        List {
          Button("change") { title = "second" }
          ForEach(rows, id: \.self) { Text($0) }
            .onDelete { rows.remove(atOffsets: $0) }
            .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { EditButton() }
          ToolbarItem(placement: .topBarTrailing) { Item() }
          ToolbarItem(placement: .bottomBar) { Item() }
        }
        .environment(store)
        .environment(\.title, title)
        .environment(\.editMode, $editMode)
        .navigationTitle(editMode.isEditing ? "editing" : "resting")
      }
    }
  }

  @Test func itemsReadWhatIsSetRoundTheirDeclaration() {
    let tester = ViewTester(Page())
    tester.settle()
    #expect(tester.texts.filter { $0 == "store first" }.count == 2)
    tester.tap("change")
    tester.settle()
    #expect(tester.texts.filter { $0 == "store second" }.count == 2)
  }

  @Test func anEditButtonChangesTheModeThatTheProgramKeeps() {
    let tester = ViewTester(Page())
    tester.settle()
    #expect(tester.has("resting"))
    tester.tap("Edit")
    tester.settle()
    #expect(tester.has("editing") && tester.has("Done"))
    tester.tap("Done")
    tester.settle()
    #expect(tester.has("resting"))
  }
}

extension EnvironmentValues {
  @Entry fileprivate var title = "none"
}
