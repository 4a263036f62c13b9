import Foundation

/// A circle in the middle of its frame, as wide as the shorter side; its size is a square.
@frozen public struct Circle: InsettableShape, _InsetPathShape, Hashable {
  public init() {}

  public nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.shrunk(by: amount))
  }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let width?, nil): width
      case (nil, let height?): height
      case (nil, nil): 10
      }
    return CGSize(width: side, height: side)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
