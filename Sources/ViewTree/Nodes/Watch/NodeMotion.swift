import Foundation

/// A layout node in a frame: what it is, where it is shown, and where it would be if only time had passed.
package struct NodeMotion: Sendable {
  /// The node's serial, by which display lists name it.
  package let serial: UInt32
  /// The index of the node that holds it; nil: it is the window's.
  package let parent: Int?
  /// What dumps call it; nil: they do not list it.
  package let type: String?
  package let id: String?
  package let text: String?
  package let label: String?
  package let value: String?
  /// Its bounds in the window, in points, as shown.
  package let frame: CGRect
  /// The same in the content of the nearest `SelfMoving` node above, such as a scroll view; else in the window.
  package let frameInScope: CGRect
  /// The same as they would be if nothing but time had passed since the last frame; nil: it was not shown then.
  package let foretoldInScope: CGRect?
  /// Its place in its parent, as shown, and the one that layout gave it.
  package let place: CGRect
  package let target: CGRect
  /// The transform of its content as shown.
  package let content: ProjectionTransform
  /// Whether it was placed for the first time.
  package let isFirst: Bool
  /// Whether it has left, itself or with a view above, and only paints on.
  package let isLeaving: Bool
  /// Whether its content keeps its place in it while it moves.
  package let holdsPlaces: Bool
  /// How many layers of presentations lie under it.
  package let layer: Int
  /// What moves its content, where the node itself does.
  package let ownSource: MotionSource
  /// How fast that is, in points per second.
  package let ownSpeed: CGFloat
  /// Whether its content is then at an end of what it moves along.
  package let isAtEnd: Bool
}
