import SwiftUI
import Testing
import ViewTreeTesting

/// When a press shows, in every frame. The id is that of the project's sentences on motion.
struct PressTests {
  @MainActor private final class Log {
    var taps: [String] = []
  }

  private struct Style: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .frame(maxWidth: .infinity, minHeight: 60)
        .background(configuration.isPressed ? Color.red : Color.green)
    }
  }

  /// Rows that are buttons with a look of their own, and rows that are lit by the list.
  private struct Rows: View {
    let log: Log
    var isPlain = false

    var body: some View {
      List(0..<40, id: \.self) { index in
        if isPlain {
          Button("row \(index)") { log.taps.append("\(index)") }
        } else {
          Button("row \(index)") { log.taps.append("\(index)") }
            .buttonStyle(Style())
            .listRowInsets(EdgeInsets())
        }
      }
      .listStyle(.plain)
      .accessibilityIdentifier("list")
    }
  }

  private struct Choice: View {
    @State private var chosen: Int?
    var body: some View {
      List(0..<40, id: \.self, selection: $chosen) { Text("row \($0)") }
        .listStyle(.plain)
        .navigationTitle(chosen.map { "\($0)" } ?? "none")
    }
  }

  /// How many rows are painted as pressed: red, or the grey of lists.
  @MainActor private static func pressed(_ tester: ViewTester) -> Int {
    tester.displayList.items.filter { item in
      guard case .fill(let path, .color(let color), _) = item.content else { return false }
      let isRow = path.boundingRect.height >= 40 && path.boundingRect.height < 100
      return isRow && (color.isNear(.red) || color.isNear(Color(.systemGray4)))
    }.count
  }

  enum Kind: CaseIterable { case styled, plain, selected }

  @MainActor private static func tester(_ kind: Kind, _ log: Log = Log()) -> ViewTester {
    let tester: ViewTester
    switch kind {
    case .styled: tester = ViewTester(Rows(log: log))
    case .plain: tester = ViewTester(Rows(log: log, isPlain: true))
    case .selected: tester = ViewTester(Choice())
    }
    tester.settle()
    return tester
  }

  private let point = CGPoint(x: 195, y: 330)

  @Test(arguments: Kind.allCases)
  func m09_aFingersPressShowsOnceItHasRested(_ kind: Kind) {
    let tester = Self.tester(kind)
    tester.press(point)
    tester.advance(by: 0.09)
    #expect(Self.pressed(tester) == 0)
    tester.advance(by: 0.03)
    #expect(Self.pressed(tester) == 1)
    tester.cancel()
    tester.settle()
    #expect(Self.pressed(tester) == 0)
  }

  @Test(arguments: [Kind.styled, .plain])
  func m09_liftedBeforeItShowsAtOnceAndForAWhile(_ kind: Kind) {
    let log = Log()
    let tester = Self.tester(kind, log)
    tester.press(point)
    tester.advance(by: 0.05)
    #expect(Self.pressed(tester) == 0)
    tester.release()
    tester.advance(by: 1.0 / 60)
    #expect(Self.pressed(tester) == 1 && log.taps.count == 1)
    tester.advance(by: 0.07)
    #expect(Self.pressed(tester) == 1)
    tester.advance(by: 0.03)
    #expect(Self.pressed(tester) == 0 && log.taps.count == 1)
  }

  @Test(arguments: Kind.allCases)
  func m09_aTouchThatScrollsShowsNone(_ kind: Kind) {
    // From a hard flick to a slow drag.
    for seconds in [0.05, 0.3, 1.5] {
      let log = Log()
      let tester = Self.tester(kind, log)
      let start = tester.frame(of: "row 3")?.minY ?? .nan
      tester.onFrame = { #expect(Self.pressed($0) == 0) }
      tester.flick(from: point, by: CGVector(dx: 0, dy: -100), over: seconds)
      tester.settle()
      #expect(log.taps.isEmpty && (tester.frame(of: "row 3")?.minY ?? -.infinity) < start)
    }
  }

  @Test(arguments: Kind.allCases)
  func m09_aMousesPressShowsAtOnceUntilItScrolls(_ kind: Kind) {
    let log = Log()
    let tester = Self.tester(kind, log)
    tester.press(point, kind: .mouse)
    tester.advance(by: 1.0 / 60)
    #expect(Self.pressed(tester) == 1)
    tester.move(by: CGVector(dx: 0, dy: -20), over: 0.05)
    tester.advance(by: 1.0 / 60)
    #expect(Self.pressed(tester) == 0)
    tester.release()
    tester.settle()
    #expect(log.taps.isEmpty)
  }

  @Test(arguments: Kind.allCases)
  func m09_aSecondFingerLeavesNoRowPressed(_ kind: Kind) {
    let log = Log()
    let tester = Self.tester(kind, log)
    tester.press(point, finger: 1)
    tester.advance(by: 0.02)
    tester.press(CGPoint(x: 195, y: 600), finger: 2)
    tester.advance(by: 0.02)
    tester.onFrame = { #expect(Self.pressed($0) == 0) }
    tester.move(by: CGVector(dx: 0, dy: -100), over: 0.2, finger: 1)
    tester.advance(by: 0.3)
    tester.release(finger: 2)
    tester.advance(by: 0.1)
    tester.release(finger: 1)
    tester.settle()
    #expect(log.taps.isEmpty && tester.host.isInputIdle)
  }

  @Test(arguments: Kind.allCases)
  func m09_aPinchOpensNoRow(_ kind: Kind) {
    for way in [CGVector(dx: 0, dy: 4), CGVector(dx: 60, dy: 0), CGVector(dx: 0, dy: 60)] {
      for first in [1, 2] {
        let log = Log()
        let tester = Self.tester(kind, log)
        tester.onFrame = { #expect(Self.pressed($0) == 0) }
        tester.press(CGPoint(x: 150, y: 330), finger: 1)
        tester.press(CGPoint(x: 250, y: 430), finger: 2)
        tester.advance(by: 0.02)
        for step in 1...10 {
          let k = CGFloat(step) / 10
          tester.move(to: CGPoint(x: 150 - k * way.dx, y: 330 - k * way.dy), finger: 1)
          tester.move(to: CGPoint(x: 250 + k * way.dx, y: 430 + k * way.dy), finger: 2)
          tester.advance(by: 0.02)
        }
        tester.release(finger: first)
        tester.advance(by: 0.02)
        tester.release(finger: 3 - first)
        tester.settle()
        #expect(log.taps.isEmpty && tester.host.isInputIdle)
      }
    }
  }

  @Test func aFingerThatLeavesARowSidewaysDoesNotOpenIt() {
    let log = Log()
    let tester = Self.tester(.styled, log)
    tester.drag(from: point, by: CGVector(dx: 40, dy: 0))
    tester.settle()
    #expect(log.taps.isEmpty)
    // Within the slop it is a tap.
    tester.drag(from: point, by: CGVector(dx: 8, dy: 0))
    tester.settle()
    #expect(log.taps.count == 1)
  }

  @Test func aButtonThatIsNoRowFollowsItsFingerOutAndBack() {
    let log = Log()
    let tester = ViewTester(Button("press") { log.taps.append("") }.buttonStyle(Style()))
    tester.settle()
    tester.press(CGPoint(x: 195, y: 422))
    tester.advance(by: 0.15)
    #expect(Self.pressed(tester) == 1)
    tester.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
    tester.advance(by: 0.02)
    #expect(Self.pressed(tester) == 0)
    tester.move(by: CGVector(dx: 0, dy: -200), over: 0.1)
    tester.advance(by: 0.02)
    #expect(Self.pressed(tester) == 1)
    tester.release()
    tester.settle()
    #expect(Self.pressed(tester) == 0 && log.taps.count == 1)
  }
}
