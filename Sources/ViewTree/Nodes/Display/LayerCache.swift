import Foundation
import Graphics

/// What a node painted as a layer, for as long as nothing in it changes.
struct LayerCache {
  let items: [DisplayItem]
  /// The frame in which it was composed.
  let frame: UInt64
  let size: CGSize
  let showsPlaceholders: Bool

  /// Whether the node would paint the same again.
  @MainActor func isValid(for node: LayoutNode, _ size: CGSize, _ showsPlaceholders: Bool) -> Bool {
    node.changedInFrame <= frame && node.tree.everythingChangedInFrame <= frame && self.size == size
      && self.showsPlaceholders == showsPlaceholders
  }
}
