import Foundation

/// A layout that the library computes on its own nodes.
protocol BuiltInLayout: Layout where Cache == BuiltInCache, AnimatableData == EmptyAnimatableData {
  @MainActor func arrange(_ nodes: [LayoutNode], _ proposal: ProposedViewSize) -> BuiltInArrangement
  @MainActor func spacing(_ nodes: [LayoutNode]) -> ViewSpacing
  /// What a layout that got a size arranges its views for.
  func placing(_ proposal: ProposedViewSize, in size: CGSize, count: Int) -> ProposedViewSize
}

/// The sizes and places that a layout found.
struct BuiltInArrangement {
  let size: CGSize
  let places: [(CGPoint, ProposedViewSize)]
  let alignment: @MainActor (AlignmentKey) -> CGFloat?
}

/// The last arrangement of a built-in layout.
public struct BuiltInCache {
  var last: (proposal: ProposedViewSize, arrangement: BuiltInArrangement)?
}

extension BuiltInLayout {
  func placing(_ proposal: ProposedViewSize, in size: CGSize, count: Int) -> ProposedViewSize { proposal }

  /// Layouts are called on the main thread only; their methods do not say so.
  private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout BuiltInCache
  ) -> BuiltInArrangement {
    if let last = cache.last, last.proposal == proposal { return last.arrangement }
    let (own, nodes) = (self, Box(subviews.nodes))
    let result = MainActor.assumeIsolated { Box(own.arrange(nodes.value, proposal)) }.value
    cache.last = (proposal, result)
    return result
  }

  private func alignment(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout BuiltInCache
  ) -> CGFloat? {
    let proposal = placing(proposal, in: bounds.size, count: subviews.count)
    let result = Box(arrangement(proposal, subviews, &cache))
    let value = MainActor.assumeIsolated { result.value.alignment(key) }
    return value.map { $0 + (key.axis == .horizontal ? bounds.minX : bounds.minY) }
  }

  public func makeCache(subviews: LayoutSubviews) -> BuiltInCache { BuiltInCache() }
  public func updateCache(_ cache: inout BuiltInCache, subviews: LayoutSubviews) { cache.last = nil }

  public func spacing(subviews: LayoutSubviews, cache: inout BuiltInCache) -> ViewSpacing {
    let (own, nodes) = (self, Box(subviews.nodes))
    return MainActor.assumeIsolated { own.spacing(nodes.value) }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout BuiltInCache
  ) -> CGSize {
    arrangement(proposal, subviews, &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout BuiltInCache
  ) {
    let proposal = placing(proposal, in: bounds.size, count: subviews.count)
    for (subview, place) in zip(subviews, arrangement(proposal, subviews, &cache).places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.0.x, y: bounds.minY + place.0.y), proposal: place.1)
    }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout BuiltInCache
  ) -> CGFloat? {
    alignment(guide.key, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout BuiltInCache
  ) -> CGFloat? {
    alignment(guide.key, bounds, proposal, subviews, &cache)
  }
}
