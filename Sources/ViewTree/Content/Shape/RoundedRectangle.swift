import Foundation

/// A rectangle with four equal round corners.
@frozen public struct RoundedRectangle: InsettableShape, _InsetPathShape, Hashable {
  /// The corners' extent in points.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let corner = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return Path(roundedRect: rect.shrunk(by: amount), cornerSize: corner, style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
