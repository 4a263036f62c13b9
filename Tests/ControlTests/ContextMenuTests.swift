import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct ContextMenuTests {
  private func tester(_ model: Model) -> ViewTester {
    ViewTester(Scene(model: model), width: 390, height: 600)
  }

  @Test func aLongPressOpensItAndARowActs() throws {
    let model = Model()
    let tester = tester(model)
    let card = try #require(tester.frame(of: "Card"))
    tester.tap(CGPoint(x: card.midX, y: card.midY), hold: 0.3)
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "Copy") == nil)
    #expect(model.log == ["tap"])
    tester.tap(CGPoint(x: card.midX, y: card.midY), hold: 0.6)
    tester.advance(by: 0.8)
    let row = try #require(tester.frame(of: "Copy"))
    #expect(row.minY > card.maxY)
    // The long press was no tap.
    #expect(model.log == ["tap"])
    tester.tap("Copy")
    tester.advance(by: 1)
    #expect(model.log == ["tap", "copy"])
    #expect(tester.frame(of: "Copy") == nil)
  }

  @Test func theFingerMayGoOnToARow() throws {
    let model = Model()
    let tester = tester(model)
    let card = try #require(tester.frame(of: "Card"))
    tester.press(CGPoint(x: card.midX, y: card.midY))
    tester.advance(by: 1.2)
    let row = try #require(tester.frame(of: "Delete"))
    tester.move(to: CGPoint(x: row.midX, y: row.midY), over: 0.2)
    tester.release()
    tester.advance(by: 1)
    #expect(model.log == ["delete"])
  }

  @Test func theSecondaryButtonOpensItAtOnce() throws {
    let model = Model()
    let tester = tester(model)
    let card = try #require(tester.frame(of: "Card"))
    for phase in [PointerEvent.Phase.began, .ended] {
      tester.runner.send(
        .pointer(
          PointerEvent(
            id: 9, kind: .mouse, phase: phase, location: CGPoint(x: card.midX, y: card.midY),
            time: tester.now,
            button: 1)))
    }
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "Copy") != nil)
    tester.key(.escape)
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "Copy") == nil)
    #expect(model.log.isEmpty)
  }

  @Test func theViewIsPaintedOnceWhereverItIs() throws {
    let tester = tester(Model())
    let items = tester.displayList.items.count
    let card = try #require(tester.frame(of: "Card"))
    tester.onFrame = { tester in
      let ids = tester.displayList.items.map(\.id)
      #expect(Set(ids).count == ids.count)
    }
    tester.tap(CGPoint(x: card.midX, y: card.midY), hold: 0.6)
    tester.advance(by: 0.8)
    tester.tap(CGPoint(x: 10, y: 10))
    tester.advance(by: 1.5)
    #expect(tester.displayList.items.count == items)
  }

  @Test func aPreviewStandsInPlaceOfTheView() throws {
    let view = Text("Dish").padding().contextMenu {
      Button("Order") {}
    } preview: {
      Text("A picture").frame(width: 200, height: 120)
    }
    let tester = ViewTester(view, width: 390, height: 600)
    let dish = try #require(tester.frame(of: "Dish"))
    tester.tap(CGPoint(x: dish.midX, y: dish.midY), hold: 0.6)
    tester.advance(by: 0.8)
    let preview = try #require(tester.frame(of: "A picture"))
    let row = try #require(tester.frame(of: "Order"))
    #expect(row.minY > preview.maxY)
  }

  @Test func scrollingIsNoLongPress() throws {
    let model = Model()
    let view = ScrollView {
      ForEach(0..<40, id: \.self) { Text("Row \($0)").contextMenu { Button("Copy") {} } }
    }
    let tester = ViewTester(view, width: 390, height: 600)
    tester.press(try #require(tester.frame(of: "Row 5")).origin)
    tester.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    tester.advance(by: 1)
    #expect(tester.frame(of: "Copy") == nil)
    tester.release()
    #expect(model.log.isEmpty)
  }
}

private struct Scene: View {
  let model: Model
  var body: some View {
    Button {
      model.log.append("tap")
    } label: {
      Text("Card").frame(width: 160, height: 100).background(Color.yellow)
    }
    .contextMenu {
      Button("Copy", systemImage: "doc.on.doc") { model.log.append("copy") }
      Button("Delete", systemImage: "trash", role: .destructive) { model.log.append("delete") }
    }
  }
}
