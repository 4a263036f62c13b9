import Foundation

/// The lengths of many items along an axis, most of which are not measured.
///
/// Unmeasured items count with one estimate, found from the first ones and kept, so that the total does not change
/// while it is scrolled; measured ones are stored as their differences from it. To measure an item, to find it and to
/// compute its place needs a number of steps that grows with the logarithm of the count.
struct LazyExtents {
  private(set) var count = 0
  private(set) var spacing: CGFloat = 0
  /// The length of an item that was not measured.
  private(set) var estimate: CGFloat?
  /// The differences of measured items from the estimate.
  private var deviations = SparseSums<CGFloat>()

  mutating func reset(count: Int, spacing: CGFloat) {
    if count < self.count { deviations.removeAll(from: count) }
    self.count = count
    self.spacing = spacing
  }

  /// Forgets all measures, as after a change of width.
  mutating func forget() {
    estimate = nil
    deviations = SparseSums()
  }

  /// Makes a length the estimate, where there is none.
  mutating func setEstimate(_ value: CGFloat) { if estimate == nil { estimate = value } }

  /// Notes the length of an item.
  ///
  /// - Returns: whether it differs from the length that counted before.
  mutating func measure(_ index: Int, _ length: CGFloat) -> Bool {
    let base = estimate ?? length
    if estimate == nil { estimate = length }
    let delta = length - base
    guard abs(deviations[index] - delta) > 1e-6 else { return false }
    deviations.set(delta, at: index)
    return true
  }

  /// Makes an item count with the estimate again.
  ///
  /// - Returns: whether another length counted before.
  mutating func forget(_ index: Int) -> Bool {
    guard abs(deviations[index]) > 1e-6 else { return false }
    deviations.set(0, at: index)
    return true
  }

  func length(_ index: Int) -> CGFloat { (estimate ?? 0) + deviations[index] }

  /// Where an item starts.
  func start(_ index: Int) -> CGFloat { plainStart(index) + deviations.sum(before: index) }

  /// Where an item starts if all before it are as long as the estimate.
  private func plainStart(_ index: Int) -> CGFloat { CGFloat(index) * ((estimate ?? 0) + spacing) }

  /// The total length.
  var total: CGFloat { count == 0 ? 0 : max(0, start(count) - spacing) }

  /// The item at a place.
  func index(at position: CGFloat) -> Int {
    deviations.last(of: count) { plainStart($0) + $1 <= position }
  }
}

extension Array {
  /// The first index whose element fulfils a condition that all after it fulfil too.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
