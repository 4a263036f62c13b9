import Foundation
import Graphics

/// Hides what lies outside of a shape in the view's bounds.
struct ClipModifier<S: Shape>: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let shape: S
  let style: FillStyle
  /// Whether the view is not hit outside of the shape.
  let limitsTouches: Bool

  final class Wrapper: UnaryLayout {
    var shape: AnimatedShape<S>
    var style = FillStyle()
    var limitsTouches = false
    var isInContainer = false

    init(_ child: LayoutNode, _ shape: S, _ context: NodeContext) {
      self.shape = AnimatedShape(shape)
      super.init(child, context)
    }

    override func compose(_ composer: Composer, _ state: ComposeState) {
      var inner = state
      let path = ContainerOutline.use(for: self, isInContainer) {
        shape.current(at: tree.time).path(in: state.rect)
      }
      inner.clips.append(DisplayClip(path: path, transform: state.transform, style: style))
      composeChildren(composer, inner)
    }

    override func ownHit(_ point: CGPoint) -> OwnHit? {
      guard limitsTouches else { return nil }
      let path = ContainerOutline.use(for: self, isInContainer) {
        shape.model.path(in: CGRect(origin: .zero, size: size))
      }
      return path.contains(point, eoFill: style.isEOFilled) ? nil : .missed
    }

    override func detached() {
      shape.stop()
      super.detached()
    }

    override func advance(to time: TimeInterval) -> Bool {
      shape.settle(at: time)
      let more = super.advance(to: time)
      return shape.isAnimating || more
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, shape, context)
    layout.style = style
    layout.limitsTouches = limitsTouches
    layout.isInContainer = context.environment.isInShapedContainer
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.style = style
    layout.limitsTouches = limitsTouches
    layout.isInContainer = context.environment.isInShapedContainer
    if layout.shape.set(shape, context) { context.tree.animations.add(layout) }
  }
}

extension View {
  /// Shows only what lies inside the view's bounds; what is clipped can still be hit.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(
      ClipModifier(shape: Rectangle(), style: FillStyle(antialiased: antialiased), limitsTouches: false))
  }

  /// Shows only what lies inside a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style, limitsTouches: true))
  }

  /// Rounds the view's corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }
}
