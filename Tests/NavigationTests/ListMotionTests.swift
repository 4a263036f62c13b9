import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct ListMotionTests {
  private struct Rows: View {
    @State private var rows = [1, 2, 3, 4, 5]
    var isLazy = true
    var body: some View {
      List {
        Button("delete") { withAnimation(.linear(duration: 0.4)) { rows.removeAll { $0 == 2 } } }
        Button("insert") { withAnimation(.linear(duration: 0.4)) { rows.insert(9, at: 1) } }
        Button("cut") { rows.removeAll { $0 == 2 } }
        if isLazy {
          ForEach(rows, id: \.self) { Text("row \($0)") }
        } else {
          ForEach(rows, id: \.self) { row in
            Text("row \(row)")
            EmptyView()
          }
        }
      }
    }
  }

  private func middle(_ tester: ViewTester, _ name: String) -> CGFloat {
    tester.frame(of: name)?.midY ?? .nan
  }

  @Test(arguments: [true, false])
  func aRemovedRowFadesWhileTheOthersCloseUp(_ isLazy: Bool) {
    let tester = ViewTester(Rows(isLazy: isLazy))
    tester.settle()
    let before = middle(tester, "row 3")
    let items = tester.displayList.items.count
    tester.tap("delete")
    tester.advance(by: 0.2)
    // Half of the way, and the row is still painted.
    #expect(abs(middle(tester, "row 3") - (before - 22)) < 3)
    #expect(tester.displayList.items.contains { $0.opacity > 0.2 && $0.opacity < 0.8 })
    tester.settle()
    #expect(abs(middle(tester, "row 3") - (before - 44)) < 0.5)
    #expect(tester.displayList.items.count < items)
    #expect(tester.frame(of: "row 2") == nil)
  }

  @Test(arguments: [true, false])
  func anInsertedRowComesWhileTheOthersMakeRoom(_ isLazy: Bool) {
    let tester = ViewTester(Rows(isLazy: isLazy))
    tester.settle()
    let before = middle(tester, "row 3")
    tester.tap("insert")
    tester.advance(by: 0.2)
    #expect(abs(middle(tester, "row 3") - (before + 22)) < 3)
    #expect(tester.displayList.items.contains { $0.opacity > 0.2 && $0.opacity < 0.8 })
    tester.settle()
    #expect(abs(middle(tester, "row 3") - (before + 44)) < 0.5)
  }

  @Test func withoutAnAnimationRowsGoAtOnce() {
    let tester = ViewTester(Rows())
    tester.settle()
    let before = middle(tester, "row 3")
    tester.tap("cut")
    tester.advance(by: 0.02)
    #expect(abs(middle(tester, "row 3") - (before - 44)) < 0.5)
  }

  @Test func aLabelInABarIsItsIcon() {
    let tester = ViewTester(
      NavigationStack {
        Text("content")
          .toolbar { Button("Add", systemImage: "plus") {} }
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Menu("Sort", systemImage: "list.bullet") { Button("By name", systemImage: "person") {} }
            }
          }
      })
    tester.settle()
    #expect(!tester.has("Add") && !tester.has("Sort"))
    tester.tap("list.bullet")
    tester.settle()
    #expect(tester.has("By name"))
  }
}
