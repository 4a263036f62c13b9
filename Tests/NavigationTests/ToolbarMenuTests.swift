import SwiftUI
import Testing
import ViewTreeTesting

/// Menus of bars: of actions that come second, and of the title.
@MainActor struct ToolbarMenuTests {
  @Observable final class Model { var log: [String] = [] }

  private struct Page: View {
    let model: Model
    var body: some View {
      NavigationStack {
        Text("page").navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Add") { model.log.append("add") } }
            ToolbarItemGroup(placement: .secondaryAction) {
              Button("Undo") { model.log.append("undo") }
              Button("Sort", systemImage: "arrow.up.arrow.down") { model.log.append("sort") }
            }
          }
          .toolbarTitleMenu { Button("Rename") { model.log.append("rename") } }
      }
    }
  }

  @Test func secondActionsAreInAMenuBehindTheOthers() throws {
    let model = Model()
    let tester = ViewTester(Page(model: model))
    tester.settle()
    #expect(!tester.has("Undo") && !tester.has("Sort"))
    let add = try #require(tester.frame(of: "Add"))
    let more = try #require(tester.frame(of: "More"))
    #expect(more.minX >= add.maxX && more.maxY < 60)
    tester.tap("More")
    tester.advance(by: 0.8)
    #expect(tester.has("Undo") && tester.has("Sort"))
    Looking.picture(tester, "toolbar-overflow")
    tester.tap("Sort")
    tester.advance(by: 0.8)
    #expect(model.log == ["sort"])
    #expect(!tester.has("Undo"))
  }

  @Test func theTitleOpensItsMenu() throws {
    let model = Model()
    let tester = ViewTester(Page(model: model))
    tester.settle()
    let title = try #require(tester.frame(of: "TitleMenu"))
    #expect(abs(title.midX - 195) < 1 && title.maxY < 60)
    tester.tap("TitleMenu")
    tester.advance(by: 0.8)
    Looking.picture(tester, "toolbar-title-menu")
    tester.tap("Rename")
    tester.advance(by: 0.8)
    #expect(model.log == ["rename"])
  }

  @Test func anEditorHasNoWordsBesideTheArrow() throws {
    func back(_ role: ToolbarRole) throws -> CGRect {
      let tester = ViewTester(
        NavigationStack(path: .constant(["note"])) {
          Text("root").navigationTitle("Notes")
            .navigationDestination(for: String.self) { Text($0).toolbarRole(role) }
        })
      tester.settle()
      return try #require(tester.frame(of: "BackButton"))
    }
    let (wide, narrow) = (try back(.automatic), try back(.editor))
    #expect(narrow.width < wide.width - 20)
    #expect(try back(.navigationStack) == wide)
    #expect(try back(.browser) == wide)
  }

  @Test func aTitleMenuAmongItemsIsTheSame() {
    let tester = ViewTester(
      NavigationStack {
        Text("page").navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarTitleMenu { Button("Rename") {} } }
      })
    tester.settle()
    tester.tap("TitleMenu")
    tester.advance(by: 0.8)
    #expect(tester.has("Rename"))
  }
}
