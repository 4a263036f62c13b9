import Foundation

/// Grows a view out of its anchor, and shrinks it back into it.
struct GrowthTransition: Transition {
  /// What it begins with.
  private static var least: CGFloat { 0.4 }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(GrowthModifier(scale: phase.isIdentity ? 1 : Self.least))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Scales an anchored view about the point at which it touches its anchor.
private struct GrowthModifier: LayoutModifier {
  typealias Body = Never
  let scale: CGFloat

  final class Wrapper: TransformLayout<CGFloat> {
    override func matrix(_ data: CGFloat, _ size: CGSize) -> ProjectionTransform {
      guard data != 1, data.isFinite else { return ProjectionTransform() }
      var node = child
      while let unary = node as? UnaryLayout { node = unary.child }
      let p = (node as? AnchoredLayout)?.touch ?? CGPoint(x: size.width / 2, y: size.height / 2)
      return ProjectionTransform(
        CGAffineTransform(translationX: p.x, y: p.y).scaledBy(x: data, y: data).translatedBy(x: -p.x, y: -p.y)
      )
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper { Wrapper(child, scale, context) }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.set(scale, context.transaction) }
}
