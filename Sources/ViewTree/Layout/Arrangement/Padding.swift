import Foundation
import Graphics

/// Leaves space round a view.
struct PaddingModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let edges: Edge.Set
  /// nil: the standard distance.
  let insets: EdgeInsets?

  /// The documented standard padding.
  static let standard: CGFloat = 16

  private var resolved: EdgeInsets {
    (insets
      ?? EdgeInsets(
        top: PaddingModifier.standard, leading: PaddingModifier.standard, bottom: PaddingModifier.standard,
        trailing: PaddingModifier.standard)).only(edges)
  }

  final class Wrapper: UnaryLayout {
    var insets = EdgeInsets()

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - insets.horizontal) },
        height: proposal.height.map { max(0, $0 - insets.vertical) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let inner = child.sizeThatFits(offer(proposal))
      return CGSize(
        width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
      child.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: offer(proposal))
    }

    override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
      -> CGFloat?
    {
      let o = offer(proposal)
      return child.explicitAlignment(key, in: child.sizeThatFits(o), proposal: o).map {
        $0 + (key.axis == .horizontal ? insets.leading : insets.top)
      }
    }

    override func computeSpacing() -> ViewSpacing {
      var spacing = ownSpacing ?? child.preferredSpacing
      for edge in Edge.allCases where insets[edge] != 0 { spacing[edge] = ViewSpacing()[edge] }
      return spacing
    }

    override var mirrorsChildren: Bool { isRightToLeft }
    override var fillingScrollView: (any CoveredContent)? { nil }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.insets = resolved
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    let insets = resolved
    guard insets != layout.insets else { return }
    layout.insets = insets
    layout.setNeedsLayout()
  }
}

extension View {
  /// Leaves `length` points (nil: the standard 16) on some edges.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      PaddingModifier(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Leaves `length` points on all edges.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Leaves an own distance on each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(edges: .all, insets: insets))
  }
}
