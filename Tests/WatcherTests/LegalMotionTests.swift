import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// What a program may ask for is no fault: a watcher that cries without need is of no use.
@MainActor struct LegalMotionTests {
  private func expectNone(_ faults: [MotionFault], sourceLocation: SourceLocation = #_sourceLocation) {
    for fault in faults { Issue.record("\(fault)", sourceLocation: sourceLocation) }
  }

  @Test(arguments: ["Toggle", "Jump", "Ease"])
  func changesAndTransitionsAreRight(_ button: String) {
    expectNone(
      Watched.faults(MovingProgram()) { tester in
        tester.tap(button)
        tester.settle()
        tester.tap(button)
      })
  }

  @Test(arguments: [0.02, 0.1, 0.25])
  func interruptedSpringsAreRight(_ pause: Double) {
    expectNone(
      Watched.faults(MovingProgram()) { tester in
        for button in ["Toggle", "Ease", "Toggle", "Jump", "Toggle"] {
          tester.tap(tester.middle(of: button), hold: 0.02)
          tester.advance(by: pause)
        }
      })
  }

  @Test(arguments: ["Insert", "Remove", "Shuffle", "Plain"])
  func rowsThatComeGoAndMoveAreRight(_ button: String) {
    expectNone(
      Watched.faults(ListProgram()) { tester in
        tester.tap(button)
        tester.advance(by: 0.1)
        tester.tap(button)
        tester.settle()
      })
  }

  @Test func rowsThatAreSwipedAwayAreRight() {
    expectNone(
      Watched.faults(ListProgram()) { tester in
        tester.drag(from: tester.middle(of: "Row 3"), by: CGVector(dx: -350, dy: 0))
        tester.settle()
      })
  }

  @Test(arguments: [false, true])
  func throwsBouncesAndCatchesAreRight(_ isLazy: Bool) {
    expectNone(
      Watched.faults(ScrollingProgram(isLazy: isLazy)) { tester in
        let middle = CGPoint(x: 195, y: 400)
        tester.flick(from: middle, by: CGVector(dx: 0, dy: -300), over: 0.12)
        tester.settle()
        tester.flick(from: middle, by: CGVector(dx: 0, dy: 390), over: 0.08)
        tester.settle()
        tester.flick(from: middle, by: CGVector(dx: 0, dy: -300), over: 0.1)
        tester.advance(by: 0.15)
        tester.press(middle)
        tester.advance(by: 0.1)
        tester.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
        tester.release()
        tester.settle()
        tester.drag(from: middle, by: CGVector(dx: 0, dy: 300))
        tester.settle()
        tester.wheel(at: middle, dy: -120)
        tester.advance(by: 0.1)
        tester.wheel(at: middle, dy: -120)
        tester.settle()
        tester.key(.end)
        tester.settle()
      })
  }

  @Test func pagesThatArePushedAndPoppedAreRight() {
    expectNone(
      Watched.faults(PresentingProgram()) { tester in
        tester.tap("Page")
        tester.settle()
        tester.flick(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -200), over: 0.1)
        tester.settle()
        tester.drag(from: CGPoint(x: 3, y: 400), by: CGVector(dx: 300, dy: 0))
        tester.settle()
      })
  }

  @Test func sheetsThatAreDraggedAndThrownAreRight() {
    expectNone(
      Watched.faults(PresentingProgram()) { tester in
        tester.tap("Sheet")
        tester.settle()
        tester.flick(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -250), over: 0.15)
        tester.settle()
        tester.flick(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -250), over: 0.15)
        tester.settle()
        tester.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 400))
        tester.settle()
        tester.drag(from: CGPoint(x: 195, y: 460), by: CGVector(dx: 0, dy: 350))
        tester.settle()
      })
  }

  @Test(arguments: ["Cover", "Alert", "More"])
  func whatIsPresentedIsRight(_ button: String) {
    expectNone(
      Watched.faults(PresentingProgram()) { tester in
        tester.tap(button)
        tester.settle()
        for name in ["Close", "Yes", "More"] where tester.visibleFrame(of: name) != nil { tester.tap(name) }
        tester.settle()
      })
  }

  @Test func matchedViewsAreRight() {
    expectNone(
      Watched.faults(MatchedProgram()) { tester in
        tester.tap("Match")
        tester.advance(by: 0.15)
        tester.tap("Match")
        tester.settle()
        tester.tap("Match")
      })
  }

  @Test func tabsAndWhatMovesByItselfAreRight() {
    expectNone(
      Watched.faults(TabbedProgram()) { tester in
        tester.advance(by: 0.3)
        for name in ["Animator", "Reader", "Timeline", "Reader"] {
          tester.tap(name)
          tester.advance(by: 0.3)
        }
        tester.resize(to: CGSize(width: 844, height: 390))
        tester.advance(by: 0.3)
      })
  }
}
