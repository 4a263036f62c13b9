import Foundation
import Graphics

/// How far a stroke reaches beyond its outline, and whether it can be drawn at all.
enum StrokeReach {
  /// Dashes of an outline at most: a dash of a millionth of a point would keep cairo busy for hours.
  static let maximumDashes: CGFloat = 20_000

  /// Points beyond the outline's own bounds; nil when the stroke draws nothing or has no sensible width.
  static func outset(_ style: StrokeStyle) -> CGFloat? {
    guard style.lineWidth.isFinite, style.lineWidth > 0, style.lineWidth < PixelGrid.limit else { return nil }
    let half = style.lineWidth / 2
    let miter = style.lineJoin == .miter ? max(1, style.miterLimit.isFinite ? style.miterLimit : 10) : 1
    let cap: CGFloat = style.lineCap == .square ? 1.4143 : 1
    return half * max(miter, cap)
  }

  /// Whether the dashes are usable; cairo refuses negative ones and those without length.
  static func isDashed(_ style: StrokeStyle) -> Bool {
    !style.dash.isEmpty && style.dash.allSatisfy { $0.isFinite && $0 >= 0 } && style.dash.contains { $0 > 0 }
  }

  /// The style without dashes that are far too fine for the outline's size.
  static func sanitised(_ style: StrokeStyle, in bounds: CGRect) -> StrokeStyle {
    guard isDashed(style) else { return style }
    let period = style.dash.reduce(0, +)
    let length = 4 * (bounds.width + bounds.height)
    guard length / period * CGFloat(style.dash.count) > maximumDashes else { return style }
    var plain = style
    plain.dash = []
    return plain
  }
}
