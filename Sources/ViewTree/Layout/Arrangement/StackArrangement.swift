import Foundation
import Graphics

/// The stack algorithm: sizes and places children along an axis.
///
/// Children of the highest priority first, the least flexible of them before the others, each offered an equal share
/// of what is left; the minima of lower priorities are reserved. Spacers come last with their minimum kept.
@MainActor struct StackArrangement {
  /// Sizes of the children.
  private(set) var sizes: [CGSize] = []
  /// What each child was offered.
  private(set) var proposals: [ProposedViewSize] = []
  /// The top leading corners of the children, in the stack's points.
  private(set) var origins: [CGPoint] = []
  private(set) var size = CGSize.zero
  /// Where the stack's own alignment line lies across.
  private(set) var guide: CGFloat = 0

  let axis: Axis
  let key: AlignmentKey

  init(
    _ children: [LayoutNode], axis: Axis, alignment key: AlignmentKey, spacing: CGFloat?,
    proposal: ProposedViewSize
  ) {
    self.axis = axis
    self.key = key
    if children.count > 1 {
      let gaps = StackArrangement.gaps(children, axis, spacing)
      measure(children, gaps, proposal)
      align(children, gaps)
    } else if let only = children.first {
      // A stack of one is as if it were not there.
      size = only.sizeThatFits(proposal)
      (sizes, proposals, origins) = ([size], [proposal], [.zero])
      guide = only.position(of: key, in: size, proposal: proposal)
    }
  }

  /// What a stack of a size arranges its children for: those that stretch across follow the size that the others gave
  /// the stack.
  nonisolated static func placing(
    _ proposal: ProposedViewSize, in size: CGSize, _ axis: Axis, count: Int
  )
    -> ProposedViewSize
  {
    var result = proposal
    if count > 1, result[axis.other] == nil { result[axis.other] = size[axis.other] }
    return result
  }

  /// The distances between neighbours.
  static func gaps(_ children: [LayoutNode], _ axis: Axis, _ spacing: CGFloat?) -> [CGFloat] {
    guard children.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: children.count - 1) }
    var result: [CGFloat] = []
    var previous = children[0].preferredSpacing
    for child in children.dropFirst() {
      let next = child.preferredSpacing
      result.append(previous.distance(to: next, along: axis))
      previous = next
    }
    return result
  }

  private func offer(_ along: CGFloat?, _ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: along)
  }

  private mutating func measure(_ children: [LayoutNode], _ gaps: [CGFloat], _ proposal: ProposedViewSize) {
    let count = children.count
    guard let whole = proposal[axis] else {
      let nothing = offer(nil, proposal)
      proposals = Array(repeating: nothing, count: count)
      sizes = children.map { $0.sizeThatFits(nothing) }
      return
    }
    sizes = Array(repeating: .zero, count: count)
    proposals = Array(repeating: .zero, count: count)
    var room = whole - gaps.reduce(0, +)

    let priorities = children.map(\.layoutPriority)
    let smallest = offer(0, proposal)
    let levels = Set(priorities).sorted(by: >)
    var minima: [CGFloat]?
    if levels.count > 1 {
      minima = children.map { $0.sizeThatFits(smallest)[axis] }
    }
    for (index, level) in levels.enumerated() {
      var group = (0..<count).filter { priorities[$0] == level }
      var reserved: CGFloat = 0
      if let minima, index + 1 < levels.count {
        for i in 0..<count where priorities[i] < level { reserved += minima[i] }
      }
      if group.count > 1 {
        let largest = offer(.infinity, proposal)
        let ranges = group.map { i in
          let low = children[i].sizeThatFits(smallest)[axis]
          return (index: i, low: low, flexibility: children[i].sizeThatFits(largest)[axis] - low)
        }
        // Of those that fill any length the one that needs most comes first; equal ones keep their order.
        group = ranges.sorted { a, b in
          if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
          if a.flexibility == .infinity, a.low != b.low { return a.low > b.low }
          return a.index < b.index
        }.map(\.index)
      }
      var left = room - reserved
      for (done, i) in group.enumerated() {
        let share = max(0, left / CGFloat(group.count - done))
        let before = room
        measure(children, i, offer(share, proposal), &room)
        // Of an infinite length each child is proposed as much.
        if whole.isFinite { left -= before - room }
      }
    }
  }

  private mutating func measure(
    _ children: [LayoutNode], _ i: Int, _ proposal: ProposedViewSize, _ room: inout CGFloat
  ) {
    proposals[i] = proposal
    sizes[i] = children[i].sizeThatFits(proposal)
    room -= sizes[i][axis]
  }

  /// Finds the places from the sizes.
  private mutating func align(_ children: [LayoutNode], _ gaps: [CGFloat]) {
    let across = axis.other
    // The union starts at the line itself: guides that lie outside of all children widen the stack.
    var low: CGFloat = 0
    var high: CGFloat = 0
    var lines: [CGFloat] = []
    lines.reserveCapacity(children.count)
    for (i, child) in children.enumerated() {
      let line = child.position(of: key, in: sizes[i], proposal: proposals[i])
      lines.append(line)
      low = min(low, -line)
      high = max(high, sizes[i][across] - line)
    }
    guide = -low
    origins = []
    var along: CGFloat = 0
    for i in children.indices {
      origins.append(
        axis == .horizontal
          ? CGPoint(x: along, y: guide - lines[i]) : CGPoint(x: guide - lines[i], y: along))
      along += sizes[i][axis]
      if i < gaps.count { along += gaps[i] }
    }
    size = CGSize(axis, along: max(0, along), across: max(0, high - low))
  }

  /// A guide that children set: the stack's own line, else the combination of those children's positions. A stack of
  /// children that set none has none.
  func explicitAlignment(_ key: AlignmentKey, _ children: [LayoutNode]) -> CGFloat? {
    let values = zip(children, origins.indices).compactMap { child, i -> CGFloat? in
      child.explicitAlignment(key, in: sizes[i], proposal: proposals[i]).map { $0 + origins[i][key.axis] }
    }
    if key == self.key { return values.isEmpty ? nil : guide }
    return AlignmentCombination.combine(key, values)
  }

  /// The distances that a stack of these children prefers: along the axis those of the first and last child, across it
  /// the union of all.
  static func spacing(_ children: [LayoutNode], _ axis: Axis) -> ViewSpacing {
    guard let first = children.first, let end = children.last else { return .zero }
    var result = ViewSpacing.none
    for child in children {
      result.formUnion(child.preferredSpacing, edges: axis == .vertical ? .horizontal : .vertical)
    }
    result.formUnion(first.preferredSpacing, edges: axis == .vertical ? .top : .leading)
    result.formUnion(end.preferredSpacing, edges: axis == .vertical ? .bottom : .trailing)
    return result
  }
}
