import Foundation
import Graphics

/// Fills the proposal and puts the view's centre at a point of it.
struct PositionModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let position: CGPoint

  final class Wrapper: UnaryLayout {
    var point = CGPoint.zero

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      if let width = proposal.width, let height = proposal.height {
        return CGSize(width: width, height: height)
      }
      return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
      child.place(at: point, anchor: .center, proposal: proposal)
    }

    override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
      -> CGFloat?
    {
      let inner = child.sizeThatFits(proposal)
      return child.explicitAlignment(key, in: inner, proposal: proposal).map {
        $0 + point[key.axis] - inner[key.axis] / 2
      }
    }

    override var mirrorsChildren: Bool { isRightToLeft }
    override var fillingScrollView: (any CoveredContent)? { nil }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.point = legal
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    guard layout.point != legal else { return }
    layout.point = legal
    layout.setNeedsLayout()
  }

  private var legal: CGPoint {
    CGPoint(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
  }
}

extension View {
  /// Puts the view's centre at a point of all the space that its container offers.
  public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

  /// Puts the view's centre at a point of all the space that its container offers.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
