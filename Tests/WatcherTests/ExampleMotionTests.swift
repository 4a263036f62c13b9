import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Every frame of the examples' programs.
@MainActor struct ExampleMotionTests {
  private let middle = CGPoint(x: 195, y: 420)

  @Test func flashcards() {
    Watched.visit("flashcards", FlashcardsVisit.program) { tester in
      let card = tester.middle(of: "kesä")
      tester.drag(from: card, by: CGVector(dx: 40, dy: 0))
      tester.settle()
      tester.drag(from: card, by: CGVector(dx: 140, dy: 0))
      tester.settle()
    }
  }

  @Test func tearooms() {
    Watched.visit("tearooms", TearoomsVisit.program) { tester in
      tester.tap("Second Flush")
      tester.settle()
      tester.drag(from: CGPoint(x: 195, y: 500), by: CGVector(dx: 0, dy: -300))
      tester.settle()
      tester.tap(CGPoint(x: 195, y: 20))
    }
  }

  @Test func arrivals() {
    Watched.visit("arrivals", ArrivalsVisit.program) { tester in
      tester.drag(from: CGPoint(x: 195, y: 160), by: CGVector(dx: 0, dy: 260), over: 0.4)
      tester.advance(by: 4)
    }
  }

  @Test func headlines() {
    Watched.visit("headlines strip", HeadlinesVisit.strip) { scroll($0) }
    Watched.visit("headlines hue", HeadlinesVisit.hue) { scroll($0) }
  }

  @Test func turntable() {
    Watched.visit("turntable helix", TurntableVisit.helix) { scroll($0) }
    Watched.visit("turntable covers", TurntableVisit.covers) { scroll($0) }
    Watched.visit("turntable effects", TurntableVisit.effects) { scroll($0) }
  }

  private func scroll(_ tester: ViewTester) {
    tester.flick(from: middle, by: CGVector(dx: -180, dy: -180), over: 0.1)
    tester.settle()
    tester.flick(from: middle, by: CGVector(dx: 300, dy: 300), over: 0.08)
    tester.settle()
  }
}
