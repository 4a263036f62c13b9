import SwiftUI
import Testing
import ViewTreeTesting

struct RandomFingerTests {
  /// A generator that always begins alike.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 29) ^ state
    }
  }

  private struct Everything: View {
    @State private var names = (0..<30).map { "name \($0)" }
    @State private var isShown = false
    @State private var isAsked = false
    var body: some View {
      TabView {
        NavigationStack {
          List {
            Section("Names") {
              ForEach(names, id: \.self) { name in NavigationLink(name) { page(name) } }
                .onDelete { names.remove(atOffsets: $0) }
            }
          }
          .navigationTitle("All")
          .toolbar {
            EditButton()
            Button("Sheet") { isShown = true }
          }
          .sheet(isPresented: $isShown) {
            List(0..<40, id: \.self) { Text("row \($0)") }.presentationDetents([.medium, .large])
          }
        }
        .tabItem { Text("List") }
        page("second").tabItem { Text("Second") }
      }
    }

    private func page(_ name: String) -> some View {
      VStack {
        Text(name)
        Button("Ask") { isAsked = true }
      }
      .alert("Asked", isPresented: $isAsked) { Button("Fine") {} }
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func whateverFingersDoEverythingComesToRest(seed: UInt64) {
    var dice = Dice(state: seed &* 7919)
    let size = CGSize(width: 390, height: 844)
    let tester = ViewTester(Everything(), size: size)
    tester.settle()
    for _ in 0..<60 {
      let point = CGPoint(
        x: CGFloat.random(in: 0..<390, using: &dice), y: CGFloat.random(in: 0..<844, using: &dice))
      let way = CGVector(
        dx: CGFloat.random(in: -300...300, using: &dice), dy: CGFloat.random(in: -500...500, using: &dice))
      switch Int.random(in: 0..<10, using: &dice) {
      case 0...2: tester.tap(point)
      case 3...4: tester.flick(from: point, by: way, over: 0.1)
      case 5: tester.drag(from: CGPoint(x: 3, y: point.y), by: CGVector(dx: abs(way.dx), dy: 0))
      case 6: tester.drag(from: point, by: CGVector(dx: way.dx, dy: 0), over: 0.1)
      case 7:
        tester.press(point)
        tester.move(by: way, over: 0.1)
        tester.cancel()
      case 8: tester.key([.escape, .tab, .return, .downArrow].randomElement(using: &dice) ?? .tab)
      default: tester.wheel(at: point, dy: way.dy)
      }
      tester.advance(by: Double.random(in: 0...0.3, using: &dice))
    }
    tester.settle()
    #expect(tester.host.isInputIdle)
    #expect(!tester.host.needsFrame)
  }
}
