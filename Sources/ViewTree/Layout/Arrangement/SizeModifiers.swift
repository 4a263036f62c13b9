import Foundation

/// Offers a view its ideal size on some axes.
struct FixedSizeModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let horizontal: Bool
  let vertical: Bool

  final class Wrapper: UnaryLayout {
    var horizontal = true
    var vertical = true

    private func offer(_ p: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: horizontal ? nil : p.width, height: vertical ? nil : p.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(offer(proposal)) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
      child.place(at: .zero, proposal: offer(proposal))
    }

    override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
      -> CGFloat?
    {
      child.explicitAlignment(key, in: size, proposal: offer(proposal))
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    (layout.horizontal, layout.vertical) = (horizontal, vertical)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    guard horizontal != layout.horizontal || vertical != layout.vertical else { return }
    (layout.horizontal, layout.vertical) = (horizontal, vertical)
    layout.setNeedsLayout()
  }
}

/// How content fits an area of another shape.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible inside.
  case fit
  /// As small as possible round it.
  case fill
}

/// Offers a view a size of a certain ratio.
struct AspectRatioModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  /// Width by height; nil: that of the view's ideal size.
  let ratio: CGFloat?
  let mode: ContentMode

  final class Wrapper: UnaryLayout {
    var ratio: CGFloat?
    var mode = ContentMode.fit

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      guard proposal != .unspecified else { return proposal }
      var r = ratio ?? 0
      if ratio == nil {
        let ideal = child.sizeThatFits(.unspecified)
        r = ideal.height > 0 ? ideal.width / ideal.height : 0
      }
      guard r > 0, r.isFinite else { return proposal }
      switch (proposal.width, proposal.height) {
      case (nil, nil): return proposal
      case (let w?, nil): return ProposedViewSize(width: w, height: w / r)
      case (nil, let h?): return ProposedViewSize(width: h * r, height: h)
      case (let w?, let h?):
        if w.isInfinite && h.isInfinite { return proposal }
        let widthLimits = w / r <= h
        return widthLimits == (mode == .fit)
          ? ProposedViewSize(width: w, height: w / r) : ProposedViewSize(width: h * r, height: h)
      }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(offer(proposal)) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
      child.place(at: .zero, proposal: offer(proposal))
    }

    override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
      -> CGFloat?
    {
      child.explicitAlignment(key, in: size, proposal: offer(proposal))
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    (layout.ratio, layout.mode) = (ratio, mode)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    guard ratio != layout.ratio || mode != layout.mode else { return }
    (layout.ratio, layout.mode) = (ratio, mode)
    layout.setNeedsLayout()
  }
}

extension View {
  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal size on some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Constrains the view's shape to a ratio of width to height.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(
      AspectRatioModifier(
        ratio: aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, mode: contentMode))
  }

  /// As large as fits, in the view's own ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// As small as covers, in the view's own ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
