import SwiftUI
import Testing
import ViewTreeTesting

/// The mouse over views, and gestures that come and go.
@MainActor struct HoverTests {
  @Test func viewsLearnThatTheMouseIsOverThem() {
    var outer: [Bool] = []
    var inner: [Bool] = []
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 50).onHover { inner.append($0) }
      Color.blue.frame(width: 100, height: 50)
    }
    .onHover { outer.append($0) }
    let tester = ViewTester(view, size: CGSize(width: 100, height: 100))
    tester.settle()
    tester.hover(at: CGPoint(x: 50, y: 20))
    tester.hover(at: CGPoint(x: 60, y: 20))
    tester.hover(at: CGPoint(x: 50, y: 80))
    #expect(inner == [true, false])
    #expect(outer == [true])
    tester.hover(at: nil)
    #expect(outer == [true, false])
  }

  @Test func whatCoversAViewTakesTheMouseFromIt() {
    var seen: [Bool] = []
    let view = ZStack {
      Color.red.onHover { seen.append($0) }
      Color.blue.frame(width: 50, height: 50)
    }
    let tester = ViewTester(view, size: CGSize(width: 100, height: 100))
    tester.settle()
    tester.hover(at: CGPoint(x: 50, y: 50))
    #expect(seen == [])
    tester.hover(at: CGPoint(x: 5, y: 5))
    tester.hover(at: CGPoint(x: 50, y: 50))
    #expect(seen == [true, false])
  }

  @Test func placesOfTheMouseAreInTheSpaceAskedFor() {
    var places: [HoverPhase] = []
    let view = Color.red.frame(width: 40, height: 40)
      .onContinuousHover(coordinateSpace: .local) { places.append($0) }
    let tester = ViewTester(view, size: CGSize(width: 100, height: 100))
    tester.settle()
    tester.hover(at: CGPoint(x: 35, y: 40))
    tester.hover(at: CGPoint(x: 5, y: 5))
    #expect(places == [.active(CGPoint(x: 5, y: 10)), .ended])
  }

  @Test func aViewThatGoesIsToldThatTheMouseLeft() {
    struct Going: View {
      @State private var isThere = true
      let told: (Bool) -> Void
      var body: some View {
        VStack {
          if isThere { Color.red.frame(height: 50).onHover(perform: told) }
          Button("Go") { isThere = false }
        }
      }
    }
    var seen: [Bool] = []
    let tester = ViewTester(Going { seen.append($0) }, size: CGSize(width: 100, height: 200))
    tester.settle()
    let box = tester.tree.flattened.first { $0.type == "Color" }?.frame.rect ?? .zero
    tester.hover(at: CGPoint(x: box.midX, y: box.midY))
    tester.tap("Go")
    tester.settle()
    #expect(seen == [true, false])
  }

  @Test func aGestureMayBeMissing() {
    struct Knob: View {
      @State private var isOn = true
      @State private var way = 0
      var body: some View {
        VStack {
          Color.red.frame(height: 100)
            .gesture(
              isOn ? DragGesture(minimumDistance: 0).onChanged { way = Int($0.translation.width) } : nil)
          Text("way \(way)")
          Button("Switch") { isOn.toggle() }
        }
      }
    }
    let tester = ViewTester(Knob(), size: CGSize(width: 200, height: 300))
    tester.settle()
    func way() -> String? { tester.tree.flattened.compactMap(\.text).first { $0.hasPrefix("way") } }
    let red = tester.tree.flattened.first { $0.type == "Color" }?.frame.rect ?? .zero
    let start = CGPoint(x: 20, y: red.midY)
    tester.drag(from: start, by: CGVector(dx: 40, dy: 0))
    tester.settle()
    #expect(way() == "way 40")
    tester.tap("Switch")
    tester.settle()
    tester.drag(from: start, by: CGVector(dx: 90, dy: 0))
    tester.settle()
    #expect(way() == "way 40")
    tester.tap("Switch")
    tester.settle()
    tester.drag(from: start, by: CGVector(dx: 60, dy: 0))
    tester.settle()
    #expect(way() == "way 60")
  }
}
