import Foundation
import Graphics

/// The lengths of a lazy container's items for each room across that it was asked for lately.
///
/// A stack asks at several widths before it decides on one: what was measured at each is kept, so that the answers are
/// the same when it asks again.
struct LazyMeasures {
  private struct Entry {
    var room: CGFloat?
    var extents = LazyExtents()
    /// The length across where none is proposed.
    var across: CGFloat?
    /// Whether every item was measured since something below changed.
    var isComplete = false
  }

  /// Probes at zero, infinity and nil, and the final proposal, are four: one of them is the present room.
  private static let others = 4
  private var present = Entry()
  private var others = BoundedCache<CGFloat?, Entry>(limit: LazyMeasures.others)
  private var hasRoom = false

  /// The lengths for the present room.
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

  /// Makes a room the present one; nil: no room is given.
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

  /// Something below changed: what was measured for other rooms holds no more.
  mutating func sizesChanged() {
    others.removeAll()
    present.isComplete = false
  }

  /// Forgets everything.
  mutating func forget() { self = LazyMeasures() }
}
