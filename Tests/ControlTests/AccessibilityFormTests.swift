import SwiftUI
import Testing
import ViewTreeTesting

/// Names, kinds of actions and what is passed over, in the new spellings and the first ones; pictures by phase.
@MainActor struct AccessibilityFormTests {
  private func node(_ id: String, _ tester: ViewTester) -> TreeDump? {
    tester.tree.flattened.first { $0.id == id }
  }

  @Test func aLabelNamesAViewWithoutText() {
    let tester = ViewTester(
      VStack {
        Color.red.accessibilityLabel("red").accessibilityIdentifier("a")
        Color.blue.accessibilityLabel(Text("blue")).accessibilityIdentifier("b")
        Color.green.accessibilityLabel("gr\("een")").accessibilityIdentifier("c")
      }, width: 200)
    #expect(["a", "b", "c"].map { node($0, tester)?.text } == ["red", "blue", "green"])
  }

  @Test func theFirstSpellingsSayTheSame() {
    let new = ViewTester(
      Color.red.accessibilityLabel(Text("name")).accessibilityValue(Text("value"))
        .accessibilityHint(Text("hint")).accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isImage)
        .accessibilityHidden(false).accessibilityIdentifier("id"), width: 200)
    let old = ViewTester(
      Color.red.accessibility(label: Text("name")).accessibility(value: Text("value"))
        .accessibility(hint: Text("hint")).accessibility(addTraits: .isButton)
        .accessibility(removeTraits: .isImage).accessibility(hidden: false).accessibility(identifier: "id"),
      width: 200)
    #expect(node("id", new)?.text == "name" && node("id", new)?.value == "value")
    #expect(old.tree == new.tree)
  }

  @Test func assistiveTechnologyPassesOverWhatIsHidden() {
    let model = Model()
    func performs(_ isHidden: Bool) -> [Bool] {
      let tester = ViewTester(
        VStack {
          Text("inside").accessibilityAction { model.count += 1 }
        }
        .accessibilityHidden(isHidden), width: 200)
      return [tester.perform(on: "inside"), tester.frame(of: "inside") != nil]
    }
    #expect(performs(false) == [true, true])
    #expect(performs(true) == [false, true])
    #expect(model.count == 1)
  }

  @Test func actionsHaveKindsAndNames() {
    let model = Model()
    let kinds: [AccessibilityActionKind] = [.default, .escape, .magicTap, .delete, .showMenu]
    let tester = ViewTester(
      Text("view")
        .accessibilityAction(.escape) { model.log.append("escape") }
        .accessibilityAction(.magicTap) { model.log.append("magic") }
        .accessibilityAction(AccessibilityActionKind(named: Text("Fold"))) { model.log.append("fold") },
      width: 200)
    #expect(kinds.filter { tester.perform($0, on: "view") } == [.escape, .magicTap])
    #expect(tester.perform(AccessibilityActionKind(named: Text("Fold")), on: "view"))
    #expect(model.log == ["escape", "magic", "fold"])
  }

  @Test func anAdjustmentHasADirection() {
    var directions: [AccessibilityAdjustmentDirection] = []
    let tester = ViewTester(Text("view").accessibilityAdjustableAction { directions.append($0) }, width: 200)
    #expect(tester.adjust("view", .increment) && tester.adjust("view", .decrement))
    #expect(directions == [.increment, .decrement])
  }

  // MARK: Pictures by phase

  @Test func aPhaseHasAPictureOrAnError() throws {
    var phases: [AsyncImagePhase] = []
    func show(_ address: String) -> AsyncImagePhase? {
      _ = ViewTester(
        AsyncImage(url: URL(string: address)) { phase in
          let _ = phases.append(phase)
          Color.red
        }, width: 100)
      return phases.last
    }
    let web = try #require(show("https://example.org/a.png")?.error as? AsyncImageError)
    #expect(web == .noNetwork)
    #expect(web.errorDescription?.contains("network") == true)
    let lost = try #require(show("file:///nowhere/a.png")?.error as? AsyncImageError)
    #expect(lost == .unreadable("/nowhere/a.png"))
    let empty = AsyncImagePhase.empty
    #expect(empty.image == nil && empty.error == nil)
    let success = AsyncImagePhase.success(Image(systemName: "star"))
    #expect(success.image == Image(systemName: "star") && success.error == nil)
  }

  @Test func aTextCanBeCopiedWhereThatIsAllowed() {
    #expect(EnabledTextSelectability.allowsSelection && !DisabledTextSelectability.allowsSelection)
    func menu<S: TextSelectability>(_ selectability: S) -> Bool {
      let tester = ViewTester(Text("words").textSelection(selectability), width: 300)
      tester.press(CGPoint(x: 150, y: 150))
      tester.advance(by: 0.8)
      tester.release()
      tester.advance(by: 0.5)
      tester.tap("Copy")
      return tester.host.services.clipboard.text == "words"
    }
    #expect(menu(.enabled) && !menu(.disabled))
  }
}
