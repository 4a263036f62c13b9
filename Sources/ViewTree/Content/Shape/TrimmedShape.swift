import Foundation

/// A part of a shape's outline, by the fraction of its length.
public struct _TrimmedShape<Base: Shape>: Shape {
  public var shape: Base
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  public nonisolated static var role: ShapeRole { Base.role }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape {
  /// The outline from one fraction of its length to another.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
