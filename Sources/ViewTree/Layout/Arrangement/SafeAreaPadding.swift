import Foundation
import Graphics

/// Counts some space at the edges of a view as covered: what fills it keeps clear, what scrolls begins there.
struct SafeAreaPaddingModifier: LayoutModifier {
  typealias Body = Never
  let insets: EdgeInsets

  final class Wrapper: UnaryLayout, Surroundings {
    var insets = EdgeInsets()
    private var isMeasuring = false

    override var stopsInvalidation: Bool { isMeasuring }

    /// What of the insets the content itself leaves free.
    private var own: EdgeInsets {
      guard let scrollView = child.fillingScrollView else { return insets }
      isMeasuring = true
      scrollView.cover(insets, by: self)
      isMeasuring = false
      return EdgeInsets()
    }

    private func offer(_ proposal: ProposedViewSize, _ own: EdgeInsets) -> ProposedViewSize {
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - own.horizontal) },
        height: proposal.height.map { max(0, $0 - own.vertical) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let own = self.own
      let inner = child.sizeThatFits(offer(proposal, own))
      return CGSize(width: inner.width + own.horizontal, height: inner.height + own.vertical)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
      let own = self.own
      child.place(at: CGPoint(x: own.leading, y: own.top), proposal: offer(proposal, own))
    }

    override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
      -> CGFloat?
    {
      let own = self.own
      let o = offer(proposal, own)
      return child.explicitAlignment(key, in: child.sizeThatFits(o), proposal: o).map {
        $0 + (key.axis == .horizontal ? own.leading : own.top)
      }
    }

    override var surroundings: (any Surroundings)? { self }
    var safeAreaRect: CGRect? {
      CGRect(
        x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top,
        width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    }

    override var mirrorsChildren: Bool { isRightToLeft }
    override func detached() {
      super.detached()
      child.fillingScrollView?.cover(nil, by: self)
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.insets = insets
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    guard layout.insets != insets else { return }
    layout.insets = insets
    layout.setNeedsLayout()
  }
}

extension View {
  /// Counts a distance from each edge as covered.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Counts `length` points (nil: the standard 16) at some edges as covered.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let value = length ?? PaddingModifier.standard
    return safeAreaPadding(
      EdgeInsets(top: value, leading: value, bottom: value, trailing: value).only(edges))
  }

  /// Counts `length` points at all edges as covered.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
