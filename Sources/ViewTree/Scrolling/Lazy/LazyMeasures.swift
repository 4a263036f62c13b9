import Foundation
import Graphics

/// The lengths of a lazy container's items, one set for each recently proposed length across the axis (`room`).
///
/// A stack proposes several widths before it decides on one: the lengths measured at each are kept, so that an equal
/// proposal gets an equal size.
struct LazyMeasures {
  private struct Entry {
    var room: CGFloat?
    var extents = LazyExtents()
    /// The length across where none is proposed.
    var across: CGFloat?
    /// Whether every item was measured since something below changed.
    var isComplete = false
  }

  /// How many sets are kept besides the present one: probes at zero, infinity and nil, and the final proposal.
  private static let others = 4
  private var present = Entry()
  private var others = BoundedCache<CGFloat?, Entry>(limit: LazyMeasures.others)
  private var hasRoom = false

  /// The lengths for the present length across.
  var extents: LazyExtents {
    get { present.extents }
    _modify { yield &present.extents }
  }

  var across: CGFloat? {
    get { present.across }
    set { present.across = newValue }
  }

  var isComplete: Bool {
    get { present.isComplete }
    set { present.isComplete = newValue }
  }

  /// Makes a length across the present one; nil: none is proposed.
  ///
  /// - Returns: whether it is another one.
  mutating func turn(to room: CGFloat?) -> Bool {
    if hasRoom, present.room == room { return false }
    if hasRoom {
      let known = others.remove(room)
      others.insert(present, for: present.room)
      present = known ?? Entry(room: room)
    } else {
      present.room = room
    }
    hasRoom = true
    return true
  }

  /// Something below changed: what was measured for other lengths across is invalid.
  mutating func sizesChanged() {
    others.removeAll()
    present.isComplete = false
  }

  /// Forgets everything.
  mutating func forget() { self = LazyMeasures() }
}
