import Foundation

extension Path {
  /// The path moved by a transform. Plain figures stay what they are where they can.
  public func applying(_ t: CGAffineTransform) -> Path {
    if t.isIdentity { return self }
    if t.b == 0, t.c == 0, t.a > 0, t.d > 0 {
      func moved(_ r: CGRect) -> CGRect {
        CGRect(
          x: r.minX * t.a + t.tx, y: r.minY * t.d + t.ty, width: r.width * t.a, height: r.height * t.d)
      }
      var copy = self
      switch storage {
      case .empty: return self
      case .rect(let r):
        copy.storage = .rect(moved(r))
        return copy
      case .ellipse(let r):
        copy.storage = .ellipse(moved(r))
        return copy
      case .roundedRect(let r, let radii, let style) where t.a == t.d:
        let k = t.a
        copy.storage = .roundedRect(
          moved(r),
          CornerRadii(
            topLeft: radii.topLeft * k, topRight: radii.topRight * k, bottomRight: radii.bottomRight * k,
            bottomLeft: radii.bottomLeft * k), style)
        return copy
      default: break
      }
    }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let p): .move(to: p.applying(t))
        case .line(let p): .line(to: p.applying(t))
        case .quadCurve(let p, let c): .quadCurve(to: p.applying(t), control: c.applying(t))
        case .curve(let p, let c, let d):
          .curve(to: p.applying(t), control1: c.applying(t), control2: d.applying(t))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The outline of the path's stroke: filled (non-zero) it looks like the path stroked.
  public func strokedPath(_ style: StrokeStyle) -> Path { PathStroker(style).outline(of: self) }
}
