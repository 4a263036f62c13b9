import Foundation
import Graphics

/// Gives a view a fixed size on either axis.
struct FixedFrame: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  final class Wrapper: AligningLayout {
    var width: CGFloat?
    var height: CGFloat?

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      if let width, let height { return CGSize(width: width, height: height) }
      let inner = child.sizeThatFits(offer(proposal))
      return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    }

    override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
      offer(proposal)
    }

    override func computeSpacing() -> ViewSpacing {
      spacing(resetting: [width == nil ? [] : .horizontal, height == nil ? [] : .vertical])
    }
  }

  /// A length that a frame can have; anything else is as if it were not given.
  private static func legal(_ length: CGFloat?, _ tree: Tree) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0 && length.isFinite { return length }
    tree.warnOnce("frame", "frame(width:height:): \(length) is no legal length; it is ignored")
    return nil
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, alignment, context)
    layout.width = FixedFrame.legal(width, context.tree)
    layout.height = FixedFrame.legal(height, context.tree)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    let (w, h) = (FixedFrame.legal(width, context.tree), FixedFrame.legal(height, context.tree))
    layout.alignment = alignment
    guard w != layout.width || h != layout.height else { return }
    (layout.width, layout.height) = (w, h)
    layout.setNeedsLayout()
  }
}

/// Limits a view's size and lets it fill the proposal.
struct FlexibleFrame: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  struct Limits: Equatable {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
  }

  let limits: Limits
  let alignment: Alignment

  final class Wrapper: AligningLayout {
    var limits = Limits()

    private static func clamp(_ x: CGFloat, _ low: CGFloat?, _ high: CGFloat?) -> CGFloat {
      var x = x
      if let high { x = min(x, high) }
      if let low { x = max(x, low) }
      return x
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      func one(_ p: CGFloat?, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> CGFloat? {
        guard let value = p ?? ideal else { return nil }
        return Wrapper.clamp(value, low, high)
      }
      return ProposedViewSize(
        width: one(proposal.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
        height: one(proposal.height, limits.minHeight, limits.idealHeight, limits.maxHeight))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let inner = child.sizeThatFits(offer(proposal))
      func one(_ p: CGFloat?, _ c: CGFloat, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> CGFloat {
        guard let p else { return Wrapper.clamp(ideal ?? c, low, high) }
        switch (low, high) {
        case (nil, nil): return c
        case (let low?, nil): return max(min(p, c), low)
        case (nil, let high?): return min(max(p, c), high)
        case (let low?, let high?): return max(low, min(p, high))
        }
      }
      var result = CGSize(
        width: one(proposal.width, inner.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
        height: one(proposal.height, inner.height, limits.minHeight, limits.idealHeight, limits.maxHeight))
      // Infinity is an answer to a probe only.
      if result.width.isInfinite, proposal.width?.isInfinite != true { result.width = inner.width }
      if result.height.isInfinite, proposal.height?.isInfinite != true { result.height = inner.height }
      return result
    }

    /// The frame's own size; where neither the proposal nor the limits decided it, the child stays ideal.
    override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
      func one(_ p: CGFloat?, _ length: CGFloat, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?)
        -> CGFloat?
      {
        let isChilds = (low ?? -.infinity) < length && length < (high ?? .infinity)
        return p == nil && ideal == nil && isChilds ? nil : length
      }
      return ProposedViewSize(
        width: one(proposal.width, size.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
        height: one(proposal.height, size.height, limits.minHeight, limits.idealHeight, limits.maxHeight))
    }

    override func computeSpacing() -> ViewSpacing {
      let l = limits
      let isWide = l.minWidth != nil || l.idealWidth != nil || l.maxWidth != nil
      let isHigh = l.minHeight != nil || l.idealHeight != nil || l.maxHeight != nil
      return spacing(resetting: [isWide ? .horizontal : [], isHigh ? .vertical : []])
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, alignment, context)
    layout.limits = limits
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.alignment = alignment
    guard limits != layout.limits else { return }
    layout.limits = limits
    layout.setNeedsLayout()
  }
}

/// A wrapper that aligns its child by guides in a size of its own.
@MainActor class AligningLayout: UnaryLayout {
  final var alignment: Alignment {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  init(_ child: LayoutNode, _ alignment: Alignment, _ context: NodeContext) {
    self.alignment = alignment
    super.init(child, context)
  }

  /// What the child is offered once the own size is known.
  func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Where the child's top leading corner goes.
  final func childOrigin(in size: CGSize, _ offer: ProposedViewSize) -> CGPoint {
    let inner = child.dimensions(offer)
    let own = ViewDimensions(size: size) { _ in nil }
    return CGPoint(
      x: own[alignment.horizontal] - inner[alignment.horizontal],
      y: own[alignment.vertical] - inner[alignment.vertical])
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offer = childProposal(in: size, proposal)
    child.place(at: childOrigin(in: size, offer), proposal: offer)
  }

  override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let offer = childProposal(in: size, proposal)
    let inner = child.sizeThatFits(offer)
    let origin = childOrigin(in: size, offer)
    return child.explicitAlignment(key, in: inner, proposal: offer).map { $0 + origin[key.axis] }
  }

  /// The child's distances, but the standard ones on edges that are the frame's own.
  final func spacing(resetting edges: Edge.Set) -> ViewSpacing {
    var spacing = ownSpacing ?? child.preferredSpacing
    guard !spacing.isKeptByFrames else { return spacing }
    for edge in Edge.allCases where edges.contains(edge) { spacing[edge] = ViewSpacing()[edge] }
    return spacing
  }

  override var mirrorsChildren: Bool { isRightToLeft }
}

extension View {
  /// Puts the view into a frame of a fixed size.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame whose size follows the proposal within limits.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        limits: .init(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight), alignment: alignment))
  }

  /// Does nothing here, nor in SwiftUI.
  @available(*, deprecated, message: "pass a size")
  public func frame() -> some View { self }
}
