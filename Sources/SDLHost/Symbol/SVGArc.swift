import Foundation
import Graphics

/// An elliptical arc between two points, as SVG describes it, turned into curves (SVG 1.1, appendix F.6).
struct SVGArc {
  var from: CGPoint
  var to: CGPoint
  var radii: CGSize
  /// Radians.
  var rotation: CGFloat
  var isLarge: Bool
  var sweeps: Bool

  func append(to path: inout Path) {
    var (rx, ry) = (radii.width, radii.height)
    guard from != to else { return }
    guard rx > 0, ry > 0 else {
      path.addLine(to: to)
      return
    }
    let (c, s) = (cos(rotation), sin(rotation))
    let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
    let p = CGPoint(x: c * half.x + s * half.y, y: -s * half.x + c * half.y)
    let excess = p.x * p.x / (rx * rx) + p.y * p.y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let down = rx * rx * p.y * p.y + ry * ry * p.x * p.x
    let up = max(0, rx * rx * ry * ry - down)
    let factor = (down > 0 ? (up / down).squareRoot() : 0) * (isLarge == sweeps ? -1 : 1)
    let middle = CGPoint(x: factor * rx * p.y / ry, y: -factor * ry * p.x / rx)
    let center = CGPoint(
      x: c * middle.x - s * middle.y + (from.x + to.x) / 2,
      y: s * middle.x + c * middle.y + (from.y + to.y) / 2)
    let first = atan2((p.y - middle.y) / ry, (p.x - middle.x) / rx)
    let last = atan2((-p.y - middle.y) / ry, (-p.x - middle.x) / rx)
    var sweep = last - first
    if sweeps && sweep < 0 { sweep += 2 * .pi }
    if !sweeps && sweep > 0 { sweep -= 2 * .pi }

    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + c * rx * x - s * ry * y, y: center.y + s * rx * x + c * ry * y)
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let k = 4 / 3 * tan(step / 4)
    for i in 0..<count {
      let a = first + CGFloat(i) * step
      let b = a + step
      path.addCurve(
        to: i == count - 1 ? to : place(cos(b), sin(b)),
        control1: place(cos(a) - k * sin(a), sin(a) + k * cos(a)),
        control2: place(cos(b) + k * sin(b), sin(b) - k * cos(b)))
    }
  }
}
