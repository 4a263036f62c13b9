import SwiftUI
import Testing
import ViewTreeTesting

/// When the row of a list that is drawn aside closes, and who knows that it is.
@MainActor struct OpenRowTests {
  private func middle(_ tester: ViewTester, _ name: String) throws -> CGFloat {
    try #require(tester.frame(of: name)).midY
  }

  /// Draws a row to the left, from where its actions lie behind it.
  private func draw(_ tester: ViewTester, _ name: String) throws {
    tester.drag(from: CGPoint(x: 350, y: try middle(tester, name)), by: CGVector(dx: -100, dy: 0))
    tester.settle()
  }

  private struct Pressed: View {
    let log: (String) -> Void
    private struct Style: ButtonStyle {
      let log: (String) -> Void
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onChange(of: configuration.isPressed) { log("pressed") }
      }
    }
    var body: some View {
      List(0..<30) { number in
        Button("row \(number)") { log("row \(number)") }
          .buttonStyle(Style(log: log))
          .contextMenu { Button("Menu") {} }
          .swipeActions { Button("Flag") {} }
      }
      .listStyle(.plain)
    }
  }

  @Test(arguments: [PointerEvent.Kind.touch, .mouse])
  func anOpenRowClosesUnderTheFirstTouchOfAnythingElseWhichDoesNothingMore(_ kind: PointerEvent.Kind) throws {
    // A tap, a press that lasts, one that strays.
    for (hold, distance) in [(0.05, CGFloat(0)), (1.5, 0), (0.3, 14)] {
      var log: [String] = []
      let tester = ViewTester(Pressed { log.append($0) })
      tester.settle()
      try draw(tester, "row 1")
      log = []
      #expect(tester.shownActions == ["Flag"])
      tester.press(CGPoint(x: 30, y: try middle(tester, "row 4")), kind: kind)
      // It moves from the next frame on, whatever the pointer does.
      tester.advance(by: 0.1)
      let before = tester.paintedTexts.first { $0.string == "Flag" }?.frame.minX
      tester.advance(by: 0.05)
      #expect(try #require(tester.paintedTexts.first { $0.string == "Flag" }?.frame.minX) > #require(before))
      if distance > 0 { tester.move(by: CGVector(dx: distance, dy: 0), over: 0.1) }
      tester.advance(by: hold)
      if hold > 1 { #expect(tester.shownActions == []) }
      tester.release()
      tester.settle()
      #expect(tester.shownActions == [] && log == [] && !tester.has("Menu"), "\(kind) \(hold) \(distance)")
      #expect(tester.host.isInputIdle)
      // The next one does.
      tester.tap(CGPoint(x: 30, y: try middle(tester, "row 4")))
      tester.settle()
      #expect(log.contains("row 4"))
    }
  }

  private struct Surrounded: View {
    let log: (String) -> Void
    var body: some View {
      TabView {
        NavigationStack {
          VStack(spacing: 0) {
            Button("chip") { log("chip") }.frame(height: 50)
            Color.clear.frame(height: 50)
            List(0..<30) { number in
              Text("row \(number)").swipeActions { Button("Flag") {} }
            }
            .listStyle(.plain)
          }
          .navigationTitle("Rows")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("bar") { log("bar") } }
        }
        .tabItem { Label("tab", systemImage: "star") }
      }
    }
  }

  @Test(arguments: ["chip", "bar", "tab", "Rows", "ground"])
  func anOpenRowClosesUnderAPressOutsideOfItsListWhichActs(_ what: String) throws {
    for isSecondary in [false, true] {
      var log: [String] = []
      let tester = ViewTester(Surrounded { log.append($0) })
      tester.settle()
      try draw(tester, "row 1")
      #expect(tester.shownActions == ["Flag"])
      let chip = try #require(tester.frame(of: "chip"))
      let place =
        what == "ground"
        ? CGPoint(x: 300, y: chip.midY + 50)
        : try #require(tester.paintedTexts.last { $0.string == what }).frame.middle
      if isSecondary {
        let press = PointerEvent(
          id: 7, kind: .mouse, phase: .began, location: place, time: tester.now, button: 1)
        tester.host.send(.pointer(press))
      } else {
        tester.press(place)
      }
      tester.advance(by: 0.8)
      let shown = tester.shownActions
      #expect(shown == [], "\(what)")
      if !isSecondary { tester.release() }
      tester.settle()
      #expect(log == (!isSecondary && ["chip", "bar"].contains(what) ? [what] : []), "\(what)")
      #expect(tester.host.isInputIdle)
    }
  }

  @Test func aSecondFingerElsewhereLetsARowBeDragged() throws {
    let tester = ViewTester(Surrounded { _ in })
    tester.settle()
    let y = try middle(tester, "row 1")
    tester.press(CGPoint(x: 350, y: y), finger: 1)
    tester.move(by: CGVector(dx: -90, dy: 0), over: 0.2, finger: 1)
    tester.press(CGPoint(x: 300, y: try #require(tester.frame(of: "chip")).midY + 50), finger: 2)
    tester.advance(by: 0.1)
    tester.release(finger: 2)
    tester.release(finger: 1)
    tester.settle()
    #expect(tester.shownActions == ["Flag"])
  }

  private struct Rows: View {
    let count: Int
    let direction: LayoutDirection
    var body: some View {
      List(0..<count, id: \.self) { number in
        Text("row \(number)").swipeActions { Button("Flag") {} }
      }
      .listStyle(.plain)
      .environment(\.layoutDirection, direction)
    }
  }

  @Test(arguments: [3, 30], [LayoutDirection.leftToRight, .rightToLeft])
  func oneRowIsSwipedByFingersAtOnceAndATouchElsewhereClosesIt(_ count: Int, _ direction: LayoutDirection)
    throws
  {
    for firstMovesFirst in [true, false] {
      let tester = ViewTester(Rows(count: count, direction: direction))
      tester.settle()
      let (x, way): (CGFloat, CGFloat) = direction == .leftToRight ? (350, -1) : (40, 1)
      let (first, second) = (try middle(tester, "row 0"), try middle(tester, "row 1"))
      tester.press(CGPoint(x: x, y: first), finger: 1)
      if firstMovesFirst { tester.move(by: CGVector(dx: 30 * way, dy: 0), over: 0.1, finger: 1) }
      tester.press(CGPoint(x: x, y: second), finger: 2)
      for _ in 0..<10 {
        tester.move(by: CGVector(dx: 9 * way, dy: 0), over: 0.02, finger: 1)
        tester.move(by: CGVector(dx: 9 * way, dy: 0), over: 0.02, finger: 2)
        #expect(tester.shownActions.count <= 1)
      }
      tester.release(finger: 2)
      #expect(tester.shownActions.count <= 1)
      tester.release(finger: 1)
      tester.settle()
      if firstMovesFirst { #expect(tester.shownActions == ["Flag"]) }
      tester.tap(CGPoint(x: 390 - x, y: try middle(tester, "row 2")))
      tester.settle()
      #expect(tester.shownActions == [])
      #expect(tester.host.isInputIdle)
    }
  }

  @Test func aDragThatClosesARowScrollsTheList() throws {
    let tester = ViewTester(Pressed { _ in })
    tester.settle()
    try draw(tester, "row 1")
    let before = try middle(tester, "row 5")
    tester.press(CGPoint(x: 100, y: before))
    tester.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    tester.advance(by: 0.5)
    #expect(tester.shownActions == [])
    #expect(try abs(middle(tester, "row 5") - (before - 50)) < 1, "but for the slop")
    tester.release()
  }

  @Test func aProgramIsToldWhileActionsShow() throws {
    var told: [Bool] = []
    let list = List(0..<30) { number in
      Text("row \(number)")
        .swipeActions { Button("Flag") {} }
        .swipeActions(edge: .leading) { Button("Read") {} }
    }
    let tester = ViewTester(list._onSwipeActions { told.append($0) })
    tester.settle()
    // Scrolled and tapped nothing shows.
    tester.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -100))
    tester.settle()
    tester.tap("row 5")
    tester.settle()
    #expect(told == [])
    try draw(tester, "row 5")
    #expect(told == [true])
    // One closes while the other one opens.
    try draw(tester, "row 7")
    #expect(told == [true])
    tester.tap("row 10")
    tester.settle()
    #expect(told == [true, false])
    // So little that it goes back, to either side.
    for distance in [-20, 20] {
      tester.drag(
        from: CGPoint(x: 200, y: try middle(tester, "row 5")), by: CGVector(dx: CGFloat(distance), dy: 0))
      tester.settle()
    }
    #expect(told == [true, false, true, false, true, false])
    // Drawn to the other edge: the action is done, and the row goes back.
    tester.drag(from: CGPoint(x: 350, y: try middle(tester, "row 5")), by: CGVector(dx: -330, dy: 0))
    tester.settle()
    #expect(told == [true, false, true, false, true, false, true, false])
  }

  @Test(arguments: [PointerEvent.Kind.touch, .mouse])
  func aTapOnTheOpenRowItselfClosesItAndDoesNothingElse(_ kind: PointerEvent.Kind) throws {
    var log: [String] = []
    let tester = ViewTester(Pressed { log.append($0) })
    tester.settle()
    try draw(tester, "row 1")
    log = []
    for x in [CGFloat(30), 200] {
      tester.press(CGPoint(x: x, y: try middle(tester, "row 1")), kind: kind)
      tester.advance(by: 0.1)
      tester.release()
      tester.settle()
      #expect(tester.shownActions == [] && log == [])
      try draw(tester, "row 1")
      log = []
      #expect(tester.shownActions == ["Flag"])
    }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension ViewTester {
  /// The titles of the rows' actions that show: those behind closed rows are not painted.
  var shownActions: [String] {
    paintedTexts.map(\.string).filter { ["Flag", "Read", "Delete"].contains($0) }
  }
}
