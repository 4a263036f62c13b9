import Foundation

/// The layout of `HStack` and `VStack`.
@MainActor final class StackLayout: LayoutNode {
  let axis: Axis
  private var key: AlignmentKey
  private var spacing: CGFloat?
  private var last: (proposal: ProposedViewSize, arrangement: StackArrangement)?

  init(axis: Axis, key: AlignmentKey, spacing: CGFloat?, _ context: NodeContext) {
    self.axis = axis
    self.key = key
    self.spacing = spacing
    super.init(context)
  }

  func update(key: AlignmentKey, spacing: CGFloat?) {
    guard key != self.key || spacing != self.spacing else { return }
    self.key = key
    self.spacing = spacing
    setNeedsLayout()
  }

  private func arrangement(_ proposal: ProposedViewSize) -> StackArrangement {
    if let last, last.proposal == proposal, !needsLayout { return last.arrangement }
    let result = StackArrangement(
      participants, axis: axis, alignment: key, spacing: spacing, proposal: proposal)
    last = (proposal, result)
    return result
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let result = StackArrangement(
      participants, axis: axis, alignment: key, spacing: spacing, proposal: proposal)
    last = (proposal, result)
    return result.size
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let result: StackArrangement
    if let last, last.proposal == proposal {
      result = last.arrangement
    } else {
      result = arrangement(proposal)
    }
    for (i, child) in participants.enumerated() where i < result.origins.count {
      child.place(at: result.origins[i], proposal: result.proposals[i])
    }
  }

  override func childrenChanged() { last = nil }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let result: StackArrangement
    if let last, last.proposal == proposal {
      result = last.arrangement
    } else {
      result = arrangement(proposal)
    }
    let values = zip(participants, result.origins.indices).compactMap { child, i -> CGFloat? in
      child.explicitAlignment(key, in: result.sizes[i], proposal: result.proposals[i]).map {
        $0 + result.origins[i][key.axis]
      }
    }
    // Its own line, where a child set the guide; a stack of plain views has no guide of its own to hand out.
    if key == self.key { return values.isEmpty ? nil : result.guide }
    return AlignmentCombination.combine(key, values)
  }

  override func computeSpacing() -> ViewSpacing {
    if let ownSpacing { return ownSpacing }
    let list = participants
    guard let first = list.first, let end = list.last else { return .zero }
    var result = ViewSpacing.zero
    for child in list {
      let spacing = child.computeSpacing()
      result.formUnion(spacing, edges: axis == .vertical ? .horizontal : .vertical)
    }
    result.formUnion(first.computeSpacing(), edges: axis == .vertical ? .top : .leading)
    result.formUnion(end.computeSpacing(), edges: axis == .vertical ? .bottom : .trailing)
    return result
  }

  override var dumpType: String? { axis == .horizontal ? "HStack" : "VStack" }
}

/// How a container's guide follows from its children's.
enum AlignmentCombination {
  static func combine(_ key: AlignmentKey, _ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
