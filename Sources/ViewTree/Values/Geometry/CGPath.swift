import Foundation

/// A substitute for Core Graphics' path: a path that is passed by reference.
public class CGPath {
  var path: Path

  init(path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(rect).applying(transform?.pointee ?? .identity))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let figure = Path(
      roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
    self.init(path: figure.applying(transform?.pointee ?? .identity))
  }

  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// The smallest rectangle with all points of the path and of its curves' control points; null where there are none.
  public var boundingBox: CGRect {
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .quadCurve(let to, let control): points += [control, to]
      case .curve(let to, let control1, let control2): points += [control1, control2, to]
      case .closeSubpath: break
      }
    }
    return points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}

/// A path of Core Graphics that can be drawn into.
public final class CGMutablePath: CGPath {
  public init() { super.init(path: Path()) }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  public func addPath(_ other: CGPath) { path.addPath(other.path) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  public init(_ path: CGPath) { self = path.path }

  public var cgPath: CGPath { CGPath(path: self) }
}
