import SwiftUI
import Testing
import ViewTreeTesting

/// Edits that are taken back and done again.
@MainActor struct UndoManagerTests {
  final class Sum {
    var value = 0
    @MainActor func add(_ amount: Int, _ undo: UndoManager) {
      value += amount
      undo.registerUndo(withTarget: self) { $0.add(-amount, undo) }
    }
  }

  private struct Adding: View {
    let sum: Sum
    let found: (UndoManager?) -> Void
    @Environment(\.undoManager) private var undo
    var body: some View {
      Button("add") {
        found(undo)
        if let undo {
          sum.add(1, undo)
          sum.add(10, undo)
          undo.setActionName("Adding")
        }
      }
    }
  }

  @Test func whatOneTapDidIsTakenBackAsAWhole() throws {
    let sum = Sum()
    var manager: UndoManager?
    let tester = ViewTester(Adding(sum: sum) { manager = $0 })
    tester.tap("add")
    tester.advance(by: 1)
    tester.tap("add")
    let undo = try #require(manager)
    #expect(sum.value == 22 && undo.canUndo && !undo.canRedo)
    #expect(undo.undoActionName == "Adding" && undo.undoMenuItemTitle == "Undo Adding")
    undo.undo()
    #expect(sum.value == 11 && undo.canUndo && undo.canRedo && undo.redoMenuItemTitle == "Redo Adding")
    undo.undo()
    #expect(sum.value == 0 && !undo.canUndo)
    undo.redo()
    #expect(sum.value == 11)
    undo.undo()
    #expect(sum.value == 0)
    undo.redo()
    undo.redo()
    #expect(sum.value == 22 && !undo.canRedo)
    undo.undo()
    sum.add(5, undo)
    #expect(sum.value == 16 && !undo.canRedo)
  }

  @Test func eachWindowHasItsOwn() {
    var managers: [UndoManager?] = []
    for _ in 0..<2 {
      let tester = ViewTester(Adding(sum: Sum()) { managers.append($0) })
      tester.tap("add")
    }
    #expect(managers.count == 2 && managers[0] !== managers[1] && managers[0] != nil)
  }

  @Test func groupsThatAProgramOpens() {
    let (sum, undo) = (Sum(), UndoManager())
    undo.groupsByEvent = false
    undo.beginUndoGrouping()
    sum.add(1, undo)
    undo.beginUndoGrouping()
    #expect(undo.groupingLevel == 2)
    sum.add(10, undo)
    undo.endUndoGrouping()
    undo.endUndoGrouping()
    sum.add(100, undo)
    undo.undo()
    #expect(sum.value == 11)
    undo.undo()
    #expect(sum.value == 0)
    undo.endUndoGrouping()
    undo.undo()
    #expect(sum.value == 0 && undo.groupingLevel == 0)
  }

  @Test func whatIsNotKeptIsNotTakenBack() {
    let (sum, undo) = (Sum(), UndoManager())
    undo.groupsByEvent = false
    undo.disableUndoRegistration()
    #expect(!undo.isUndoRegistrationEnabled)
    sum.add(1, undo)
    undo.enableUndoRegistration()
    #expect(!undo.canUndo && undo.isUndoRegistrationEnabled)
    undo.levelsOfUndo = 2
    for _ in 0..<3 { sum.add(10, undo) }
    undo.undo()
    undo.undo()
    undo.undo()
    #expect(sum.value == 11)
    sum.add(1, undo)
    undo.removeAllActions(withTarget: sum)
    #expect(!undo.canUndo && !undo.canRedo)
    sum.add(1, undo)
    undo.removeAllActions()
    undo.undo()
    #expect(sum.value == 13)
  }

  @Test func aTargetThatIsGoneIsLeftOut() {
    let undo = UndoManager()
    undo.groupsByEvent = false
    var calls = 0
    do {
      let sum = Sum()
      undo.registerUndo(withTarget: sum) { _ in calls += 1 }
    }
    let other = Sum()
    undo.registerUndo(withTarget: other) { _ in
      calls += 10
      #expect(undo.isUndoing && !undo.isRedoing)
    }
    undo.undo()
    undo.undo()
    #expect(calls == 10 && !undo.isUndoing)
  }
}
