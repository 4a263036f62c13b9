/// What the mouse's pointer looks like over a view.
public struct PointerStyle: Hashable, Sendable {
  private enum Kind { case arrow, hand, beam }
  private let kind: Kind

  /// The arrow.
  public static let `default` = PointerStyle(kind: .arrow)
  /// A hand: a press does something.
  public static let link = PointerStyle(kind: .hand)
  /// A bar between letters: text can be typed or selected.
  public static let horizontalText = PointerStyle(kind: .beam)
}

/// Gives the pointer a look over its content.
private struct PointerStyleModifier: LayoutModifier {
  typealias Body = Never
  let style: PointerStyle?

  final class Wrapper: UnaryLayout {
    var style: PointerStyle?
    override var pointerStyle: PointerStyle? { style }
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
