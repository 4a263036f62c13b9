import SwiftUI
import Testing
import ViewTreeTesting

/// A sheet or cover for an item while the program sets other items: each comes and goes by itself (M16).
@MainActor struct ItemSheetTests {
  struct Item: Identifiable {
    let id: Int
    var text = ""
  }

  @Observable final class Model {
    var item: Item?
    var log: [String] = []
  }

  private struct Screen: View {
    @Bindable var model: Model
    let isCover: Bool
    var body: some View {
      let screen = Color.white
      if isCover {
        screen.fullScreenCover(
          item: $model.item, onDismiss: { model.log.append("dismissed") }, content: content)
      } else {
        screen.sheet(item: $model.item, onDismiss: { model.log.append("dismissed") }, content: content)
      }
    }

    private func content(_ item: Item) -> some View {
      Text("item \(item.id)\(item.text)")
        .onAppear { model.log.append("appears \(item.id)") }
        .onDisappear { model.log.append("disappears \(item.id)") }
    }
  }

  private func tester(_ model: Model, _ isCover: Bool) -> ViewTester {
    let tester = ViewTester(Screen(model: model, isCover: isCover))
    tester.settle()
    return tester
  }

  /// Where the content of an item shows; nil: nowhere.
  private func top(_ item: Int, _ tester: ViewTester) -> CGFloat? { tester.frame(of: "item \(item)")?.minY }

  @Test(arguments: [false, true]) func anotherItemIsPresentedWhenTheFirstHasLeft(isCover: Bool) throws {
    let model = Model()
    let tester = tester(model, isCover)
    let watcher = tester.watch("items")
    model.item = Item(id: 1)
    tester.settle()
    let place = try #require(top(1, tester))
    model.item = Item(id: 2)
    var (last, frames) = (place, 0)
    tester.advance(by: 1.0 / 60)
    while let y = top(1, tester), frames < 300 {
      #expect(top(2, tester) == nil, "one at a time")
      #expect(y >= last, "it goes down")
      last = y
      frames += 1
      tester.advance(by: 1.0 / 60)
    }
    #expect(frames > 10 && last > place + 100)
    tester.settle()
    #expect(top(2, tester) == place)
    #expect(model.item?.id == 2)
    #expect(model.log.filter { $0 != "disappears 1" } == ["appears 1", "dismissed", "appears 2"])
    #expect(model.log.firstIndex(of: "disappears 1") ?? .max < model.log.firstIndex(of: "appears 2") ?? 0)
    #expect(watcher.faults.isEmpty, "\(watcher.faults)")
  }

  @Test(arguments: [0.05, 0.1, 0.3], [false, true])
  func anItemThatComesWhileTheLastLeavesWaitsForThat(_ pause: Double, isCover: Bool) throws {
    let model = Model()
    let tester = tester(model, isCover)
    model.item = Item(id: 1)
    tester.settle()
    model.item = nil
    tester.advance(by: pause)
    model.item = Item(id: 2)
    tester.advance(by: 1.0 / 60)
    #expect(top(1, tester) != nil && top(2, tester) == nil)
    tester.settle()
    #expect(top(1, tester) == nil && top(2, tester) != nil)
    // The same one comes back from where it is.
    model.item = nil
    tester.advance(by: pause)
    model.item = Item(id: 2)
    tester.settle()
    #expect(top(2, tester) != nil)
    model.item = nil
    tester.settle()
    #expect(top(2, tester) == nil && model.log.count { $0 == "dismissed" } == 2)
    model.item = Item(id: 3)
    tester.settle()
    #expect(top(3, tester) != nil)
  }

  @Test func theContentFollowsAnItemThatKeepsItsID() {
    let model = Model()
    let tester = tester(model, false)
    model.item = Item(id: 1)
    tester.settle()
    model.item = Item(id: 1, text: " changed")
    tester.advance(by: 1.0 / 60)
    #expect(tester.frame(of: "item 1 changed") != nil)
    tester.settle()
    #expect(model.log == ["appears 1"])
  }

  @Test func itemsThatChangeInOneUpdateArePresentedOnce() {
    let model = Model()
    let tester = tester(model, false)
    model.item = Item(id: 1)
    model.item = Item(id: 2)
    tester.settle()
    #expect(model.log == ["appears 2"] && top(2, tester) != nil)
    model.item = Item(id: 3)
    model.item = nil
    tester.settle()
    #expect(top(3, tester) == nil && top(2, tester) == nil)
    #expect(model.log.sorted() == ["appears 2", "disappears 2", "dismissed"])
  }
}
