import SwiftUI
import Testing
import ViewTreeTesting

@testable import Orbit

/// Tests views as any program would: a window in memory, a finger, a clock moved by hand.
struct OrbitTests {
  @Test func aPlanetIsChosenByATap() {
    let system = PlanetarySystem()
    let tester = ViewTester(OrbitView().environment(system), size: CGSize(width: 480, height: 720))
    tester.advance(by: 0.1)
    #expect(tester.tap("Tide"))
    #expect(system.selected?.name == "Tide")
    #expect(tester.tap("Tide"))
    #expect(system.selected == nil)
  }

  @Test func aDragTurnsThePlanetsAndLetsThemRunOut() {
    let tester = ViewTester(
      OrbitView().environment(PlanetarySystem()), size: CGSize(width: 480, height: 720))
    tester.advance(by: 0.1)
    let start = tester.frame(of: "Ember") ?? .zero
    tester.drag(from: CGPoint(x: start.midX, y: start.midY - 40), by: CGVector(dx: 120, dy: 0))
    tester.advance(by: 2)
    let end = tester.frame(of: "Ember") ?? .zero
    #expect(abs(start.midX - end.midX) > 10)
  }
}
