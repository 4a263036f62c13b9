import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Forms of gestures, anchors, animations and layouts that say the same as others.
@MainActor struct SpelledGestureTests {
  private let size = CGSize(width: 200, height: 200)

  private func tester<V: View>(_ view: V) -> ViewTester {
    let tester = ViewTester(view, size: size)
    tester.settle()
    return tester
  }

  // MARK: Anchors

  private struct PointKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = nextValue() ?? value
    }
  }

  @Test(arguments: [
    (Anchor<CGPoint>.Source.topLeading, CGPoint(x: 50, y: 70)), (.top, CGPoint(x: 100, y: 70)),
    (.topTrailing, CGPoint(x: 150, y: 70)), (.leading, CGPoint(x: 50, y: 100)),
    (.center, CGPoint(x: 100, y: 100)),
    (.trailing, CGPoint(x: 150, y: 100)), (.bottomLeading, CGPoint(x: 50, y: 130)),
    (.bottom, CGPoint(x: 100, y: 130)), (.bottomTrailing, CGPoint(x: 150, y: 130)),
    (.point(CGPoint(x: 10, y: 20)), CGPoint(x: 60, y: 90)),
    (.unitPoint(UnitPoint(x: 0.25, y: 0.5)), CGPoint(x: 75, y: 100)),
  ])
  func anAnchorIsAPlaceOfItsView(_ source: Anchor<CGPoint>.Source, _ point: CGPoint) {
    var found: CGPoint?
    _ = tester(
      Color.red.frame(width: 100, height: 60).anchorPreference(key: PointKey.self, value: source) { $0 }
        .frame(width: 200, height: 200)
        .overlayPreferenceValue(PointKey.self) { anchor in
          GeometryReader { proxy in
            let _ = found = anchor.map { proxy[$0] }
            Color.clear
          }
        })
    #expect(found == point)
  }

  // MARK: Gestures

  @Test func dragsInASpaceOfEachForm() throws {
    func start(_ gesture: DragGesture) -> CGPoint? {
      var point: CGPoint?
      let tester = tester(
        Color.red.padding(20).gesture(gesture.onChanged { point = point ?? $0.startLocation })
          .padding(10).coordinateSpace(.named("space")))
      tester.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 40, dy: 0))
      return point
    }
    #expect(start(DragGesture(minimumDistance: 5, coordinateSpace: .local)) == CGPoint(x: 90, y: 90))
    #expect(
      start(DragGesture(minimumDistance: 5, coordinateSpace: .named("space"))) == CGPoint(x: 100, y: 100))
    #expect(
      start(DragGesture(minimumDistance: 5, coordinateSpace: CoordinateSpace.global))
        == CGPoint(x: 100, y: 100))
    #expect(DragGesture(minimumDistance: 7, coordinateSpace: CoordinateSpace.local).minimumDistance == 7)
  }

  @Test func tapsInASpaceOfEachForm() {
    var places: [CGPoint] = []
    func tapped<V: View>(_ view: V) -> CGPoint? {
      places = []
      let tester = tester(view.padding(20))
      tester.tap(CGPoint(x: 100, y: 90))
      tester.settle()
      return places.first
    }
    let inner = CGPoint(x: 80, y: 70)
    #expect(
      tapped(
        Color.red.gesture(
          SpatialTapGesture(coordinateSpace: CoordinateSpace.local).onEnded { places.append($0.location) }))
        == inner)
    #expect(
      tapped(
        Color.red.gesture(SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) }))
        == CGPoint(x: 100, y: 90))
    #expect(
      tapped(Color.red.onTapGesture(coordinateSpace: CoordinateSpace.local) { places.append($0) }) == inner)
    #expect(
      tapped(Color.red.onTapGesture(coordinateSpace: .global) { places.append($0) }) == CGPoint(x: 100, y: 90)
    )
  }

  @Test func aLongPressTellsThatAFingerIsDown() {
    var log: [String] = []
    let view = Color.red.onLongPressGesture(minimumDuration: 0.3, maximumDistance: 20) {
      log.append($0 ? "down" : "up")
    } perform: {
      log.append("long")
    }
    let other = Color.red.onLongPressGesture(
      minimumDuration: 0.3, maximumDistance: 20, pressing: { log.append($0 ? "down" : "up") },
      perform: { log.append("long") })
    for tester in [tester(view), tester(other)] {
      log = []
      tester.press(CGPoint(x: 100, y: 100))
      tester.advance(by: 0.5)
      tester.release()
      tester.settle()
      #expect(log.first == "down" && log.contains("long") && log.filter { $0 == "up" }.count == 1)
    }
  }

  @Test func theMouseIsFollowedInASpaceOfEachForm() {
    var places: [CGPoint] = []
    func hovered<V: View>(_ view: V) -> CGPoint? {
      places = []
      let tester = tester(view.padding(20))
      tester.hover(at: CGPoint(x: 60, y: 70))
      tester.advance(by: 0.1)
      return places.last
    }
    func note(_ phase: HoverPhase) { if case .active(let point) = phase { places.append(point) } }
    #expect(
      hovered(Color.red.onContinuousHover(coordinateSpace: CoordinateSpace.local) { note($0) })
        == CGPoint(x: 40, y: 50))
    #expect(
      hovered(Color.red.onContinuousHover(coordinateSpace: .global) { note($0) }) == CGPoint(x: 60, y: 70))
  }

  @Test func geometryIsReportedInEachForm() {
    var widths: [[CGFloat]] = []
    let view = Color.red.padding(20).onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: { old, new in
      widths.append([old, new])
    }
    let tester = tester(view)
    tester.resize(to: CGSize(width: 150, height: 200))
    tester.settle()
    #expect(widths == [[200, 200], [200, 150]] || widths == [[200, 150]])
    var news: [CGFloat] = []
    let other = ViewTester(
      Color.red.onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { news.append($0) }),
      size: size)
    other.settle()
    other.resize(to: CGSize(width: 150, height: 200))
    other.settle()
    #expect(news == [200, 150])
  }

  // MARK: Transitions

  private struct Page: View {
    @State var isShown = true
    let transition: AnyTransition
    var body: some View {
      VStack {
        Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Text("square").transition(transition) }
        Spacer()
      }
    }
  }

  /// How far the text has moved from its place, half a second after it began to leave.
  private func shift(_ transition: AnyTransition) -> CGVector? {
    let tester = tester(Page(transition: transition))
    guard let start = tester.frame(of: "square"),
      let text = tester.paintedTexts.first(where: { $0.string == "square" })
    else { return nil }
    tester.tap("toggle")
    tester.advance(by: 0.25)
    guard let later = tester.paintedTexts.first(where: { $0.string == "square" }) else { return nil }
    _ = start
    return CGVector(dx: later.frame.midX - text.frame.midX, dy: later.frame.midY - text.frame.midY)
  }

  @Test func transitionsOfDistancesAndTypes() throws {
    let size = try #require(shift(.offset(CGSize(width: 80, height: 40))))
    #expect(size.dx > 10 && abs(size.dx - 2 * size.dy) < 1)
    let numbers = try #require(shift(.offset(x: 80, y: 40)))
    #expect(abs(numbers.dx - size.dx) < 0.5 && abs(numbers.dy - size.dy) < 0.5)
    let type = try #require(shift(AnyTransition(OffsetTransition(CGSize(width: 80, height: 40)))))
    #expect(abs(type.dx - size.dx) < 0.5)
    // One that is quicker has gone further.
    let quick = shift(.offset(CGSize(width: 80, height: 40)).animation(.linear(duration: 0.5)))
    #expect((quick?.dx ?? 80) > size.dx * 1.5)
    #expect(OffsetTransition(CGSize(width: 1, height: 2)).offset == CGSize(width: 1, height: 2))
    #expect(MoveTransition(edge: .top).edge == .top && PushTransition(edge: .leading).edge == .leading)
    let scale = ScaleTransition(0.5, anchor: .top)
    #expect(scale.scale == 0.5 && scale.anchor == .top)
    let pair = AsymmetricTransition(insertion: MoveTransition(edge: .top), removal: OpacityTransition())
    #expect(pair.insertion.edge == .top && String(describing: pair.removal).contains("Opacity"))
  }

  @Test func changesOfValuesInOldAndNewForms() {
    struct Counter: View {
      @State private var count = 0
      let log: (String) -> Void
      var body: some View {
        Button("add") { count += 1 }
          .onChange(of: count, perform: { log("old form \($0)") })
          .onChange(of: count) { log("without") }
          .onChange(of: count, initial: true) { log("from \($0) to \($1)") }
      }
    }
    var log: [String] = []
    let tester = tester(Counter { log.append($0) })
    #expect(log == ["from 0 to 0"])
    tester.tap("add")
    tester.settle()
    #expect(Set(log.dropFirst()) == ["old form 1", "without", "from 0 to 1"])
  }

  @Test func tasksOfAPriorityRunAgainForAnotherValue() async {
    struct Worker: View {
      let id: Int
      let log: (Int) -> Void
      var body: some View {
        Color.red.task(id: id, priority: .high) { log(id) }
      }
    }
    struct Owner: View {
      @State private var id = 1
      let log: (Int) -> Void
      var body: some View {
        VStack {
          Button("next") { id += 1 }
          Worker(id: id, log: log)
        }
      }
    }
    var log: [Int] = []
    let tester = tester(Owner { log.append($0) })
    _ = await tester.wait { log == [1] }
    tester.tap("next")
    _ = await tester.wait { log == [1, 2] }
    #expect(log == [1, 2])
  }

  @Test func animatorsOfPhasesAndKeyframesInEachForm() {
    struct Phases: View {
      @State private var taps = 0
      var body: some View {
        VStack {
          Button("go") { taps += 1 }
          PhaseAnimator([1.0, 0.5], trigger: taps) { phase in
            Text("phase").opacity(phase)
          } animation: { _ in
            .linear(duration: 0.5)
          }
        }
      }
    }
    let phases = tester(Phases())
    phases.tap("go")
    phases.advance(by: 0.25)
    let opacity = phases.paintedTexts.first { $0.string == "phase" }?.opacity ?? 1
    #expect(opacity < 0.95 && opacity > 0.5)
    phases.settle()
    let frames = tester(
      Text("frame").keyframeAnimator(initialValue: 1.0, repeating: true) { content, value in
        content.opacity(value)
      } keyframes: { _ in
        LinearKeyframe(0, duration: 1)
        LinearKeyframe(1, duration: 1)
      })
    frames.advance(by: 0.5)
    #expect(frames.paintedTexts.contains { $0.string == "frame" && $0.opacity < 0.98 })
  }
}
