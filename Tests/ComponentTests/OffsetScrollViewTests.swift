import BistroComponents
import SwiftUI
import Testing
import ViewTreeTesting

/// The scroll view that tells where its content is, in a window of 390 x 800 points.
struct OffsetScrollViewTests {
  final class Log {
    var readings: [ScrollReading] = []
  }

  @MainActor static func scene(_ log: Log) -> ViewTester {
    let tester = ViewTester(
      OffsetScrollView {
        log.readings.append($0)
      } content: {
        Color.green.frame(width: 390, height: 4000)
      }, size: CGSize(width: 390, height: 800))
    tester.settle()
    return tester
  }

  @Test func theOffsetIsNegativeWhenScrolledAndPositiveWhenPulled() {
    let log = Log()
    let tester = Self.scene(log)
    tester.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -210))
    tester.advance(by: 0.1)
    #expect(log.readings.last?.offset.y == -200)
    tester.settle()
    #expect(log.readings.last?.velocity == CGVector(dx: 0, dy: 0) && log.readings.last?.phase == .idle)
    tester.drag(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 400))
    #expect((log.readings.map(\.offset.y).max() ?? 0) > 50)
  }

  @Test func theVelocityIsThatOfTheContent() {
    let log = Log()
    let tester = Self.scene(log)
    tester.press(CGPoint(x: 195, y: 700))
    tester.move(by: CGVector(dx: 0, dy: -300), over: 0.3)
    let during = log.readings.last?.velocity.dy ?? 0
    #expect(abs(during + 1000) < 100)
    tester.release()
    tester.settle()
    #expect(log.readings.last?.velocity.dy == 0)
    let frames = tester.runner.frames
    tester.advance(by: 2)
    #expect(tester.runner.frames == frames)
  }
}
