import Foundation

/// The algorithm of `ZStack`: children on top of each other, aligned on their guides.
///
/// The children of the highest priority are offered what the stack is offered and give it its size; the others are
/// offered that size.
@MainActor struct LayerArrangement {
  /// What each child was offered.
  private(set) var proposals: [ProposedViewSize] = []
  /// The top leading corners of the children, in the stack's points.
  private(set) var origins: [CGPoint] = []
  private(set) var size = CGSize.zero
  private let alignment: Alignment
  /// Where the stack's alignment lines cross.
  private(set) var lines = CGPoint.zero

  init(_ children: [LayoutNode], _ alignment: Alignment, _ proposal: ProposedViewSize) {
    self.alignment = alignment
    guard let highest = children.map(\.layoutPriority).max() else { return }
    let leads = children.map { $0.layoutPriority == highest }
    var (x, y) = (GuideSpan(), GuideSpan())
    for (child, leads) in zip(children, leads) where leads {
      let d = child.dimensions(proposal)
      x.add(d[alignment.horizontal], d.width)
      y.add(d[alignment.vertical], d.height)
    }
    size = CGSize(width: x.length, height: y.length)
    lines = CGPoint(x: x.line, y: y.line)
    let own = ProposedViewSize(size)
    for (child, leads) in zip(children, leads) {
      let offer = leads ? proposal : own
      let d = child.dimensions(offer)
      proposals.append(offer)
      origins.append(CGPoint(x: lines.x - d[alignment.horizontal], y: lines.y - d[alignment.vertical]))
    }
  }

  /// A guide that children set: the stack's own line, else what those children make of it together.
  func explicitAlignment(_ key: AlignmentKey, _ children: [LayoutNode]) -> CGFloat? {
    if children.isEmpty || origins.count != children.count { return nil }
    let values = children.indices.compactMap { i -> CGFloat? in
      children[i].explicitAlignment(key, in: children[i].sizeThatFits(proposals[i]), proposal: proposals[i])
        .map {
          $0 + origins[i][key.axis]
        }
    }
    if values.isEmpty { return nil }
    if key == alignment.horizontal.key { return lines.x }
    if key == alignment.vertical.key { return lines.y }
    return AlignmentCombination.combine(key, values)
  }

  static func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    children.reduce(into: ViewSpacing.zero) { $0.formUnion($1.computeSpacing()) }
  }
}

/// What lengths that are aligned on one line cover together.
struct GuideSpan {
  private var low = CGFloat.infinity
  private var high = -CGFloat.infinity
  private var isInfinite = false

  /// Adds a length whose guide lies at `guide`.
  mutating func add(_ guide: CGFloat, _ length: CGFloat) {
    // The answer to a probe: where its lines lie means nothing.
    guard length.isFinite, guide.isFinite else { return isInfinite = true }
    low = min(low, -guide)
    high = max(high, length - guide)
  }

  /// Where the line lies in the whole.
  var line: CGFloat { low.isFinite ? -low : 0 }
  /// The length of the whole.
  var length: CGFloat { isInfinite ? .infinity : low <= high ? high - low : 0 }
}
