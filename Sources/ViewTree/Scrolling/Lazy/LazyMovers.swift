import Foundation

/// The views of a lazy container that an animated change of its items moves into sight or out of it: like those that
/// stay in sight, they move from their old places to their new ones.
@MainActor struct LazyMovers {
  /// The views before the change, until what is in sight after it is made.
  var former: [(element: Node, layout: LayoutNode)] = []
  /// The lengths of the lines before the change.
  private(set) var extents: LazyExtents?
  /// The first slot of each source before the change.
  private var starts: [ObjectIdentifier: Int] = [:]
  /// Views that are moving to places out of sight.
  var departing: [(element: Node, layout: LayoutNode)] = []

  mutating func begin(_ extents: LazyExtents, _ starts: [ObjectIdentifier: Int]) {
    self.extents = extents
    self.starts = starts
  }

  /// The slot of an element before the change; nil: it had none.
  func formerSlot(_ source: any LazyElementSource, _ position: Int) -> Int? {
    guard extents != nil, let start = starts[ObjectIdentifier(source)],
      let former = source.formerPosition(at: position)
    else { return nil }
    return start + former
  }

  /// Called when the layout after the change has its places.
  mutating func endChange() {
    guard extents != nil || !former.isEmpty else { return }
    (former, extents, starts) = ([], nil, [:])
  }
}
