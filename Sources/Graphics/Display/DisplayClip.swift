import Foundation

/// A figure that limits painting, with its own place in the window.
public struct DisplayClip: Hashable, Sendable {
  public var path: Path
  public var transform: ProjectionTransform
  public var style: FillStyle

  @inlinable public init(path: Path, transform: ProjectionTransform, style: FillStyle = FillStyle()) {
    self.path = path
    self.transform = transform
    self.style = style
  }
}

extension ProjectionTransform: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(m11)
    hasher.combine(m12)
    hasher.combine(m21)
    hasher.combine(m22)
    hasher.combine(m31)
    hasher.combine(m32)
  }
}
