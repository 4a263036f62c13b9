import Foundation

/// A shape that draws itself in a rectangle of a fixed size at its frame's origin.
public struct _SizedShape<Base: Shape>: Shape {
  public var shape: Base
  public var size: CGSize
  public var anchor: UnitPoint

  public nonisolated static var role: ShapeRole { Base.role }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(
      in: CGRect(
        x: rect.minX + (rect.width - size.width) * anchor.x,
        y: rect.minY + (rect.height - size.height) * anchor.y,
        width: size.width, height: size.height))
  }
}

extension Shape {
  public nonisolated func size(_ size: CGSize) -> _SizedShape<Self> {
    _SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  public nonisolated func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
    size(CGSize(width: width, height: height))
  }

  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> _SizedShape<Self> {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> _SizedShape<Self> {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
