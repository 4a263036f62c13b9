import Foundation
import Testing

@testable import ViewTree

/// Shapes made of others, as types; paths handed about by reference; ends and corners of lines.
@Suite struct ShapeTypeTests {
  private let frame = CGRect(x: 0, y: 0, width: 60, height: 40)

  private func box<S: Shape>(_ shape: S) -> CGRect {
    let rect = shape.path(in: frame).boundingRect
    func rounded(_ x: CGFloat) -> CGFloat { (x * 1000).rounded() / 1000 }
    return CGRect(
      x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width), height: rounded(rect.height))
  }

  @Test func typesOfTransformedShapesAreWhatTheMethodsMake() {
    let moved: OffsetShape<Rectangle> = Rectangle().offset(x: 5, y: -5)
    #expect(moved.offset == CGSize(width: 5, height: -5))
    #expect(box(moved) == CGRect(x: 5, y: -5, width: 60, height: 40))
    #expect(box(OffsetShape(shape: Rectangle(), offset: moved.offset)) == box(moved))

    let scaled: ScaledShape<Rectangle> = Rectangle().scale(x: 0.5, y: 2, anchor: .topLeading)
    #expect(scaled.scale == CGSize(width: 0.5, height: 2) && scaled.anchor == .topLeading)
    #expect(box(scaled) == CGRect(x: 0, y: 0, width: 30, height: 80))
    #expect(
      box(ScaledShape(shape: Rectangle(), scale: CGSize(width: 0.5, height: 0.5)))
        == CGRect(x: 15, y: 10, width: 30, height: 20))

    let turned: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(90), anchor: .topLeading)
    #expect(turned.angle == .degrees(90) && turned.anchor == .topLeading)
    #expect(box(turned) == CGRect(x: -40, y: 0, width: 40, height: 60))
    #expect(box(RotatedShape(shape: Rectangle(), angle: .degrees(180))) == frame)

    let sheared: TransformedShape<Rectangle> = Rectangle().transform(
      CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
    #expect(box(sheared) == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(sheared.shape.path(in: frame) == Path(frame))
    #expect(
      box(TransformedShape(shape: Rectangle(), transform: CGAffineTransform(translationX: 3, y: 4)))
        == CGRect(x: 3, y: 4, width: 60, height: 40))
  }

  @Test func insetsOfTransformedShapesAreTakenInside() {
    #expect(box(Rectangle().offset(x: 5).inset(by: 10)) == CGRect(x: 15, y: 10, width: 40, height: 20))
    #expect(
      box(Rectangle().rotation(.degrees(90)).inset(by: 10)) == CGRect(x: 20, y: 0, width: 20, height: 40))
  }

  private struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
    static var role: ShapeRole { .separator }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  }

  @Test func aShapeSaysWhatItIsForAndWhetherItIsMirrored() {
    #expect(Rectangle.role == .fill && Rectangle().layoutDirectionBehavior == .mirrors)
    #expect(Wedge.role == .separator)
    #expect(OffsetShape<Wedge>.role == .separator)
    #expect(Circle().stroke(lineWidth: 2).path(in: frame).isEmpty == false)
    #expect(Wedge().offset(x: 1).layoutDirectionBehavior == .fixed)
    #expect(LayoutDirectionBehavior.mirrors == .mirrors(in: .rightToLeft))
    #expect(LayoutDirectionBehavior.mirrors(in: .leftToRight) != .mirrors)
  }

  @Test func buttonsHaveTheirOwnShapes() {
    func path(_ shape: ButtonBorderShape) -> Path { shape.path(in: frame) }
    #expect(path(.capsule) == Capsule(style: .continuous).path(in: frame))
    #expect(path(.circle).boundingRect == CGRect(x: 10, y: 0, width: 40, height: 40))
    #expect(path(.roundedRectangle(radius: 5)) == RoundedRectangle(cornerRadius: 5).path(in: frame))
    #expect(path(.roundedRectangle).boundingRect == frame)
    #expect(path(.automatic).boundingRect == frame)
    #expect(
      ButtonBorderShape.capsule.inset(by: 5).path(in: frame).boundingRect == frame.insetBy(dx: 5, dy: 5))
    #expect(ButtonBorderShape.roundedRectangle(radius: 5) != .roundedRectangle(radius: 6))
  }

  @Test func aPathOfCoreGraphicsIsOneByReference() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 20), control1: CGPoint(x: 20, y: 20), control2: CGPoint(x: 10, y: 20))
    #expect(path.currentPoint == CGPoint(x: 0, y: 20))
    path.closeSubpath()
    path.addRect(CGRect(x: 30, y: 0, width: 10, height: 10))
    path.addEllipse(in: CGRect(x: 50, y: 0, width: 10, height: 20))
    let whole: CGPath = path
    #expect(whole.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(whole.contains(CGPoint(x: 35, y: 5)) && !whole.contains(CGPoint(x: 45, y: 5)))
    let copy = Path(whole)
    path.addLines(between: [CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 100)])
    #expect(whole.boundingBoxOfPath.maxY == 100)
    #expect(copy.boundingRect.maxY == 20)
    #expect(Path(copy.cgPath) == copy)
  }

  @Test func figuresOfCoreGraphicsTakeATransform() {
    var move = CGAffineTransform(translationX: 5, y: 5)
    let box = CGRect(x: 0, y: 0, width: 10, height: 20)
    let moved = CGRect(x: 5, y: 5, width: 10, height: 20)
    #expect(CGPath(rect: box, transform: nil).boundingBoxOfPath == box)
    #expect(CGPath(rect: box, transform: &move).boundingBoxOfPath == moved)
    #expect(CGPath(ellipseIn: box, transform: &move).boundingBoxOfPath == moved)
    let round = CGPath(roundedRect: box, cornerWidth: 5, cornerHeight: 5, transform: nil)
    #expect(round.boundingBoxOfPath == box && !round.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func endsAndCornersOfLinesReachAsFarAsTheyAreCalled() {
    let corner = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 40, y: 0))
      path.addLine(to: CGPoint(x: 40, y: 40))
    }
    func outline(_ cap: CGLineCap, _ join: CGLineJoin) -> Path {
      corner.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap, lineJoin: join))
    }
    // Ends: flush, by half the width, half a circle.
    #expect(outline(.butt, .miter).boundingRect.minX == 0)
    #expect(outline(.square, .miter).boundingRect.minX == -5)
    #expect(abs(outline(.round, .miter).boundingRect.minX + 5) < 0.01)
    #expect(outline(.square, .miter).contains(CGPoint(x: -4.5, y: -4.5)))
    #expect(!outline(.round, .miter).contains(CGPoint(x: -4.5, y: -4.5)))
    // Corners: a point, a quarter of a circle, cut off.
    #expect(outline(.butt, .miter).contains(CGPoint(x: 44.5, y: -4.5)))
    #expect(!outline(.butt, .round).contains(CGPoint(x: 44.5, y: -4.5)))
    #expect(outline(.butt, .round).contains(CGPoint(x: 43, y: -3)))
    #expect(!outline(.butt, .bevel).contains(CGPoint(x: 43, y: -3)))
    #expect(StrokeStyle().lineCap == .butt && StrokeStyle().lineJoin == .miter)
  }
}
