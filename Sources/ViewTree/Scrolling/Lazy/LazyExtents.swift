import Foundation

/// The lengths of many items along an axis, most of which nobody has measured.
///
/// Unmeasured items count with one estimate, found from the first ones and kept, so that the whole does not change
/// length while it is scrolled; measured ones are kept as what they differ by.
struct LazyExtents {
  private(set) var count = 0
  private(set) var spacing: CGFloat = 0
  /// The length of an item that was not measured.
  private(set) var estimate: CGFloat?
  /// The items that differ from the estimate, by index.
  private var deviations: [(index: Int, delta: CGFloat)] = []

  mutating func reset(count: Int, spacing: CGFloat) {
    if count != self.count || spacing != self.spacing {
      deviations.removeAll { $0.index >= count }
    }
    self.count = count
    self.spacing = spacing
  }

  /// Forgets all measures, as after a change of width.
  mutating func forget() {
    estimate = nil
    deviations = []
  }

  /// Takes the estimate from the mean of the first measures.
  mutating func setEstimate(_ value: CGFloat) { if estimate == nil { estimate = value } }

  /// Notes the length of an item.
  ///
  /// - Returns: whether it differs from what was assumed.
  mutating func measure(_ index: Int, _ length: CGFloat) -> Bool {
    let base = estimate ?? length
    if estimate == nil { estimate = length }
    let delta = length - base
    let position = deviations.partitioningIndex { $0.index >= index }
    if position < deviations.count, deviations[position].index == index {
      guard abs(deviations[position].delta - delta) > 1e-6 else { return false }
      if delta == 0 { deviations.remove(at: position) } else { deviations[position].delta = delta }
      return true
    }
    guard abs(delta) > 1e-6 else { return false }
    deviations.insert((index, delta), at: position)
    return true
  }

  func length(_ index: Int) -> CGFloat {
    let position = deviations.partitioningIndex { $0.index >= index }
    let base = estimate ?? 0
    if position < deviations.count, deviations[position].index == index {
      return base + deviations[position].delta
    }
    return base
  }

  /// Where an item starts.
  func start(_ index: Int) -> CGFloat {
    var sum = CGFloat(index) * ((estimate ?? 0) + spacing)
    for deviation in deviations {
      if deviation.index >= index { break }
      sum += deviation.delta
    }
    return sum
  }

  /// The length of everything.
  var total: CGFloat { count == 0 ? 0 : max(0, start(count) - spacing) }

  /// The item at a place.
  func index(at position: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if start(middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
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
