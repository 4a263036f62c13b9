import Foundation

/// All that one frame shows, back to front: the only thing that leaves the view tree for painting.
public struct DisplayList: Equatable, Sendable {
  public var items: [DisplayItem]
  /// The window's size in points.
  public var size: CGSize
  /// What lies under everything; opaque.
  public var background: RGBA

  public init(items: [DisplayItem] = [], size: CGSize, background: RGBA = .white) {
    self.items = items
    self.size = size
    self.background = background
  }
}
