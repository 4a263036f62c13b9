import Foundation
import Graphics

/// A path seen in perspective: every curve as short lines, every point projected.
enum ProjectedPath {
  /// The number of line segments that approximate a curve; a line needs one, since its image is a line again.
  private static let steps = 16

  /// Nil where a point lies at or behind the camera plane.
  static func make(_ path: Path, _ matrix: ProjectionTransform) -> Path? {
    var result: [Path.Element] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    func line(_ p: CGPoint) -> Bool {
      guard let image = matrix.apply(p) else { return false }
      result.append(.line(to: image))
      return true
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        guard let image = matrix.apply(p) else { return nil }
        result.append(.move(to: image))
        current = p
        start = p
      case .line(let p):
        guard line(p) else { return nil }
        current = p
      case .quadCurve(let p, let c):
        for i in 1...steps {
          let t = CGFloat(i) / CGFloat(steps)
          let u = 1 - t
          let x = u * u * current.x + 2 * u * t * c.x + t * t * p.x
          let y = u * u * current.y + 2 * u * t * c.y + t * t * p.y
          guard line(CGPoint(x: x, y: y)) else { return nil }
        }
        current = p
      case .curve(let p, let a, let b):
        for i in 1...steps {
          let t = CGFloat(i) / CGFloat(steps)
          let u = 1 - t
          let k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          let x = k.0 * current.x + k.1 * a.x + k.2 * b.x + k.3 * p.x
          let y = k.0 * current.y + k.1 * a.y + k.2 * b.y + k.3 * p.y
          guard line(CGPoint(x: x, y: y)) else { return nil }
        }
        current = p
      case .closeSubpath:
        result.append(.closeSubpath)
        current = start
      }
    }
    return Path(elements: result)
  }
}
