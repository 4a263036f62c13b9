import Foundation

/// Makes a view transparent as a whole.
struct OpacityModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let opacity: Double

  final class Wrapper: TransformLayout<Double> {
    override func compose(_ composer: Composer, _ state: ComposeState) {
      composer.withOpacity(data(.presentation), displayID()) { composeChildren(composer, state) }
    }
    override func ownHit(_ point: CGPoint) -> OwnHit? { value.model > 0 ? nil : .missed }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper { Wrapper(child, legal, context) }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.set(legal, context.transaction) }

  /// Values over 1 count as 1 when painted; while animating they are kept.
  private var legal: Double { opacity.isNaN ? 1 : opacity }
}

/// Keeps a view's place but paints nothing.
struct HiddenModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  final class Wrapper: UnaryLayout {
    override func compose(_ composer: Composer, _ state: ComposeState) {}
    override func ownHit(_ point: CGPoint) -> OwnHit? { .missed }
  }
  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper { Wrapper(child, context) }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {}
}

extension View {
  /// Makes the view transparent: 0 invisible (and not hit), 1 opaque.
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }

  /// Hides the view; it keeps its place.
  public func hidden() -> some View { modifier(HiddenModifier()) }
}
