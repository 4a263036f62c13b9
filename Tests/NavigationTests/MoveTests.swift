import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct MoveTests {
  @Observable final class Order {
    var rows = ["a", "b", "c", "d"]
    var calls: [String] = []
  }

  private struct Rows: View {
    let order: Order
    var fixed = ""
    @State private var mode = EditMode.active
    var body: some View {
      List {
        Text("above")
        ForEach(order.rows, id: \.self) { name in
          Text(name).moveDisabled(name == fixed).deleteDisabled(name == fixed)
        }
        .onDelete { order.rows.remove(atOffsets: $0) }
        .onMove { from, to in
          order.calls.append("\(from.map { $0 }) \(to)")
          order.rows.move(fromOffsets: from, toOffset: to)
        }
      }
      .environment(\.editMode, $mode)
    }
  }

  private func handles(_ tester: ViewTester) -> [CGRect] {
    tester.tree.flattened.filter { $0.type == "MoveHandle" }.map(\.frame.rect)
  }

  private func shown(_ tester: ViewTester) -> [String] {
    tester.tree.flattened.filter { $0.type == "Text" && $0.text?.count == 1 }
      .sorted { $0.frame.rect.minY < $1.frame.rect.minY }.compactMap(\.text)
  }

  @Test func aHandleDrawsItsRowToAnotherPlace() throws {
    let order = Order()
    let tester = ViewTester(Rows(order: order))
    tester.settle()
    let all = handles(tester)
    try #require(all.count == 4)
    #expect(all[0].minX > 300)
    let layouts = tester.host.statistics.layouts
    tester.press(CGPoint(x: all[0].midX, y: all[0].midY))
    tester.move(by: CGVector(dx: 0, dy: 95), over: 0.3)
    tester.advance(by: 0.4)
    // Nothing has changed for the program, and nothing was laid out.
    #expect(order.calls.isEmpty)
    #expect(tester.host.statistics.layouts == layouts)
    tester.release()
    tester.settle()
    #expect(order.calls == ["[0] 3"])
    #expect(order.rows == ["b", "c", "a", "d"])
    #expect(shown(tester) == ["b", "c", "a", "d"])
  }

  @Test func upwardsAndNoFurtherThanItsElements() throws {
    let order = Order()
    let tester = ViewTester(Rows(order: order))
    tester.settle()
    let last = try #require(handles(tester).last)
    tester.drag(from: CGPoint(x: last.midX, y: last.midY), by: CGVector(dx: 0, dy: -400))
    tester.settle()
    #expect(order.rows == ["d", "a", "b", "c"])
  }

  @Test func whatIsBesideARowMakesWayForItsActions() throws {
    let order = Order()
    let tester = ViewTester(Rows(order: order))
    tester.settle()
    let handle = try #require(handles(tester).first)
    // The sign that deletes its row.
    tester.tap(CGPoint(x: 42, y: handle.midY))
    tester.settle()
    // Where the handle was the button shows, and is pressed.
    tester.tap(CGPoint(x: handle.midX, y: handle.midY))
    tester.settle()
    #expect(order.rows == ["b", "c", "d"] && order.calls.isEmpty)
  }

  @Test func cancelledItGoesBack() throws {
    let order = Order()
    let tester = ViewTester(Rows(order: order))
    tester.settle()
    let first = try #require(handles(tester).first)
    tester.press(CGPoint(x: first.midX, y: first.midY))
    tester.move(by: CGVector(dx: 0, dy: 95), over: 0.3)
    tester.cancel()
    tester.settle()
    #expect(order.calls.isEmpty)
    #expect(shown(tester) == ["a", "b", "c", "d"])
  }

  @Test func rowsThatMayNotHaveNoHandleAndNoDeletion() throws {
    let tester = ViewTester(Rows(order: Order(), fixed: "b"))
    tester.settle()
    #expect(handles(tester).count == 3)
    #expect(tester.tree.flattened.filter { $0.text == "Delete" && $0.type == "Button" }.count <= 3)
  }

  @Test func keysMoveTheRow() {
    let order = Order()
    let tester = ViewTester(Rows(order: order, fixed: "a"))
    tester.settle()
    for _ in 0..<12 where order.calls.isEmpty {
      tester.key(.tab)
      tester.key(.upArrow, modifiers: .option)
    }
    #expect(order.calls == ["[1] 0"])
  }
}
