import Foundation

/// The layout of a search field, which moves with the large title: up until it lies below the bar, and down where the
/// content is pulled.
@MainActor final class NavigationSearchLayout: LayoutNode {
  /// How far it has moved, in points.
  var travel: @MainActor () -> CGFloat = { 0 }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let content = proposal.height == nil ? participants.first?.sizeThatFits(proposal).height : nil
    var size = proposal.replacingUnspecifiedDimensions()
    size.height = content ?? size.height
    return size
  }
  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for child in participants { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }
  override func childTransform(_ values: GeometryValues) -> ProjectionTransform? {
    let distance = travel()
    return distance == 0 ? nil : .translation(x: 0, y: -distance)
  }
}

struct NavigationSearchContainer<Content: View>: ContainerView {
  let content: Content
  func makeLayout(_ context: NodeContext) -> NavigationSearchLayout { NavigationSearchLayout(context) }
  func updateLayout(_ layout: NavigationSearchLayout, _ context: NodeContext) {}
}
