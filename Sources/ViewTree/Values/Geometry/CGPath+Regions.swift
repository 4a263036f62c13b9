import Foundation
import Graphics

/// Which places an outline that goes round itself encloses.
public enum CGPathFillRule: Int, Sendable {
  /// Those that it goes round at all.
  case winding
  /// Those that it goes round an odd number of times.
  case evenOdd
}

extension CGPath {
  public func union(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.union(maskPath.path, eoFill: rule == .evenOdd))
  }

  public func intersection(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.intersection(maskPath.path, eoFill: rule == .evenOdd))
  }

  public func subtracting(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.subtracting(maskPath.path, eoFill: rule == .evenOdd))
  }

  public func symmetricDifference(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.symmetricDifference(maskPath.path, eoFill: rule == .evenOdd))
  }

  public func lineIntersection(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.lineIntersection(maskPath.path, eoFill: rule == .evenOdd))
  }

  public func lineSubtracting(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.lineSubtraction(maskPath.path, eoFill: rule == .evenOdd))
  }

  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.normalized(eoFill: rule == .evenOdd))
  }

  /// Whether both enclose a common place.
  public func intersects(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !path.intersection(maskPath.path, eoFill: rule == .evenOdd).isEmpty
  }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }
}
