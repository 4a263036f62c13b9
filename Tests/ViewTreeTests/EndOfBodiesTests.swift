import SwiftUI
import Testing
import ViewTreeTesting

/// What ends a tree of bodies, and what a source has that is no part of the program.
@MainActor struct EndOfBodiesTests {
  @Test func neverIsWhateverAPrimitivesBodyIs() {
    #expect(Never.Value.self == Never.self && Never.TabValue.self == Never.self)
    #expect(Never.Resolved.self == Never.self)
    let value = Never.transferRepresentation
    #expect(String(describing: type(of: value)).contains("Never"))
  }

  @Test func anOptionalGestureIsOneOrNone() {
    #expect(Optional<TapGesture>.Value.self == Void.self)
    var taps = 0
    func tapped(_ isOn: Bool) -> Int {
      taps = 0
      let gesture: (some Gesture)? = isOn ? TapGesture().onEnded { taps += 1 } : nil
      let tester = ViewTester(Color.red.gesture(gesture), size: CGSize(width: 100, height: 100))
      tester.tap(CGPoint(x: 50, y: 50))
      tester.settle()
      return taps
    }
    #expect(tapped(true) == 1 && tapped(false) == 0)
  }

  @Test func aPreviewInAProgramIsNotEvaluated() {
    var evaluations = 0
    func count() -> Text {
      evaluations += 1
      return Text("preview")
    }
    #Preview { count() }
    #Preview("Dark") { count() }
    #Preview("Fixed", traits: .fixedLayout(width: 100, height: 50)) { count() }
    #expect(evaluations == 0)
    _ = count()
    #expect(evaluations == 1)
  }

  @Test func stateOfAPreviewIsState() {
    @Previewable @State var count = 3
    #expect(count == 3 && $count.wrappedValue == 3)
  }
}
