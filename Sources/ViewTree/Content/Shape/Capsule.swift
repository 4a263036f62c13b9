import Foundation

/// A rectangle whose shorter sides are half circles.
@frozen public struct Capsule: InsettableShape, _InsetPathShape, Hashable {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let inner = rect.shrunk(by: amount)
    return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
