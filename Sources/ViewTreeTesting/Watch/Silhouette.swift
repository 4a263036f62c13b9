import Foundation
import ViewTree

/// The part of a window that something opaque fills: an outline within outlines, each in points of its own.
public struct Silhouette: Sendable {
  private struct Part {
    let path: Path
    /// From the window's points to the path's.
    let inverse: ProjectionTransform
  }

  private var parts: [Part] = []

  /// The inside of a rectangle of the window.
  public init(_ rect: CGRect) { parts = [Part(path: Path(rect), inverse: ProjectionTransform())] }

  /// The whole window.
  init() {}

  /// The part of it that is also in `path`; nil where that lies edge on.
  func within(_ path: Path, _ transform: ProjectionTransform) -> Silhouette? {
    guard let inverse = transform.inverted() else { return nil }
    var result = self
    result.parts.append(Part(path: path, inverse: inverse))
    return result
  }

  /// Whether a point of the window is in it.
  public func contains(_ point: CGPoint) -> Bool {
    parts.allSatisfy { part in part.inverse.apply(point).map { part.path.contains($0) } ?? false }
  }
}
