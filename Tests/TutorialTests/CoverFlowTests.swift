import SwiftUI
import Testing
import ViewTreeTesting

@testable import Tutorials

/// The tutorial's two cover flows. The ids are those of the project's conformance sentences.
struct CoverFlowTests {
  @MainActor static func scene(_ scene: TutorialScene) -> ViewTester {
    let tester = ViewTester(TutorialsView(scene: scene), size: CGSize(width: 390, height: 800))
    tester.settle()
    return tester
  }

  @MainActor static func offset(_ tester: ViewTester) -> CGFloat {
    CGFloat(Double(tester.value(of: "covers")?.split(separator: ",").first ?? "") ?? .nan)
  }

  @Test(arguments: [0.0, 80, -80, 320])
  func v01_theAngleIsAnEighthOfThePlace(_ minX: Double) {
    for which in [TutorialScene.coverflow, .visualeffect] {
      let tester = Self.scene(which)
      // Square 3 lies at 400 at rest.
      tester.press(CGPoint(x: 195, y: 400))
      tester.move(by: CGVector(dx: -(400 - minX) - 10, dy: 0), over: 0.4)
      tester.advance(by: 0.1)
      #expect(abs(Self.offset(tester) - CGFloat(400 - minX)) < 0.01)
      let turn = Self.turn(of: 3, tester)
      #expect(abs(turn + minX / 8) < 0.01, "\(which)")
    }
  }

  /// The painted turn of a square about y, in degrees.
  @MainActor static func turn(of number: Int, _ tester: ViewTester) -> Double {
    Painted.text("Number \(number)", in: tester)?.turn ?? .nan
  }

  @Test func v02_anySwipeEndsWithASquareAtTheEdge() {
    let tester = Self.scene(.visualeffect)
    for (way, duration) in [(-130.0, 0.3), (-37, 0.1), (90, 0.15), (-420, 0.2), (260, 0.4), (-55, 0.05)] {
      tester.flick(from: CGPoint(x: 195, y: 400), by: CGVector(dx: way, dy: 0), over: duration)
      tester.settle()
      let rest = Self.offset(tester)
      #expect(abs(rest - (rest / 200).rounded() * 200) < 0.5)
    }
  }

  @Test func v03_theAngleIsAFunctionOfThePlaceAlone() {
    let tester = Self.scene(.visualeffect)
    var checked = 0
    tester.onFrame = { tester in
      let x = Self.offset(tester)
      for number in 1...19 {
        let place = Double(200 * (number - 1)) - Double(x)
        guard place > -190, place < 380, Painted.text("Number \(number)", in: tester) != nil else { continue }
        #expect(abs(Self.turn(of: number, tester) + place / 8) < 0.02)
        checked += 1
      }
    }
    tester.flick(from: CGPoint(x: 300, y: 400), by: CGVector(dx: -160, dy: 0), over: 0.1)
    tester.settle()
    #expect(checked > 40)
  }
}
