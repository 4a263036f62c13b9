import Foundation
import Graphics

/// The algorithm of `ZStack`: children on top of each other, aligned on their guides.
///
/// The children of the highest priority give the stack its size. All are placed in that size, so what stretches covers
/// the largest of them, whatever the stack itself was offered.
@MainActor struct LayerArrangement {
  /// What each child was offered.
  let proposal: ProposedViewSize
  /// The top leading corners of the children, in the stack's points.
  private(set) var origins: [CGPoint] = []
  private(set) var size = CGSize.zero
  private let alignment: Alignment
  /// Where the stack's alignment lines cross.
  private(set) var lines = CGPoint.zero

  init(_ children: [LayoutNode], _ alignment: Alignment, _ proposal: ProposedViewSize) {
    self.alignment = alignment
    self.proposal = proposal
    guard let highest = children.map(\.layoutPriority).max() else { return }
    let all = children.map { $0.dimensions(proposal) }
    var (x, y) = (GuideSpan(), GuideSpan())
    for (child, d) in zip(children, all) where child.layoutPriority == highest {
      x.add(d[alignment.horizontal], d.width)
      y.add(d[alignment.vertical], d.height)
    }
    size = CGSize(width: x.length, height: y.length)
    lines = CGPoint(x: x.line, y: y.line)
    origins = all.map { CGPoint(x: lines.x - $0[alignment.horizontal], y: lines.y - $0[alignment.vertical]) }
  }

  /// What a stack of a size arranges its children for. A stack of one is as if it were not there.
  nonisolated static func placing(_ proposal: ProposedViewSize, in size: CGSize, count: Int)
    -> ProposedViewSize
  {
    count > 1 ? ProposedViewSize(size) : proposal
  }

  /// The children in the sizes that they choose when the size of the whole is proposed to them.
  static func settled(_ children: [LayoutNode], _ alignment: Alignment, _ proposal: ProposedViewSize)
    -> LayerArrangement
  {
    let first = LayerArrangement(children, alignment, proposal)
    let offer = placing(proposal, in: first.size, count: children.count)
    if offer == proposal { return first }
    var result = LayerArrangement(children, alignment, offer)
    result.size = first.size
    return result
  }

  /// A guide that children set: the stack's own line, else what those children make of it together.
  func explicitAlignment(_ key: AlignmentKey, _ children: [LayoutNode]) -> CGFloat? {
    if children.isEmpty || origins.count != children.count { return nil }
    let values = zip(children, origins).compactMap { child, origin -> CGFloat? in
      child.explicitAlignment(key, in: child.sizeThatFits(proposal), proposal: proposal).map {
        $0 + origin[key.axis]
      }
    }
    if values.isEmpty { return nil }
    if key == alignment.horizontal.key { return lines.x }
    if key == alignment.vertical.key { return lines.y }
    return AlignmentCombination.combine(key, values)
  }

  /// The distances that a stack of these children prefers: those of the children that determine its size.
  static func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    guard let highest = children.map(\.layoutPriority).max() else { return .zero }
    return children.reduce(into: ViewSpacing.none) {
      if $1.layoutPriority == highest { $0.formUnion($1.preferredSpacing) }
    }
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
