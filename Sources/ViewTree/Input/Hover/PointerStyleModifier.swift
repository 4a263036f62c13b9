/// Gives the pointer a look over its content.
private struct PointerStyleModifier: LayoutModifier {
  typealias Body = Never
  let style: PointerStyle?

  final class Wrapper: UnaryLayout, PointerResponder {
    var style: PointerStyle?
    override var pointerResponder: (any PointerResponder)? { self }
    var pointerStyle: PointerStyle? { style }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.style = style
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.style = style }
}

extension View {
  /// What the mouse's pointer looks like over the view; nil: as outside of it. Buttons and links have a hand, text
  /// fields a bar by themselves.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerStyleModifier(style: style))
  }
}
