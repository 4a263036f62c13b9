import Foundation
import Testing

@testable import ViewTree

/// The outlines of strokes.
@Suite struct StrokeTests {
  private func bounds(_ path: Path, _ style: StrokeStyle) -> [CGFloat] {
    let r = path.strokedPath(style).boundingRect
    return [r.minX, r.minY, r.maxX, r.maxY].map { ($0 * 100).rounded() / 100 }
  }

  private let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }
  private let corner = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)]) }

  @Test func capsDecideHowFarALineReaches() {
    #expect(bounds(line, StrokeStyle(lineWidth: 10)) == [0, -5, 100, 5])
    #expect(bounds(line, StrokeStyle(lineWidth: 10, lineCap: .square)) == [-5, -5, 105, 5])
    let round = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
    #expect(round.contains(CGPoint(x: 104.5, y: 0)))
    #expect(!round.contains(CGPoint(x: 104.5, y: 4.5)))
  }

  @Test func joinsDecideTheCorner() {
    let tip = CGPoint(x: 104.8, y: -4.8)
    let rounding = CGPoint(x: 103.3, y: -3.3)
    let flat = CGPoint(x: 102, y: -2)
    let miter = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .miter))
    let round = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round))
    let bevel = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel))
    #expect([tip, rounding, flat].map { miter.contains($0) } == [true, true, true])
    #expect([tip, rounding, flat].map { round.contains($0) } == [false, true, true])
    #expect([tip, rounding, flat].map { bevel.contains($0) } == [false, false, true])
  }

  @Test func aSharpCornerFallsBackToABevel() {
    // 90 degrees: the miter is 1.41 times the width.
    let limited = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .miter, miterLimit: 1.3))
    #expect(!limited.contains(CGPoint(x: 104.8, y: -4.8)))
    #expect(limited.contains(CGPoint(x: 102, y: -2)))
  }

  @Test func aClosedFigureHasAHole() {
    let ring = Path(CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
    #expect(ring.boundingRect == CGRect(x: -5, y: -5, width: 110, height: 110))
    #expect(!ring.contains(CGPoint(x: 50, y: 50)))
    #expect(ring.contains(CGPoint(x: 3, y: 50)))
    #expect(ring.contains(CGPoint(x: -4, y: -4)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
      .strokedPath(StrokeStyle(lineWidth: 10))
    #expect(!circle.contains(CGPoint(x: 50, y: 50)))
    #expect(circle.contains(CGPoint(x: 2, y: 50)))
    #expect(circle.contains(CGPoint(x: 50 + 50 * 0.7071, y: 50 + 50 * 0.7071)))
    #expect(!circle.contains(CGPoint(x: -5.2, y: 50)))
  }

  @Test func dashesCutTheLine() {
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5]))
    func painted(_ x: CGFloat) -> Bool { dashed.contains(CGPoint(x: x, y: 0)) }
    #expect([5, 12, 17, 26, 29, 31].map { painted($0) } == [true, false, true, false, false, true])
  }

  @Test func thePhaseStartsInsideThePattern() {
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 8))
    #expect(
      [1, 4, 8, 16, 18].map { dashed.contains(CGPoint(x: $0, y: 0)) } == [true, false, true, true, false])
  }

  @Test func anOddPatternIsRepeatedTwice() {
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10]))
    #expect([5, 15, 25, 35].map { dashed.contains(CGPoint(x: $0, y: 0)) } == [true, false, true, false])
  }

  @Test func aPointShowsByItsCaps() {
    let point = Path { $0.addLines([.zero, .zero]) }
    #expect(point.strokedPath(StrokeStyle(lineWidth: 10)).isEmpty)
    #expect(bounds(point, StrokeStyle(lineWidth: 10, lineCap: .round)) == [-5, -5, 5, 5])
  }
}
