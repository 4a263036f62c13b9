import Foundation
import Graphics
import Testing

@testable import ViewTree

/// Outlines, with numbers worked out by hand.
@Suite struct PathTests {
  @discardableResult
  private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.05) -> Bool {
    abs(a - b) <= tolerance
  }

  @discardableResult
  private func near(_ a: CGRect, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> Bool {
    near(a.minX, x) && near(a.minY, y) && near(a.width, w) && near(a.height, h)
  }

  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  @Test func anArcThatIsNotClockwiseFollowsGrowingAngles() {
    // From three o'clock to six o'clock, where y grows downwards.
    #expect(near(arc(0, 90, clockwise: false).boundingRect, 0, 0, 10, 10))
    #expect(near(arc(0, 90, clockwise: false).length, 5 * .pi))
  }

  @Test func aClockwiseArcGoesTheOtherWayRound() {
    #expect(near(arc(0, 90, clockwise: true).boundingRect, -10, -10, 20, 20))
    #expect(near(arc(0, 90, clockwise: true).length, 15 * .pi))
    #expect(near(arc(0, -90, clockwise: true).boundingRect, 0, -10, 10, 10))
  }

  @Test func aWholeTurnIsACircleInBothSenses() {
    for clockwise in [true, false] {
      #expect(near(arc(0, 360, clockwise: clockwise).length, 20 * .pi, 0.1))
      #expect(near(arc(360, 0, clockwise: clockwise).length, 20 * .pi, 0.1))
    }
    #expect(arc(45, 45, clockwise: false).length == 0)
  }

  @Test func aRelativeArcTurnsByItsDelta() {
    let path = Path {
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-90))
    }
    #expect(near(path.boundingRect, 0, 0, 10, 10))
    #expect(near(path.currentPoint?.x ?? 0, 10) && near(path.currentPoint?.y ?? 9, 0))
  }

  @Test func anArcStartsWithALineFromTheCurrentPoint() {
    let path = Path {
      $0.move(to: CGPoint(x: 20, y: 0))
      $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    #expect(path.elements.prefix(2) == [.move(to: CGPoint(x: 20, y: 0)), .line(to: CGPoint(x: 10, y: 0))])
  }

  @Test func anArcBetweenTangentsRoundsTheCorner() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    }
    // A line to (15, 0), then a quarter circle to (20, 5).
    #expect(near(path.boundingRect, 0, 0, 20, 5))
    #expect(near(path.length, 15 + 2.5 * .pi))
  }

  @Test func trimmingGoesByLength() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)]) }
    #expect(
      path.trimmedPath(from: 0.25, to: 0.875).elements
        == [
          .move(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 30, y: 0)), .line(to: CGPoint(x: 30, y: 5)),
        ])
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: 0.6, to: 0.4).isEmpty)
  }

  @Test func trimmingCountsTheClosingLine() {
    let trimmed = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0.75, to: 1)
    #expect(trimmed.elements == [.move(to: CGPoint(x: 0, y: 10)), .line(to: .zero)])
  }

  @Test func aQuarterOfACircleStartsAtThreeOClock() {
    let quarter = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(
      from: 0, to: 0.25)
    #expect(near(quarter.boundingRect, 0, 0, 10, 10))
    #expect(near(quarter.length, 5 * .pi))
  }

  @Test func theBoundsOfACurveLeaveItsControlPointsOut() {
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(near(path.boundingRect, 0, 0, 10, 5))
    let cubic = Path {
      $0.move(to: .zero)
      $0.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    }
    #expect(near(cubic.boundingRect, 0, 0, 10, 6))
  }

  @Test func containsFollowsTheFillRule() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let hole = CGPoint(x: 15, y: 15)
    #expect(path.contains(hole))
    #expect(!path.contains(hole, eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 35, y: 5)))
  }

  @Test func containsClosesOpenPieces() {
    let triangle = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
    #expect(triangle.contains(CGPoint(x: 2, y: 2)))
    #expect(!triangle.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func aRoundedCornerIsOutside() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 20, style: .circular)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func aStringTellsThePathAndReadsItBack() {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 3.5, y: 4))
      $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      $0.closeSubpath()
    }
    #expect(path.description == "1 2 m 3.5 4 l 7 8 5 6 q h")
    #expect(Path(path.description) == path)
    #expect(Path("1 2 l nonsense") == nil)
    #expect(Path("0 0 10 5 re")?.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test func plainFiguresStayPlainWhenTheyMove() {
    let moved = Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2)).offsetBy(dx: 1, dy: 1)
    #expect(moved.storage == .ellipse(CGRect(x: 1, y: 1, width: 4, height: 2)))
    let turned = Path(CGRect(x: 0, y: 0, width: 4, height: 2)).applying(
      CGAffineTransform(rotationAngle: .pi / 2))
    #expect(near(turned.boundingRect, -2, 0, 2, 4))
  }

  @Test func numbersThatAreNoneDoNoHarm() {
    let path = Path {
      $0.addLines([
        .zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 10, y: 10), CGPoint(x: CGFloat.infinity, y: 0),
      ])
      $0.addArc(center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    #expect(path.boundingRect.maxX.isFinite)
    #expect(!path.strokedPath(StrokeStyle(lineWidth: .nan)).contains(.zero))
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2, dash: [0.0001])).boundingRect.width.isFinite)
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0)))
    _ = path.trimmedPath(from: .nan, to: 0.5)
  }

  @Test func cornersAreRoundedByUIKitNames() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 10, height: 10))
    let figure = Path(path.cgPath)
    #expect(!figure.contains(CGPoint(x: 1, y: 1)))
    #expect(!figure.contains(CGPoint(x: 39, y: 1)))
    #expect(figure.contains(CGPoint(x: 1, y: 39)))
  }
}
