import Foundation

/// Moves what is painted, not the layout.
struct OffsetModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let offset: CGSize

  final class Wrapper: UnaryLayout {
    private var value: AnimatedValue<AnimatablePair<CGFloat, CGFloat>>

    init(_ child: LayoutNode, _ offset: CGSize, _ context: NodeContext) {
      value = AnimatedValue(AnimatablePair(offset.width, offset.height))
      super.init(child, context)
    }

    func set(_ offset: CGSize, _ transaction: Transaction) {
      let new = AnimatablePair(offset.width, offset.height)
      guard new != value.model else { return }
      value.set(new, transaction, at: tree.time)
      if value.isAnimating { tree.animations.add(self) }
      setNeedsCompose()
    }

    override func advance(to time: TimeInterval) -> Bool {
      value.settle(at: time)
      let more = super.advance(to: time)
      return value.isAnimating || more
    }

    override func detached() {
      value.stop()
      super.detached()
    }

    override var composesLayers: Bool { true }

    override func childTransform(_ values: GeometryValues) -> ProjectionTransform? {
      let v = values == .presentation ? value.value(at: tree.time) : value.model
      return v.first == 0 && v.second == 0
        ? nil : .translation(x: isRightToLeft ? -v.first : v.first, y: v.second)
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper { Wrapper(child, legal, context) }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.set(legal, context.transaction) }

  private var legal: CGSize {
    CGSize(
      width: offset.width.isFinite ? offset.width : 0, height: offset.height.isFinite ? offset.height : 0)
  }
}

extension View {
  /// Moves the view by points without moving its neighbours.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Moves the view by points without moving its neighbours.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }
}
