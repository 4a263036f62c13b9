import Foundation

/// A shape that can make itself smaller on every side.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline `amount` points further inside.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that computes its own outline further inside. For the built-in shapes.
public protocol _InsetPathShape: Shape {
  nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

extension _InsetPathShape {
  public nonisolated func path(in rect: CGRect) -> Path { _path(in: rect, insetBy: 0) }

  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}

/// A shape with its outline further inside; it fills the whole proposal.
public struct _InsetShape<Base: _InsetPathShape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  public nonisolated static var role: ShapeRole { Base.role }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public nonisolated func path(in rect: CGRect) -> Path { base._path(in: rect, insetBy: amount) }

  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

extension CGRect {
  /// The rectangle made smaller on every side, never below a point in its middle.
  func shrunk(by amount: CGFloat) -> CGRect {
    guard amount != 0, !isNull else { return self }
    let width = max(0, self.width - 2 * amount)
    let height = max(0, self.height - 2 * amount)
    return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}
