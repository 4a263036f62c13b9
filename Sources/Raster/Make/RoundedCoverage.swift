import Foundation
import ViewTree

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
      let inset = Int32((max(fitted.topLeft, fitted.topRight, fitted.bottomLeft, fitted.bottomRight) * 0.3).rounded(.up)) + 1
      let inner = PixelBox(width: width, height: height).outset(-inset)
      return Coverage(mask: mask, inner: inner.isEmpty ? .empty : inner)
    }
    var parts: [Coverage.Part] = []
    func row(_ y0: Int32, _ y1: Int32, _ left: Int32, _ right: Int32) -> Bool {
      guard y1 > y0 else { return true }
      if left > 0 {
        let box = PixelBox(x0: 0, y0: y0, x1: left, y1: y1)
        guard let mask = draw(path, box) else { return false }
        parts.append(Coverage.Part(box: box, mask: mask))
      }
      parts.append(Coverage.Part(box: PixelBox(x0: left, y0: y0, x1: width - right, y1: y1)))
      if right > 0 {
        let box = PixelBox(x0: width - right, y0: y0, x1: width, y1: y1)
        guard let mask = draw(path, box) else { return false }
        parts.append(Coverage.Part(box: box, mask: mask))
      }
      return true
    }
    guard row(0, top, tl, tr) else { return nil }
    let middle = PixelBox(x0: 0, y0: top, x1: width, y1: height - bottom)
    parts.append(Coverage.Part(box: middle))
    guard row(height - bottom, height, bl, br) else { return nil }
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
