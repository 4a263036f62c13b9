import Foundation
import Graphics

/// The layout of a large title: it moves up with the content and goes under the bar, and grows a little where the
/// content is pulled down. It is not hit, so that drags and wheels on it scroll the content that it belongs to.
@MainActor final class NavigationTitleLayout: LayoutNode {
  private enum Metrics {
    /// The part of its size by which a title grows for a point's pull, and at most.
    static let growth: CGFloat = 0.001
    static let stretch: CGFloat = 0.08
  }

  /// How far the content is scrolled, in points.
  var travel: @MainActor () -> CGFloat = { 0 }
  /// How far a search has moved it above its own place, in points.
  var lift: @MainActor () -> CGFloat = { 0 }
  /// The height that the title has at its own place, and the margin beside it, in points.
  var height: CGFloat = 0
  var margin: CGFloat = 0

  /// The height of its text in a width.
  func textHeight(in width: CGFloat) -> CGFloat {
    participants.first?.sizeThatFits(ProposedViewSize(width: max(0, width), height: nil)).height ?? 0
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let room = ProposedViewSize(width: max(0, size.width - 2 * margin), height: nil)
    for child in participants {
      child.place(at: CGPoint(x: margin, y: height / 2 - 2), anchor: .leading, proposal: room)
    }
  }

  override func childTransform(_ values: GeometryValues) -> ProjectionTransform? {
    let (offset, lift) = (travel(), lift())
    guard offset != 0 || lift != 0 else { return nil }
    guard offset < 0 else { return .translation(x: 0, y: -offset - lift) }
    // No larger than fits between the margins.
    let width = max(1, participants.first?.size.width ?? 0)
    let greatest = max(1, (size.width - 2 * margin) / width)
    let k = min(1 + min(Metrics.stretch, -offset * Metrics.growth), greatest)
    let fixed = CGPoint(x: isRightToLeft ? size.width - margin : margin, y: height)
    return ProjectionTransform(
      CGAffineTransform(translationX: fixed.x, y: fixed.y - offset - lift).scaledBy(x: k, y: k)
        .translatedBy(x: -fixed.x, y: -fixed.y))
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    guard travel() < height else { return }
    var inner = state
    // Nothing covers the bar into which it is lifted.
    let (lift, sight) = (max(0, lift()), state.rect)
    let clip = CGRect(
      x: sight.minX, y: sight.minY - lift, width: sight.width, height: sight.height + lift)
    inner.clips.append(
      DisplayClip(path: Path(clip), transform: state.transform, style: FillStyle(antialiased: false)))
    composeChildren(composer, inner)
  }

  override func ownHit(_ point: CGPoint) -> OwnHit? { .missed }
}

/// The container of a page's large title.
struct NavigationTitleContainer<Content: View>: ContainerView {
  let content: Content
  func makeLayout(_ context: NodeContext) -> NavigationTitleLayout { NavigationTitleLayout(context) }
  func updateLayout(_ layout: NavigationTitleLayout, _ context: NodeContext) {}
}
