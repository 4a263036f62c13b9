import Foundation
import Graphics

/// Centres the label of an action in that part of it which shows when its row is open: next to the row's content. What goes
/// on beyond, for a row that is drawn further, is empty.
struct SwipeActionLabelArea: LayoutModifier {
  typealias Body = Never
  let edge: HorizontalEdge

  final class Wrapper: UnaryLayout {
    var edge = HorizontalEdge.trailing {
      didSet { if edge != oldValue { setNeedsLayout() } }
    }

    /// How wide that part is; nil: it is in no row.
    private var width: CGFloat? {
      var node: LayoutNode = self
      while let above = node.parent {
        if let row = above as? SwipeRowLayout { return row.labelWidths[ObjectIdentifier(node)] }
        node = above
      }
      return nil
    }

    override var mirrorsChildren: Bool { isRightToLeft }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let own = child.sizeThatFits(proposal)
      return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
      let width = min(width ?? size.width, size.width)
      let middle = edge == .trailing ? width / 2 : size.width - width / 2
      child.place(
        at: CGPoint(x: middle, y: size.height / 2), anchor: .center,
        proposal: ProposedViewSize(width: width, height: size.height))
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.edge = edge
    return layout
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.edge = edge }
}
