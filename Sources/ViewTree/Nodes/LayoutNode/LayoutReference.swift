/// Knows the layout of a view, for as long as it is there: for modifiers that act on what they modify.
@MainActor final class LayoutReference {
  fileprivate(set) weak var layout: LayoutNode?
  nonisolated init() {}
}

/// Makes a reference lead to the layout of the modified view.
struct LayoutReferenceModifier: LayoutModifier {
  typealias Body = Never
  let reference: LayoutReference

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> UnaryLayout {
    let layout = UnaryLayout(child, context)
    reference.layout = layout
    return layout
  }
  func updateLayout(_ layout: UnaryLayout, _ context: NodeContext) { reference.layout = layout }
}
