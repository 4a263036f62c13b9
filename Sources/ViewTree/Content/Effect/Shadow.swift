import Foundation
import Graphics

/// A blurred silhouette under a view.
struct ShadowModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// Red, green, blue, alpha; radius, x, y.
  typealias Data = AnimatablePair<AnimatablePair<CGFloat, CGSize.AnimatableData>, RGBA.Components>

  final class Wrapper: FilterLayout<Data> {
    override func effects(_ data: Data) -> [DisplayEffect] {
      let color = RGBA(components: data.second)
      guard color.alpha > 0 else { return [] }
      let offset = CGSize(
        width: isRightToLeft ? -data.first.second.first : data.first.second.first,
        height: data.first.second.second)
      return [.shadow(color: color, radius: max(data.first.first, 0), offset: offset)]
    }
  }

  private func data(_ context: NodeContext) -> Data {
    AnimatablePair(
      AnimatablePair(radius.finite, AnimatablePair(offset.width.finite, offset.height.finite)),
      color.rgba(in: context.environment).components)
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    Wrapper(child, data(context), context)
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.set(data(context), context.transaction)
  }
}

/// Blurs a view.
struct BlurModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let radius: CGFloat
  let opaque: Bool

  final class Wrapper: FilterLayout<CGFloat> {
    var opaque = false
    override func effects(_ data: CGFloat) -> [DisplayEffect] {
      data > 0 ? [.blur(radius: data, opaque: opaque)] : []
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, radius.finite, context)
    layout.opaque = opaque
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.opaque = opaque
    layout.set(radius.finite, context.transaction)
  }
}

extension RGBA {
  /// The four components as animatable data.
  typealias Components = AnimatablePair<AnimatablePair<Float, Float>, AnimatablePair<Float, Float>>

  var components: Components { AnimatablePair(AnimatablePair(red, green), AnimatablePair(blue, alpha)) }

  /// The colour of components that an animation may have moved out of their range.
  init(components c: Components) {
    func unit(_ x: Float) -> Float { min(1, max(0, x)) }
    self.init(
      red: unit(c.first.first), green: unit(c.first.second), blue: unit(c.second.first),
      alpha: unit(c.second.second))
  }
}

extension CGFloat {
  /// The number, 0 where it is not one.
  var finite: CGFloat { isFinite ? self : 0 }
}

extension View {
  /// Casts a shadow: the view's silhouette in a colour, blurred (sigma = radius), moved and painted under it.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Blurs the view (sigma = radius); opaque: its edges do not fade.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, opaque: opaque))
  }
}
