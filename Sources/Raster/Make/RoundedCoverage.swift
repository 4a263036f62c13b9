import Foundation
import Graphics

/// Makes the coverage of rounded rectangles out of corner masks.
enum RoundedCoverage {
  /// How far from a corner a continuous curve reaches at most, in radii.
  static let continuousReach: CGFloat = 1.2

  /// Corner masks, and boxes for the rest.
  static func make(_ size: PixelSize, _ radii: CornerRadii, _ style: RoundedCornerStyle) -> Coverage? {
    let width = Int32(size.width)
    let height = Int32(size.height)
    let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let path = Path(roundedRect: rect, radii: radii, style: style)
    guard case .roundedRect(_, let fitted, _) = path.storage else {
      let all = PixelBox(width: width, height: height)
      return Coverage(parts: [Coverage.Part(box: all)], inner: all)
    }
    let tl = reach(fitted.topLeft, style, rect)
    let tr = reach(fitted.topRight, style, rect)
    let br = reach(fitted.bottomRight, style, rect)
    let bl = reach(fitted.bottomLeft, style, rect)
    let top = max(tl, tr)
    let bottom = max(bl, br)
    // Corners that meet in the middle: one mask for all is simpler and no larger.
    if top + bottom >= height || max(tl, bl) + max(tr, br) >= width {
      guard let mask = draw(path, PixelBox(width: width, height: height)) else { return nil }
      let inset =
        Int32(
          (max(fitted.topLeft, fitted.topRight, fitted.bottomLeft, fitted.bottomRight) * 0.3).rounded(.up))
        + 1
      let inner = PixelBox(width: width, height: height).outset(-inset)
      return Coverage(mask: mask, inner: inner.isEmpty ? .empty : inner)
    }
    // Every corner is drawn as a top left one and mirrored: cairo's own corners differ a little from each other.
    func corner(_ radius: CGFloat, _ side: Int32, right: Bool, bottom: Bool) -> Coverage.Part? {
      // Alone: a second one of this radius may not fit beside it.
      let radii = CornerRadii(topLeft: radius, topRight: 0, bottomRight: 0, bottomLeft: 0)
      let own = Path(roundedRect: rect, radii: radii, style: style)
      guard let mask = draw(own, PixelBox(width: side, height: side)) else { return nil }
      mask.mirror(horizontally: right, vertically: bottom)
      let at = PixelPoint(x: right ? width - side : 0, y: bottom ? height - side : 0)
      return Coverage.Part(box: mask.box.offset(at), mask: mask)
    }
    var parts: [Coverage.Part] = []
    func row(
      bottom isBottom: Bool, _ leftRadius: CGFloat, _ left: Int32, _ rightRadius: CGFloat, _ right: Int32
    ) -> Bool {
      if left > 0 {
        guard let part = corner(leftRadius, left, right: false, bottom: isBottom) else { return false }
        parts.append(part)
      }
      if right > 0 {
        guard let part = corner(rightRadius, right, right: true, bottom: isBottom) else { return false }
        parts.append(part)
      }
      // Between the corners, and beside the shorter one.
      let high = isBottom ? bottom : top
      let near = isBottom ? height - high : 0
      func add(_ x0: Int32, _ x1: Int32, _ free: Int32) {
        let y0 = isBottom ? near : free
        let box = PixelBox(x0: x0, y0: y0, x1: x1, y1: y0 + high - free)
        if !box.isEmpty { parts.append(Coverage.Part(box: box)) }
      }
      add(left, width - right, 0)
      add(0, left, left)
      add(width - right, width, right)
      return true
    }
    guard row(bottom: false, fitted.topLeft, tl, fitted.topRight, tr) else { return nil }
    let middle = PixelBox(x0: 0, y0: top, x1: width, y1: height - bottom)
    parts.append(Coverage.Part(box: middle))
    guard row(bottom: true, fitted.bottomLeft, bl, fitted.bottomRight, br) else { return nil }
    return Coverage(parts: parts, inner: middle)
  }

  /// The stroke along the inside of a rounded rectangle's edge, in four bands round a free middle.
  static func frame(
    _ size: PixelSize, _ radii: CornerRadii, _ corners: RoundedCornerStyle, _ style: StrokeStyle
  ) -> Coverage? {
    let all = PixelBox(width: Int32(size.width), height: Int32(size.height))
    let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let half = style.lineWidth / 2
    let line = rect.insetBy(dx: half, dy: half)
    guard !line.isNull, line.width >= 0, line.height >= 0 else {
      return Coverage(parts: [Coverage.Part(box: all)], inner: all)
    }
    let path = radii.isZero ? Path(line) : Path(roundedRect: line, radii: radii, style: corners)
    let largest = max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight, 0)
    let band = Int32(min(largest * continuousReach + style.lineWidth, 1e6).rounded(.up)) + 1
    let boxes: [PixelBox]
    if 2 * band >= all.width || 2 * band >= all.height {
      boxes = [all]
    } else {
      boxes = [
        PixelBox(x0: 0, y0: 0, x1: all.x1, y1: band),
        PixelBox(x0: 0, y0: band, x1: band, y1: all.y1 - band),
        PixelBox(x0: all.x1 - band, y0: band, x1: all.x1, y1: all.y1 - band),
        PixelBox(x0: 0, y0: all.y1 - band, x1: all.x1, y1: all.y1),
      ]
    }
    var parts: [Coverage.Part] = []
    for box in boxes {
      guard let canvas = CairoCanvas(box: box) else { return nil }
      canvas.stroke(path, transform: .identity, style: style)
      parts.append(Coverage.Part(box: box, mask: canvas.finish()))
    }
    return Coverage(parts: parts, isHollow: parts.count > 1)
  }

  /// Whole pixels from a corner that its curve may touch; 0 for a square corner.
  static func reach(_ radius: CGFloat, _ style: RoundedCornerStyle, _ rect: CGRect) -> Int32 {
    guard radius > 0 else { return 0 }
    return Int32((style == .continuous ? radius * continuousReach : radius).rounded(.up))
  }

  private static func draw(_ path: Path, _ box: PixelBox) -> Picture? {
    guard let canvas = CairoCanvas(box: box) else { return nil }
    canvas.fill(path, transform: .identity, style: FillStyle())
    return canvas.finish()
  }
}
