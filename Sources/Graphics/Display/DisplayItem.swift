import Foundation

/// One thing to paint, with where and how.
public struct DisplayItem: Equatable, Sendable {
  /// Stable across frames; unique in a list.
  public var id: DisplayID
  /// From the item's own points to the points of the list that holds it (the window's, or the group's parent's:
  /// groups do not start a space of their own).
  public var transform: ProjectionTransform
  /// 0 to 1, multiplied onto the content.
  public var opacity: Double
  /// Everything outside any of these is not painted; outermost first.
  public var clips: [DisplayClip]
  public var blend: BlendMode
  public var content: DisplayContent

  @inlinable public init(
    id: DisplayID, transform: ProjectionTransform = ProjectionTransform(), opacity: Double = 1,
    clips: [DisplayClip] = [], blend: BlendMode = .normal, content: DisplayContent
  ) {
    self.id = id
    self.transform = transform
    self.opacity = opacity
    self.clips = clips
    self.blend = blend
    self.content = content
  }
}
