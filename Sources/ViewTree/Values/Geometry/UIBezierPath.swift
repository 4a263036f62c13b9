import Foundation
import Graphics

/// A substitute for UIKit's path, for shapes that round some of their corners with it.
public final class UIBezierPath {
  private var path: Path
  /// Does nothing here: shapes use the outline alone, and are stroked with a style of their own.
  public var lineWidth: CGFloat = 1
  /// Does nothing here: shapes use the outline alone, and are stroked with a style of their own.
  public var lineCapStyle = CGLineCap.butt
  /// Does nothing here: shapes use the outline alone, and are stroked with a style of their own.
  public var lineJoinStyle = CGLineJoin.miter
  public var usesEvenOddFillRule = false

  public init() { path = Path() }

  public init(rect: CGRect) { path = Path(rect) }

  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Rounds the named corners with the smaller of the two radii.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let radius = min(cornerRadii.width, cornerRadii.height)
    func at(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    path = Path(
      roundedRect: rect,
      radii: CornerRadii(
        topLeft: at(.topLeft), topRight: at(.topRight), bottomRight: at(.bottomRight),
        bottomLeft: at(.bottomLeft)), style: .circular)
  }

  /// Angles in radians; clockwise as painted.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public init(cgPath: CGPath) { path = cgPath.path }

  public var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = newValue.path }
  }

  public var bounds: CGRect { path.boundingRect }
  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  public func close() { path.closeSubpath() }
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  public func removeAllPoints() { path = Path() }
  public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
}

/// Corners of a rectangle, with UIKit's names.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
