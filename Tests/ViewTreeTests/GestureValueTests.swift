import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// What gestures tell of the finger, and the settings that they keep.
@MainActor struct GestureValueTests {
  private let size = CGSize(width: 200, height: 200)

  @Test func aDragTellsWhereItBeganIsAndWillEnd() throws {
    var values: [DragGesture.Value] = []
    let tester = ViewTester(
      Color.red.gesture(
        DragGesture(minimumDistance: 10, coordinateSpace: .local).onChanged { values.append($0) }),
      size: size)
    tester.press(CGPoint(x: 50, y: 100))
    tester.move(to: CGPoint(x: 110, y: 100), over: 0.1)
    let last = try #require(values.last)
    #expect(last.startLocation == CGPoint(x: 50, y: 100) && last.location == CGPoint(x: 110, y: 100))
    // It is moving to the right, and goes on to do so.
    #expect(last.predictedEndLocation.x > 120 && abs(last.predictedEndLocation.y - 100) < 1)
    #expect(abs(last.predictedEndTranslation.width - (last.predictedEndLocation.x - 50)) < 0.01)
    tester.release()
  }

  @Test func aDragInItsSpace() throws {
    let gesture = DragGesture(coordinateSpace: .global)
    #expect(gesture.coordinateSpace == .global && DragGesture().coordinateSpace == .local)
    var places: [CGPoint] = []
    let tester = ViewTester(
      Color.red.padding(20)
        .overlay { Color.blue.padding(50).gesture(gesture.onChanged { places.append($0.startLocation) }) },
      size: size)
    tester.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 40, dy: 0))
    #expect(places.first == CGPoint(x: 100, y: 100))
  }

  @Test func aTapTellsWhere() {
    let gesture = SpatialTapGesture(count: 2, coordinateSpace: .global)
    #expect(gesture.count == 2 && gesture.coordinateSpace == .global)
    var places: [CGPoint] = []
    let tester = ViewTester(
      Color.red.padding(40).gesture(gesture.onEnded { places.append($0.location) }), size: size)
    tester.tap(CGPoint(x: 100, y: 90))
    #expect(places.isEmpty)
    tester.tap(CGPoint(x: 100, y: 90))
    tester.settle()
    #expect(places == [CGPoint(x: 100, y: 90)])
  }

  @Test func tapsOfAPlaceInASpace() {
    var places: [CGPoint] = []
    func tapped<V: View>(_ view: V) -> [CGPoint] {
      places = []
      let tester = ViewTester(view, size: size)
      tester.tap(CGPoint(x: 100, y: 90))
      tester.settle()
      return places
    }
    let local = Color.red.onTapGesture(coordinateSpace: .local) { places.append($0) }
    #expect(tapped(local.padding(40)) == [CGPoint(x: 60, y: 50)])
    let global = Color.red.onTapGesture(count: 1, coordinateSpace: .global) { places.append($0) }
    #expect(tapped(global.padding(40)) == [CGPoint(x: 100, y: 90)])
  }

  @Test func twoFingersTellWhereTheyBegan() throws {
    var values: [MagnifyGesture.Value] = []
    let gesture = MagnifyGesture(minimumScaleDelta: 0.1)
    #expect(
      gesture.minimumScaleDelta == 0.1
        && MagnificationGesture(minimumScaleDelta: 0.2).minimumScaleDelta == 0.2)
    let tester = ViewTester(Color.red.gesture(gesture.onChanged { values.append($0) }), size: size)
    tester.press(CGPoint(x: 80, y: 100), finger: 1)
    tester.press(CGPoint(x: 120, y: 100), finger: 2)
    tester.move(to: CGPoint(x: 160, y: 100), over: 0.2, finger: 2)
    let (first, last) = try (#require(values.first), #require(values.last))
    #expect(last.magnification > 1.5 && last.startLocation == first.startLocation)
    #expect(abs(last.startLocation.y - 100) < 1 && last.time >= first.time)
  }

  @Test func twoFingersTellHowFastTheyTurn() throws {
    var values: [RotateGesture.Value] = []
    let gesture = RotateGesture(minimumAngleDelta: .degrees(5))
    #expect(gesture.minimumAngleDelta == .degrees(5))
    #expect(RotationGesture(minimumAngleDelta: .degrees(6)).minimumAngleDelta == .degrees(6))
    let tester = ViewTester(Color.red.gesture(gesture.onChanged { values.append($0) }), size: size)
    tester.press(CGPoint(x: 100, y: 100), finger: 1)
    tester.press(CGPoint(x: 160, y: 100), finger: 2)
    tester.move(to: CGPoint(x: 150, y: 140), over: 0.2, finger: 2)
    let (first, last) = try (#require(values.first), #require(values.last))
    #expect(last.rotation > first.rotation && last.velocity > .zero && last.time >= first.time)
  }

  @Test func aLongPressKeepsItsSettings() {
    let gesture = LongPressGesture(minimumDuration: 0.7, maximumDistance: 12)
    #expect(gesture.minimumDuration == 0.7 && gesture.maximumDistance == 12)
  }

  @Test func aMaskOfNothingEndsGestures() {
    var taps = 0
    let tester = ViewTester(
      Color.red.gesture(TapGesture().onEnded { taps += 1 }).gesture(
        TapGesture().onEnded { taps += 10 }, including: .none),
      size: size)
    tester.tap(CGPoint(x: 100, y: 100))
    tester.settle()
    #expect(taps == 0)
  }

  private struct Held: View {
    @GestureState private var plain = 0
    @GestureState(initialValue: 1) private var initial
    @GestureState(wrappedValue: 2, reset: { _, _ in }) private var told
    @GestureState(initialValue: 3, reset: { _, _ in }) private var initialTold
    @GestureState(wrappedValue: 4, resetTransaction: Transaction(animation: nil)) private var changed
    @GestureState(initialValue: 5, resetTransaction: Transaction(animation: nil)) private var initialChanged
    @GestureState(resetTransaction: Transaction()) private var none: Int?

    var body: some View {
      let numbers = [plain, initial, told, initialTold, changed, initialChanged, none ?? -1]
      Text(numbers.map(String.init).joined(separator: " "))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .gesture(
          DragGesture()
            .updating($plain) { _, state, _ in state = 10 }.updating($initial) { _, state, _ in state = 11 }
            .updating($told) { _, state, _ in state = 12 }.updating($initialTold) { _, state, _ in state = 13
            }
            .updating($changed) { _, state, _ in state = 14 }
            .updating($initialChanged) { _, state, _ in state = 15 }
            .updating($none) { _, state, _ in state = 16 })
    }
  }

  @Test func statesOfGesturesReturnToTheirFirstValues() {
    let tester = ViewTester(Held(), size: size)
    func text() -> String? { tester.tree.flattened.compactMap(\.text).first }
    #expect(text() == "0 1 2 3 4 5 -1")
    tester.press(CGPoint(x: 50, y: 100))
    tester.move(by: CGVector(dx: 60, dy: 0), over: 0.2)
    #expect(text() == "10 11 12 13 14 15 16")
    tester.release()
    tester.settle()
    #expect(text() == "0 1 2 3 4 5 -1")
  }
}
