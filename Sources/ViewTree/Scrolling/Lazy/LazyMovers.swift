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

  /// The lines whose views could not be made when the container was filled last: what lies after them was placed by an
  /// estimate of their length.
  var awaited: Set<Int> = []
  /// How much longer than estimated such lines prove to be, in points.
  private var corrections: [(line: Int, length: CGFloat)] = []

  /// Notes how much longer a line is than it counted before.
  mutating func noteLength(ofLine line: Int, _ difference: CGFloat) {
    if awaited.contains(line) { corrections.append((line, difference)) }
  }

  /// How far the views of a line lie from where the estimate of lines before it had placed them, in points.
  func correction(ofLine line: Int) -> CGFloat {
    corrections.reduce(0) { $1.line < line ? $0 + $1.length : $0 }
  }

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
    if !awaited.isEmpty { (awaited, corrections) = ([], []) }
    guard extents != nil || !former.isEmpty else { return }
    (former, extents, starts) = ([], nil, [:])
  }
}
