import Foundation

/// The plain figures as elements.
extension Path {
  /// The length of the control arms of a quarter circle of radius 1 drawn as one cubic curve.
  static let circleArm: CGFloat = 0.552_284_749_830_793

  static func rectElements(_ r: CGRect) -> [Element] {
    guard !r.isNull else { return [] }
    return [
      .move(to: CGPoint(x: r.minX, y: r.minY)), .line(to: CGPoint(x: r.maxX, y: r.minY)),
      .line(to: CGPoint(x: r.maxX, y: r.maxY)), .line(to: CGPoint(x: r.minX, y: r.maxY)), .closeSubpath,
    ]
  }

  static func ellipseElements(_ r: CGRect) -> [Element] {
    guard !r.isNull else { return [] }
    let rx = r.width / 2
    let ry = r.height / 2
    let (cx, cy) = (r.midX, r.midY)
    let (ax, ay) = (rx * circleArm, ry * circleArm)
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(to: p(cx + rx, cy)),
      .curve(to: p(cx, cy + ry), control1: p(cx + rx, cy + ay), control2: p(cx + ax, cy + ry)),
      .curve(to: p(cx - rx, cy), control1: p(cx - ax, cy + ry), control2: p(cx - rx, cy + ay)),
      .curve(to: p(cx, cy - ry), control1: p(cx - rx, cy - ay), control2: p(cx - ax, cy - ry)),
      .curve(to: p(cx + rx, cy), control1: p(cx + ax, cy - ry), control2: p(cx + rx, cy - ay)),
      .closeSubpath,
    ]
  }

  static func roundedElements(_ r: CGRect, _ radii: CornerRadii, _ style: RoundedCornerStyle) -> [Element] {
    // Each corner: where its curve starts and ends on the sides, and how far the arms reach towards the corner.
    // A continuous corner starts 1.2 radii away where the side is long enough.
    let shortest = min(r.width, r.height) / 2
    func reach(_ radius: CGFloat) -> CGFloat {
      style == .continuous ? max(radius, min(radius * 1.2, shortest)) : radius
    }
    func arm(_ radius: CGFloat) -> CGFloat {
      // Keeps the middle of the curve on the circle's own diagonal whatever the reach.
      guard radius > 0 else { return 0 }
      let reach = reach(radius)
      let diagonal = radius * (1 - 1 / CGFloat(2).squareRoot())
      return reach - (8 * diagonal - reach) / 3
    }
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var list: [Element] = []
    let (tl, tr, br, bl) = (
      reach(radii.topLeft), reach(radii.topRight), reach(radii.bottomRight), reach(radii.bottomLeft)
    )
    list.append(.move(to: p(r.minX + tl, r.minY)))
    list.append(.line(to: p(r.maxX - tr, r.minY)))
    if tr > 0 {
      let k = tr - arm(radii.topRight)
      list.append(
        .curve(to: p(r.maxX, r.minY + tr), control1: p(r.maxX - k, r.minY), control2: p(r.maxX, r.minY + k)))
    }
    list.append(.line(to: p(r.maxX, r.maxY - br)))
    if br > 0 {
      let k = br - arm(radii.bottomRight)
      list.append(
        .curve(to: p(r.maxX - br, r.maxY), control1: p(r.maxX, r.maxY - k), control2: p(r.maxX - k, r.maxY)))
    }
    list.append(.line(to: p(r.minX + bl, r.maxY)))
    if bl > 0 {
      let k = bl - arm(radii.bottomLeft)
      list.append(
        .curve(to: p(r.minX, r.maxY - bl), control1: p(r.minX + k, r.maxY), control2: p(r.minX, r.maxY - k)))
    }
    list.append(.line(to: p(r.minX, r.minY + tl)))
    if tl > 0 {
      let k = tl - arm(radii.topLeft)
      list.append(
        .curve(to: p(r.minX + tl, r.minY), control1: p(r.minX, r.minY + k), control2: p(r.minX + k, r.minY)))
    }
    list.append(.closeSubpath)
    return list
  }
}
