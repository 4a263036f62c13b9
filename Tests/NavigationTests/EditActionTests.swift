import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Lists that change the data of a binding by themselves.
@MainActor struct EditActionTests {
  @Observable final class Model {
    var names = ["a", "b", "c"]
    var selection: String?
    var several: Set<String> = []
    var items = [Item(id: 1), Item(id: 2)]
  }

  struct Item: Identifiable, Hashable {
    let id: Int
    var text = "x"
  }

  private struct Names: View {
    @Bindable var model: Model
    let actions: EditActions<[String]>
    @State var mode: EditMode
    var body: some View {
      List($model.names, id: \.self, editActions: actions) { $name in Text(name) }
        .environment(\.editMode, $mode)
    }
  }

  private func tester(_ model: Model, _ actions: EditActions<[String]>) -> ViewTester {
    let tester = ViewTester(
      Names(model: model, actions: actions, mode: actions == .move ? .active : .inactive),
      size: CGSize(width: 320, height: 400))
    tester.settle()
    return tester
  }

  private struct Plain: View {
    @State private var names = ["a", "b", "c"]
    let isSwipe: Bool
    var body: some View {
      List {
        if isSwipe {
          ForEach(names, id: \.self) { name in
            Text(name).swipeActions {
              Button("Delete", role: .destructive) { names.removeAll { $0 == name } }
            }
          }
        } else {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func rowsThatAreDeletedCloseUpWithAnAnimation(isSwipe: Bool, isFull: Bool) throws {
    let tester = ViewTester(Plain(isSwipe: isSwipe), size: CGSize(width: 320, height: 400))
    tester.settle()
    let (first, second) = (try #require(tester.frame(of: "a")), try #require(tester.frame(of: "b")))
    tester.drag(
      from: CGPoint(x: 300, y: first.midY), by: CGVector(dx: isFull ? -280 : -100, dy: 0), over: 0.3)
    if !isFull {
      tester.settle()
      tester.tap("Delete")
    }
    var places: [CGFloat] = []
    for _ in 0..<90 {
      tester.advance(by: 1.0 / 60)
      if let y = tester.frame(of: "b")?.minY, y != places.last { places.append(y) }
    }
    #expect(places.count > 10 && places.first.map { $0 > second.minY - 10 } == true, "\(places)")
    #expect(places.last == first.minY)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func rowsAreDeleted() throws {
    let model = Model()
    let tester = tester(model, .delete)
    #expect(tester.tree.flattened.allSatisfy { $0.type != "MoveHandle" })
    let row = try #require(tester.frame(of: "b"))
    tester.press(CGPoint(x: 300, y: row.midY))
    tester.move(by: CGVector(dx: -280, dy: 0), over: 0.3)
    tester.advance(by: 0.1)
    tester.release()
    tester.settle()
    #expect(model.names == ["a", "c"])
  }

  @Test func rowsAreMoved() throws {
    let model = Model()
    let tester = tester(model, .move)
    let handles = tester.tree.flattened.filter { $0.type == "MoveHandle" }
    #expect(handles.count == 3)
    let first = try #require(handles.first?.frame.rect)
    tester.drag(from: CGPoint(x: first.midX, y: first.midY), by: CGVector(dx: 0, dy: 60), over: 0.5)
    tester.settle()
    #expect(model.names == ["b", "a", "c"])
  }

  @Test func allOfThemBesidesASelection() {
    struct Scene: View {
      @Bindable var model: Model
      var body: some View {
        List($model.names, id: \.self, editActions: .all, selection: $model.selection) { $name in Text(name) }
      }
    }
    let model = Model()
    let tester = ViewTester(Scene(model: model), size: CGSize(width: 320, height: 400))
    tester.tap("b")
    tester.settle()
    #expect(model.selection == "b")
  }

  @Test func rowsOfABindingChangeItAndMayBeChosen() {
    struct Scene: View {
      @Bindable var model: Model
      @State private var chosen: Int?
      @State private var several: Set<Int> = []
      var body: some View {
        VStack {
          Text("chosen \(chosen ?? 0)")
          List($model.items, selection: $chosen) { $item in
            HStack {
              Text("row \(item.id)")
              Button(item.text) { item.text += "x" }.buttonStyle(.borderless)
            }
          }
          List($model.items, editActions: [.delete, .move], selection: $several) { $item in
            Text("several \(item.id)")
          }
          List { ForEach($model.items, editActions: .move) { $item in Text("each \(item.id)") } }
        }
      }
    }
    let model = Model()
    let tester = ViewTester(Scene(model: model), size: CGSize(width: 320, height: 900))
    tester.tap("x")
    tester.settle()
    #expect(model.items.map(\.text) == ["xx", "x"])
    tester.tap("row 2")
    tester.settle()
    #expect(tester.frame(of: "chosen 2") != nil)
  }

  @Test func movingKeepsTheIndices() {
    var letters = ["a", "b", "c", "d"][...]
    letters.move(fromOffsets: [0, 1], toOffset: 3)
    #expect(Array(letters) == ["c", "a", "b", "d"])
  }
}
