import Foundation

/// Keeps a part of a bar at its place while its page moves, or lets it move by itself there.
struct NavigationBarPart: LayoutModifier {
  typealias Body = Never
  /// How the part moves.
  enum Motion {
    /// With the page.
    case page
    /// Not at all.
    case still
    /// As a title that appears or disappears.
    case title
    /// In items that do not move: from the place of the old title, whose text it shows.
    case backLabel
  }

  let motion: Motion
  /// Whether it moves out of the bar for the field of a search that is used.
  var givesWay = false

  final class Wrapper: UnaryLayout {
    var kind = Motion.page
    var givesWay = false
    private var page: NavigationPageLayout? { firstAbove { $0 as? NavigationPageLayout } }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
      super.placeChildren(in: size, proposal: proposal)
      if kind == .backLabel { page?.backLabel = self }
    }

    override func ownHit(_ point: CGPoint) -> OwnHit? {
      givesWay && page?.isCollapsed == true ? .missed : super.ownHit(point)
    }

    override func childTransform(_ values: GeometryValues) -> ProjectionTransform? {
      guard let page else { return nil }
      let lift = givesWay ? page.lift(values) : 0
      if lift != 0 { return .translation(x: 0, y: -lift) }
      guard values != .model, kind != .page, let passage = page.passage else { return nil }
      let displacement =
        switch kind {
        case .page: CGFloat(0)
        case .still: -passage.drift
        case .title: passage.titleShift - passage.drift
        case .backLabel: passage.backShift
        }
      return displacement == 0 ? nil : .translation(x: displacement, y: 0)
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    updateLayout(layout, context)
    return layout
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    (layout.kind, layout.givesWay) = (motion, givesWay)
  }
}
