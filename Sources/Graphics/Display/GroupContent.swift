import Foundation

/// Items that belong together: a picture of their own that effects change before it is painted, or a layer that
/// moves as a whole.
///
/// The items' transforms lead to the group's own space, and the group item's transform leads from there to where its
/// siblings are. Item opacity, blend and clips apply to the group as a whole.
public struct GroupContent: Equatable, Sendable {
  public var items: [DisplayItem]
  /// Applied in order. Empty: flattened for opacity or blending alone.
  public var effects: [DisplayEffect]
  /// Set for a layer: its items are painted one by one, as if they were in the group's place, where nothing (opacity,
  /// blend, effects) is done to them as a whole. The vector is the part of the item's move that changes while things
  /// move (the offset of a scroll view, say): the layer is moved by that in whole device pixels, so that nothing in it
  /// looks different for it.
  public var motion: CGVector?

  @inlinable public init(items: [DisplayItem], effects: [DisplayEffect] = [], motion: CGVector? = nil) {
    self.items = items
    self.effects = effects
    self.motion = motion
  }

  @inlinable public var isLayer: Bool { motion != nil }
}
