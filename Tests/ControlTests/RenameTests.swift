import SwiftUI
import Testing
import ViewTreeTesting

/// Rename buttons and what they call.
@MainActor struct RenameTests {
  private struct Page: View {
    let model: Model
    var renames = true
    @FocusState private var isFocused: Bool
    @State private var name = "Lisbon"
    var body: some View {
      VStack {
        if renames {
          RenameButton().renameAction { model.count += 1 }
        } else {
          RenameButton()
        }
        Text("row")
          .contextMenu { RenameButton() }
          .renameAction { model.log.append("row") }
        TextField("Name", text: $name).focused($isFocused)
        Menu("menu") { RenameButton() }
          .renameAction($isFocused)
        Text(isFocused ? "edits" : "rests")
      }
      .environment(\.locale, Locale(identifier: "en"))
    }
  }

  @Test func theButtonCallsTheActionRoundIt() {
    let model = Model()
    let tester = ViewTester(Page(model: model), width: 300, height: 400)
    #expect(tester.tap("Rename"))
    #expect(model.count == 1)
    tester.key(.tab)
    tester.key(.return)
    #expect(model.count == 2)
  }

  @Test func withoutAnActionItIsDisabled() {
    let model = Model()
    let tester = ViewTester(Page(model: model, renames: false), width: 300, height: 400)
    tester.tap("Rename")
    #expect(model.count == 0)
  }

  @Test func menusInheritTheActionAndAFieldIsEdited() {
    let model = Model()
    let tester = ViewTester(Page(model: model, renames: false), width: 300, height: 400)
    tester.tap("menu")
    tester.settle()
    let items = tester.tree.flattened.filter { $0.text == "Rename" }
    #expect(items.count == 2)
    if let item = items.last?.frame.rect { tester.tap(CGPoint(x: item.midX, y: item.midY)) }
    tester.settle()
    #expect(tester.frame(of: "edits") != nil)
  }

  @Test func aContextMenuInheritsTheActionOfItsView() throws {
    let model = Model()
    let tester = ViewTester(Page(model: model, renames: false), width: 300, height: 400)
    let row = try #require(tester.frame(of: "row"))
    tester.press(CGPoint(x: row.midX, y: row.midY))
    tester.advance(by: 1)
    tester.release()
    tester.settle()
    let item = try #require(tester.tree.flattened.last { $0.text == "Rename" }).frame.rect
    tester.tap(CGPoint(x: item.midX, y: item.midY))
    tester.settle()
    #expect(model.log == ["row"])
  }
}
