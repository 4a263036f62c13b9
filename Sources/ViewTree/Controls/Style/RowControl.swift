import Foundation

/// A control at the end of a row of a list: it reaches into the row's distances above and below its content, so that
/// a row with a switch is no higher than one with a line of text. Elsewhere it changes nothing.
struct RowControl: LayoutModifier {
  typealias Body = Never

  final class Wrapper: UnaryLayout {
    /// How far a control may reach out at each edge, in points: 11 of a row's distances, less the 5 that stay free.
    private static let reach: CGFloat = 6
    var isInRow = false

    private func reach(_ own: CGSize) -> CGFloat { isInRow ? min(Self.reach, own.height / 2) : 0 }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let own = child.sizeThatFits(proposal)
      return CGSize(width: own.width, height: own.height - 2 * reach(own))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
      child.place(at: CGPoint(x: 0, y: -reach(child.sizeThatFits(proposal))), proposal: proposal)
    }

    override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
      -> CGFloat?
    {
      let own = child.sizeThatFits(proposal)
      guard let guide = child.explicitAlignment(key, in: own, proposal: proposal) else { return nil }
      return key.axis == .vertical ? guide - reach(own) : guide
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    guard layout.isInRow != context.environment.isListRow else { return }
    layout.isInRow = context.environment.isListRow
    layout.setNeedsLayout()
  }
}

extension View {
  /// Makes the view a control that a row of a list need not be higher for.
  func rowControl() -> some View { modifier(RowControl()) }
}
