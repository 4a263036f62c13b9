import Foundation

/// Shows a card slightly smaller, behind the card of another menu. Only the presentation changes: a menu that opens at
/// one of its rows opens at the row's model frame.
struct MenuRecession: LayoutModifier {
  typealias Body = Never
  /// 0: at full size; 1: at `scale`.
  let progress: CGFloat

  final class Wrapper: TransformLayout<CGFloat> {
    /// The scale of a covered card.
    private static let scale: CGFloat = 0.94

    override func matrix(_ data: CGFloat, _ size: CGSize) -> ProjectionTransform {
      guard data != 0, data.isFinite else { return ProjectionTransform() }
      let scale = 1 - data * (1 - Self.scale)
      return ProjectionTransform(
        CGAffineTransform(translationX: size.width / 2, y: size.height / 2).scaledBy(x: scale, y: scale)
          .translatedBy(x: -size.width / 2, y: -size.height / 2))
    }

    override func childTransform(_ values: GeometryValues) -> ProjectionTransform? {
      values != .model ? super.childTransform(values) : nil
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    Wrapper(child, progress, context)
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.set(progress, context.transaction) }
}
