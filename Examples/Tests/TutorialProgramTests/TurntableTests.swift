import SwiftUI
import Testing
import ViewTreeTesting

#if canImport(Turntable)
  @testable import Turntable
#else
  @testable import ExampleTurntable
#endif

/// Views that turn by where they are, in every frame of a scroll.
struct TurntableTests {
  /// A text that is painted turned about the middle of what it stands in.
  private struct Turned {
    let number: Int
    let transform: ProjectionTransform
    let size: CGSize
    /// The text's middle in its own points.
    let middle: CGFloat

    /// The turn about y in degrees, of a view with this longer side: w grows by sin(turn) / side a point to the right and
    /// is 1 in the middle.
    func turn(side: CGFloat) -> CGFloat {
      let w = transform.m13 * middle + transform.m33
      return asin(max(-1, min(1, side * transform.m13 / w))) * 180 / .pi
    }

    static func all(_ prefix: String, in tester: ViewTester) -> [Turned] {
      tester.displayList.items.compactMap { item in
        guard case .text(let text) = item.content, text.layout.string.hasPrefix(prefix),
          let number = Int(text.layout.string.dropFirst(prefix.count))
        else { return nil }
        return Turned(
          number: number, transform: item.transform, size: text.layout.size,
          middle: text.origin.x + text.layout.size.width / 2)
      }
    }
  }

  @Test(arguments: Windows.all)
  func theStepsOfTheHelixTurnWithTheirPlace(_ size: CGSize) {
    let tester = ViewTester(HelixView(), size: size)
    tester.settle()
    var checked = 0
    let check = { (tester: ViewTester) in
      let offset = tester.scrollOffset.y
      for step in Turned.all("Step ", in: tester) {
        let minY = CGFloat(step.number) * 48 - offset
        let turn = (minY - size.height / 2) / 5
        // What is nearly edge-on has no width by which to tell the turn.
        guard abs(turn) < 80 else { continue }
        #expect(near(step.turn(side: size.width), turn, 0.05), "step \(step.number) at \(minY)")
        checked += 1
      }
    }
    check(tester)
    tester.onFrame = check
    let place = CGPoint(x: size.width / 2, y: size.height * 0.7)
    tester.flick(from: place, by: CGVector(dx: 0, dy: -140), over: 0.06)
    tester.settle()
    tester.drag(from: CGPoint(x: place.x, y: 80), by: CGVector(dx: 0, dy: 200))
    tester.settle()
    #expect(checked > 500)
  }

  @Test(arguments: Windows.all, [false, true])
  func theSidesTurnWithTheirPlace(_ size: CGSize, byAnEffect isEffect: Bool) {
    let tester =
      isEffect ? ViewTester(EffectFlowView(), size: size) : ViewTester(CoverFlowView(), size: size)
    tester.settle()
    var checked = 0
    let check = { (tester: ViewTester) in
      let offset = tester.scrollOffset.x
      for side in Turned.all("Side ", in: tester) {
        let minX = CGFloat(side.number - 1) * 200 - offset
        guard abs(minX / 8) < 80 else { continue }
        // The effect turns all of the square, the reader what is in it: the text with its padding.
        let turn = side.turn(side: isEffect ? 200 : side.size.width + 32)
        #expect(near(turn, -minX / 8, 0.05), "side \(side.number) at \(minX)")
        checked += 1
      }
    }
    check(tester)
    tester.onFrame = check
    let place = CGPoint(x: size.width * 0.8, y: size.height / 2)
    for way in [-150.0, -90, 200] {
      tester.flick(from: place, by: CGVector(dx: CGFloat(way), dy: 0), over: 0.06)
      tester.settle()
      let offset = tester.scrollOffset.x
      if isEffect { #expect(near(offset, (offset / 200).rounded() * 200, 0.5)) }
    }
    #expect(checked > 200)
  }

  @Test(arguments: Windows.all)
  func eachIsBehindItsTab(_ size: CGSize) {
    let tester = ViewTester(ContentView(), size: size)
    tester.settle()
    for (tab, text) in [
      ("Reader", "Side 1"), ("Helix", "Step 4"), ("Effect", "Side 2"), ("Reader", "Side 2"),
    ] {
      #expect(tester.tap(tab))
      tester.settle()
      #expect(tester.painted(text) != nil, "\(tab)")
    }
    #expect(tester.warnings.isEmpty)
  }
}
