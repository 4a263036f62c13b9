import SwiftUI
import Testing
import ViewTreeTesting

/// Rows made from data: which edits they offer, and outlines.
@MainActor struct RowTypeTests {
  struct Item: Identifiable, Hashable {
    let id: String
    var children: [Item]?
  }

  /// A collection's views, as a function takes them whatever makes them.
  private func rows<Content: DynamicViewContent>(_ content: Content) -> Int { content.data.count }

  @Test func viewsOfDataKnowTheirData() {
    #expect(rows(ForEach(["a", "b", "c"], id: \.self) { Text($0) }) == 3)
    #expect(rows(ForEach(0..<4) { Text("\($0)") }.onDelete { _ in }) == 4)
    #expect(rows(ForEach(["a"], id: \.self) { Text($0) }.onMove { _, _ in }) == 1)
  }

  private struct Editing: View {
    @State private var names = ["one", "two", "three"]
    private typealias Row = EditableCollectionContent<Text, [String]>
    private var rows: ForEach<LazyMapSequence<Range<Int>, (Int, String)>, String, Row> {
      ForEach($names, id: \.self, editActions: .delete) { $name in Text(name) }
    }
    var body: some View { List { rows } }
  }

  @Test func aRowWithEditActionsCanBeDeleted() throws {
    let tester = ViewTester(Editing())
    tester.settle()
    let row = try #require(tester.frame(of: "two"))
    tester.drag(from: CGPoint(x: 370, y: row.midY), by: CGVector(dx: -350, dy: 0))
    tester.settle()
    #expect(tester.has("one") && !tester.has("two") && tester.has("three"))
  }

  @Test func anOutlineOpensItsBranches() throws {
    let tree = [
      Item(id: "branch", children: [Item(id: "leaf"), Item(id: "twig", children: [])]), Item(id: "other"),
    ]
    typealias Outline = OutlineGroup<
      [Item], String, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>
    >
    let outline: Outline = OutlineGroup(tree, children: \.children) { Text($0.id) }
    let tester = ViewTester(List { outline })
    tester.settle()
    #expect(tester.has("branch") && tester.has("other") && !tester.has("leaf"))
    tester.tap("branch")
    tester.settle()
    let (branch, leaf) = (try #require(tester.frame(of: "branch")), try #require(tester.frame(of: "leaf")))
    #expect(leaf.minX > branch.minX && leaf.minY > branch.maxY)
    tester.tap("branch")
    tester.settle()
    #expect(!tester.has("leaf"))
  }
}
