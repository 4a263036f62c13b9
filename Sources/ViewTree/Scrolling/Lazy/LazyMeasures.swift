import Foundation

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

  /// Probes at zero, infinity and nil, and the final proposal, are four.
  private static let capacity = 5
  /// The present room first.
  private var entries = [Entry()]
  private var hasRoom = false

  /// The lengths for the present room.
  var extents: LazyExtents {
    get { entries[0].extents }
    _modify { yield &entries[0].extents }
  }

  var across: CGFloat? {
    get { entries[0].across }
    set { entries[0].across = newValue }
  }

  var isComplete: Bool {
    get { entries[0].isComplete }
    set { entries[0].isComplete = newValue }
  }

  /// Makes a room the present one; nil: no room is given.
  ///
  /// - Returns: whether it is another one.
  mutating func turn(to room: CGFloat?) -> Bool {
    if hasRoom, entries[0].room == room { return false }
    if hasRoom {
      let index = entries.firstIndex { $0.room == room }
      entries.insert(index.map { entries.remove(at: $0) } ?? Entry(room: room), at: 0)
      if entries.count > LazyMeasures.capacity { entries.removeLast() }
    } else {
      entries[0].room = room
    }
    hasRoom = true
    return true
  }

  /// Something below changed: what was measured for other rooms holds no more.
  mutating func sizesChanged() {
    entries.removeLast(entries.count - 1)
    entries[0].isComplete = false
  }

  /// Forgets everything.
  mutating func forget() {
    entries = [Entry()]
    hasRoom = false
  }
}
