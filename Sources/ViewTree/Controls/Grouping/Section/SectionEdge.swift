import Foundation

/// Marks where a section begins or ends; in lists and menus alone with a layout.
struct SectionEdge: View {
  let edge: ListEdge
  @Environment(\.isListRow) private var isInList
  @Environment(\.menuLink) private var menuLink
  var body: some View {
    if isInList || menuLink != nil { ListEdgeMarker(edge: edge) }
    SectionMark()
  }
}

/// A place in a list that has a length and shows nothing.
struct ListEdgeMarker: LeafView {
  let edge: ListEdge

  final class Layout: LayoutNode {
    var edge = ListEdge.listTop
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
    override func computeSpacing() -> ViewSpacing { .zero }
    override func trait(_ key: ObjectIdentifier) -> Any? {
      key == ObjectIdentifier(ListEdgeTrait.self) ? edge : nil
    }
  }

  func makeLayout(_ context: NodeContext) -> Layout {
    let layout = Layout(context)
    layout.edge = edge
    return layout
  }
  func updateLayout(_ layout: Layout, _ context: NodeContext) { layout.edge = edge }
}

extension SectionEdge: ListedView { static var isListed: Bool { false } }

extension SectionEdge: SubviewTraits {
  func collectTraits(into traits: inout [ObjectIdentifier: Any]) {
    traits[ObjectIdentifier(SectionEdgeTrait.self)] = edge
  }
}
