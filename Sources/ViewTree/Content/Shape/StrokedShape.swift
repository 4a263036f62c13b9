import Foundation

/// The outline of a shape as a shape of its own.
///
/// Painting does not build this path: it strokes `shape`'s path in `style`. The path here is the stroke's outline, for
/// everything else that needs one.
public struct _StrokedShape<Base: Shape>: Shape {
  public var shape: Base
  public var style: StrokeStyle

  public nonisolated static var role: ShapeRole { .stroke }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape {
  /// The outline drawn as a line of a style.
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }

  /// The outline drawn as a line of a width.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
