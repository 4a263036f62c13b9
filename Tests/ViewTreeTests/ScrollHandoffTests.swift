import SwiftUI
import Testing
import ViewTreeTesting

/// A scroll view that shares its drags with a receiver, in a window of 300 x 400 points.
struct ScrollHandoffTests {
  /// Takes up to `room` points upwards and everything downwards.
  final class Receiver: _ScrollHandoffReceiver {
    var room: CGFloat = 100
    var taken: CGFloat = 0
    var log: [String] = []
    var wheelIsTaken = false

    var catchesScrolls: Bool { false }
    var countsSlop: Bool { true }
    func scrollBegan(_ scroll: _ScrollHandle, caught: Bool) { log.append("began") }
    func scrollMoved(by way: CGFloat, _ scroll: _ScrollHandle) -> CGFloat {
      let part = way < 0 ? max(way, -(room + taken)) : way
      taken += part
      return part
    }
    func scrollEnded(velocity: CGFloat, at time: Date, _ scroll: _ScrollHandle) -> _ScrollRelease {
      log.append("ended")
      return .none
    }
    func scrollCancelled(_ scroll: _ScrollHandle) { log.append("cancelled") }
    func wheelTurned(by way: CGFloat, isPrecise: Bool, at time: Date) -> CGFloat {
      log.append("wheel \(Int(way))")
      return wheelIsTaken ? way : 0
    }
    func wheelScrolledContent(until time: Date) { log.append("content") }
  }

  @MainActor static func scene(_ receiver: Receiver) -> ViewTester {
    let tester = ViewTester(
      ScrollView {
        Color.green.frame(width: 300, height: 2000)
      }
      .accessibilityIdentifier("scroll")
      ._scrollHandoff(receiver), size: CGSize(width: 300, height: 400))
    tester.settle()
    return tester
  }

  @Test func upwardsTheReceiverComesFirst() {
    let receiver = Receiver()
    let tester = Self.scene(receiver)
    tester.press(CGPoint(x: 150, y: 350))
    tester.move(by: CGVector(dx: 0, dy: -80), over: 0.1)
    #expect(receiver.taken == -80 && tester.value(of: "scroll") == "0.0,0.0")
    tester.move(by: CGVector(dx: 0, dy: -70), over: 0.1)
    #expect(receiver.taken == -100 && tester.value(of: "scroll") == "0.0,50.0")
    tester.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    #expect(receiver.taken == -90 && tester.value(of: "scroll") == "0.0,0.0")
    tester.release()
    tester.settle()
    #expect(receiver.log == ["began", "ended"])
  }

  @Test func aCancelledDragIsToldOnce() {
    let receiver = Receiver()
    let tester = Self.scene(receiver)
    tester.press(CGPoint(x: 150, y: 350))
    tester.move(by: CGVector(dx: 0, dy: -40), over: 0.1)
    tester.cancel()
    tester.settle()
    #expect(receiver.log == ["began", "cancelled"])
  }

  @Test func aTapTellsNobody() {
    let receiver = Receiver()
    let tester = Self.scene(receiver)
    tester.tap(CGPoint(x: 150, y: 350))
    tester.settle()
    #expect(receiver.log.isEmpty)
  }

  @Test func wheelsAreOfferedBeforeUpAndAfterDown() {
    let receiver = Receiver()
    let tester = Self.scene(receiver)
    receiver.wheelIsTaken = true
    tester.wheel(at: CGPoint(x: 150, y: 200), dy: -30)
    tester.settle()
    #expect(receiver.log == ["wheel -30"] && tester.value(of: "scroll") == "0.0,0.0")
    receiver.wheelIsTaken = false
    receiver.log = []
    tester.wheel(at: CGPoint(x: 150, y: 200), dy: -30)
    tester.settle()
    #expect(receiver.log == ["wheel -30", "content"] && tester.value(of: "scroll") == "0.0,30.0")
    receiver.log = []
    tester.wheel(at: CGPoint(x: 150, y: 200), dy: 50)
    tester.settle()
    #expect(receiver.log == ["content", "wheel 20"])
  }

  @Test func theTimeOfADragIsThatOfTimelines() {
    let times = Times()
    let tester = ViewTester(
      TimelineView(.animation) { timeline in
        Color.red
          .gesture(DragGesture().onChanged { times.drag = $0.time })
          .onChange(of: timeline.date, initial: true) { times.frame = $1 }
      }, size: CGSize(width: 300, height: 400))
    tester.host.clockOrigin = Date(timeIntervalSinceReferenceDate: 1000)
    tester.press(CGPoint(x: 150, y: 350))
    tester.move(by: CGVector(dx: 0, dy: -80), over: 0.1)
    tester.advance(by: 0.02)
    #expect(abs(times.frame.timeIntervalSince(times.drag)) < 0.05)
  }

  final class Times {
    var drag = Date(timeIntervalSinceReferenceDate: 0)
    var frame = Date(timeIntervalSinceReferenceDate: 0)
  }
}
