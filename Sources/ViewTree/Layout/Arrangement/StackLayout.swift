import Foundation

/// The layout of `HStack` and `VStack`.
@MainActor class StackLayout: LayoutNode, ViewArranging, Surroundings {
  let axis: Axis
  private var key: AlignmentKey
  private var spacing: CGFloat?
  private var last: (proposal: ProposedViewSize, arrangement: StackArrangement)?

  var arrangesViews: Bool { true }

  init(axis: Axis, key: AlignmentKey, spacing: CGFloat?, _ context: NodeContext) {
    self.axis = axis
    self.key = key
    self.spacing = spacing
    super.init(context)
  }

  final func update(key: AlignmentKey, spacing: CGFloat?) {
    guard key != self.key || spacing != self.spacing else { return }
    self.key = key
    self.spacing = spacing
    setNeedsLayout()
  }

  private func arrangement(_ proposal: ProposedViewSize) -> StackArrangement {
    if let last, last.proposal == proposal { return last.arrangement }
    let result = StackArrangement(
      participants, axis: axis, alignment: key, spacing: spacing, proposal: proposal)
    last = (proposal, result)
    return result
  }

  private func placing(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
    StackArrangement.placing(proposal, in: size, axis, count: participants.count)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let result = arrangement(placing(proposal, size))
    for (i, child) in participants.enumerated() where i < result.origins.count {
      child.place(at: result.origins[i], proposal: result.proposals[i])
    }
  }

  override func childrenChanged() { last = nil }
  override func sizesForgotten() { last = nil }
  override var surroundings: (any Surroundings)? { self }
  var stackAxis: Axis? { axis }

  override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    arrangement(placing(proposal, size)).explicitAlignment(key, participants)
  }

  override func computeSpacing() -> ViewSpacing {
    ownSpacing ?? StackArrangement.spacing(participants, axis).kept(as: onlyParticipant)
  }

  override var layoutPriority: Double { onlyParticipant?.layoutPriority ?? 0 }

  override var dumpEntry: DumpEntry { DumpEntry(axis == .horizontal ? "HStack" : "VStack") }
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
