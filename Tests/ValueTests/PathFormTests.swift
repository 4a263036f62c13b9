import Foundation
import Graphics
import Testing

@testable import ViewTree

/// Paths of each form, by what lies in them.
@Suite struct PathFormTests {
  private let box = CGRect(x: 0, y: 0, width: 40, height: 20)
  private let move = CGAffineTransform(translationX: 100, y: 0)

  private func path(_ make: (inout Path) -> Void) -> Path { Path(make) }

  @Test func figuresAreMovedAsTheyAreAdded() {
    #expect(
      path { $0.addRects([box, box.offsetBy(dx: 50, dy: 0)], transform: move) }.boundingRect.minX == 100)
    #expect(
      path { $0.addRects([box, box.offsetBy(dx: 50, dy: 0)]) }.boundingRect
        == CGRect(x: 0, y: 0, width: 90, height: 20))
    let oval = path { $0.addEllipse(in: box, transform: move) }
    #expect(oval.contains(CGPoint(x: 120, y: 10)) && !oval.contains(CGPoint(x: 101, y: 1)))
    #expect(path { $0.addEllipse(in: box) } == Path(ellipseIn: box))
    let other = path { $0.addPath(Path(box), transform: move) }
    #expect(other.boundingRect == CGRect(x: 100, y: 0, width: 40, height: 20))
  }

  @Test func roundedFiguresInEachForm() {
    let size = CGSize(width: 8, height: 8)
    let circular = Path(roundedRect: box, cornerSize: size, style: .circular)
    #expect(circular == Path(roundedRect: box, cornerRadius: 8, style: .circular))
    #expect(!circular.contains(CGPoint(x: 0.5, y: 0.5)) && circular.contains(CGPoint(x: 8, y: 1)))
    #expect(path { $0.addRoundedRect(in: box, cornerSize: size, style: .circular) } == circular)
    let radii = RectangleCornerRadii(topLeading: 8, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0)
    let one = Path(roundedRect: box, cornerRadii: radii, style: .circular)
    #expect(!one.contains(CGPoint(x: 0.5, y: 0.5)) && one.contains(CGPoint(x: 39.5, y: 0.5)))
    #expect(path { $0.addRoundedRect(in: box, cornerRadii: radii, style: .circular) } == one)
    #expect(path { $0.addRoundedRect(in: box, cornerRadii: radii, transform: move) }.boundingRect.minX == 100)
  }

  @Test func pathsOfElements() {
    let elements: [Path.Element] = [
      .move(to: .zero), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 0, y: 10)), .closeSubpath,
    ]
    let triangle = Path(elements: elements)
    #expect(triangle.contains(CGPoint(x: 2, y: 2)) && !triangle.contains(CGPoint(x: 8, y: 8)))
    var found: [Path.Element] = []
    triangle.forEach { found.append($0) }
    #expect(found == elements)
  }

  @Test func pathsOfCoreGraphicsCombine() {
    let a = CGPath(rect: box, transform: nil)
    let b = CGPath(rect: box.offsetBy(dx: 20, dy: 0), transform: nil)
    let either = a.symmetricDifference(b)
    #expect(either.contains(CGPoint(x: 10, y: 10)) && !either.contains(CGPoint(x: 30, y: 10)))
    #expect(either.contains(CGPoint(x: 50, y: 10)))
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -20, y: 10))
    line.addLine(to: CGPoint(x: 20, y: 10))
    #expect(Path(line.lineIntersection(a)).boundingRect.minX == 0)
    #expect(Path(line.lineSubtracting(a)).boundingRect.maxX == 0)
    let all = CGMutablePath()
    all.addPath(a)
    all.addPath(b)
    #expect(Path(all).boundingRect == CGRect(x: 0, y: 0, width: 60, height: 20))
    let arc = CGMutablePath()
    arc.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(arc.contains(CGPoint(x: 0, y: 5)) != arc.contains(CGPoint(x: 0, y: -5)))
    // The point is changed, not the path.
    #expect(a.contains(CGPoint(x: -90, y: 10), transform: CGAffineTransform(translationX: 100, y: 0)))
  }

  @Test func shapesKeepTheShapeThatTheyChange() {
    let rect = Rectangle()
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.offset(x: 3, y: 4).path(in: bounds).boundingRect == bounds.offsetBy(dx: 3, dy: 4))
    #expect(rect.offset(x: 3, y: 4).shape.path(in: bounds).boundingRect == bounds)
    #expect(rect.rotation(.degrees(90)).shape.path(in: bounds).boundingRect == bounds)
    #expect(rect.scale(2).shape.path(in: bounds).boundingRect == bounds)
    #expect(rect.transform(CGAffineTransform(scaleX: 2, y: 2)).transform.a == 2)
    var moved = rect.offset(x: 3, y: 4)
    moved.animatableData.second.first = 5
    #expect(moved.path(in: bounds).boundingRect.minX == 5)
  }
}
