import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct LostViewTests {
  @Observable final class Switch { var isOn = true }

  private struct Page: View {
    let model: Switch
    var body: some View {
      VStack {
        if model.isOn {
          ScrollView { ForEach(0..<40) { Text("Line \($0)").frame(height: 40) } }
            .padding(1)
            .accessibilityIdentifier("lines")
        }
      }
    }
  }

  @Test func aFingerOnAScrollViewThatGoesDoesNothingMore() {
    let model = Switch()
    let tester = ViewTester(Page(model: model))
    tester.settle()
    tester.press(CGPoint(x: 195, y: 500))
    tester.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    model.isOn = false
    tester.advance(by: 0.1)
    tester.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    tester.release()
    tester.settle()
    #expect(tester.frame(of: "lines") == nil)
    #expect(tester.host.isInputIdle)
    model.isOn = true
    tester.settle()
    #expect(tester.value(of: "lines") == "0.0,0.0")
  }
}
