import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Menus: the order of their rows, what closes them, menus as values; and what stands where nothing is.
@MainActor struct MenuTypeTests {
  private func opened<V: View>(_ view: V) -> ViewTester {
    let tester = ViewTester(view, width: 390, height: 600)
    tester.tap("Menu")
    tester.advance(by: 0.8)
    return tester
  }

  /// A menu at the lower or upper edge, whose rows lie above or below its button.
  private func rows(_ order: MenuOrder, atBottom: Bool) -> [String] {
    let tester = opened(
      Menu("Menu") {
        Button("one") {}
        Button("two") {}
      }
      .menuOrder(order)
      .frame(maxHeight: .infinity, alignment: atBottom ? .bottom : .top))
    return ["one", "two"].sorted { (tester.frame(of: $0)?.minY ?? 0) < (tester.frame(of: $1)?.minY ?? 0) }
  }

  @Test func theFirstRowIsTheTopmostOrTheNearest() {
    for atBottom in [false, true] { #expect(rows(.fixed, atBottom: atBottom) == ["one", "two"]) }
    for order in [MenuOrder.priority, .automatic] {
      #expect(rows(order, atBottom: false) == ["one", "two"])
      #expect(rows(order, atBottom: true) == ["two", "one"])
    }
  }

  @Test func anActionClosesItsMenuUnlessToldOtherwise() {
    func isOpen(_ behavior: MenuActionDismissBehavior) -> Bool {
      let tester = opened(Menu("Menu") { Button("one") {}.menuActionDismissBehavior(behavior) })
      tester.tap("one")
      tester.advance(by: 0.8)
      return tester.frame(of: "one") != nil
    }
    #expect(isOpen(.disabled))
    #expect(!isOpen(.enabled) && !isOpen(.automatic))
  }

  @Test func aContextMenuIsAValue() {
    let model = Model()
    func pressed(_ menu: ContextMenu<Button<Text>>?) -> ViewTester {
      let tester = ViewTester(Text("view").contextMenu(menu), width: 390, height: 600)
      tester.press(CGPoint(x: 195, y: 300))
      tester.advance(by: 0.8)
      tester.release()
      tester.advance(by: 0.5)
      return tester
    }
    let tester = pressed(ContextMenu { Button("Copy") { model.count += 1 } })
    tester.tap("Copy")
    tester.advance(by: 0.8)
    #expect(model.count == 1)
    #expect(pressed(nil).frame(of: "Copy") == nil)
  }

  @Test func whereNothingIsASentenceSaysSo() throws {
    let model = Model()
    let tester = ViewTester(
      ContentUnavailableView {
        Label("No mail", systemImage: "tray")
      } description: {
        Text("New mail appears here.")
      } actions: {
        Button("Look again") { model.count += 1 }
      }, width: 390, height: 600)
    let parts = try ["No mail", "New mail appears here.", "Look again"].map {
      try #require(tester.frame(of: $0))
    }
    #expect(parts.allSatisfy { abs($0.midX - 195) < 0.6 })
    #expect(parts[0].maxY < parts[1].minY && parts[1].maxY < parts[2].minY)
    tester.tap("Look again")
    #expect(model.count == 1)
    let plain = ViewTester(
      ContentUnavailableView("No mail", systemImage: "tray", description: Text("None.")), width: 390)
    #expect(plain.frame(of: "No mail") != nil && plain.frame(of: "None.") != nil)
    let search = ViewTester(ContentUnavailableView.search(text: "soup"), width: 390)
    #expect(search.tree.flattened.contains { $0.text?.contains("soup") == true })
    #expect(
      ViewTester(ContentUnavailableView.search, width: 390).tree.flattened.contains {
        $0.text == "No Results"
      })
  }

  // MARK: Buttons' shapes

  @Test func aBorderHasAShape() {
    func ground(_ shape: ButtonBorderShape) -> Path? {
      let tester = ViewTester(
        Button("Go") {}.buttonStyle(.borderedProminent).buttonBorderShape(shape), width: 200)
      return tester.displayList.items.compactMap { item -> Path? in
        if case .fill(let path, _, _) = item.content, path.boundingRect.height < 60 { path } else { nil }
      }.first
    }
    func isCut(_ shape: ButtonBorderShape, _ inset: CGFloat) -> Bool? {
      ground(shape).map {
        let frame = $0.boundingRect
        return !$0.contains(CGPoint(x: frame.minX + inset, y: frame.minY + inset))
      }
    }
    // By how far the corner is cut off: half of the height, 8 points, 2 points.
    #expect(isCut(.capsule, 4) == true)
    #expect(isCut(.roundedRectangle, 4) == false && isCut(.roundedRectangle, 1) == true)
    #expect(isCut(.roundedRectangle(radius: 2), 1) == false)
  }
}
