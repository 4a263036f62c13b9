import Foundation

/// A transform of a view that depends on its size and on animatable data, and leaves the layout alone.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of a view of this size, about its origin.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor @preconcurrency public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, Self>> {
    ForwardingNode(view, context) { view, _ in
      view.content.modifier(GeometryEffectModifier(effect: view.modifier, isIgnoredByLayout: false))
    }
  }

  /// The same effect, which geometry readers and coordinate spaces do not include.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect that geometry readers and coordinate spaces do not include.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public var base: Base

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  @MainActor @preconcurrency public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, Self>> {
    ForwardingNode(view, context) { view, _ in
      view.content.modifier(GeometryEffectModifier(effect: view.modifier.base, isIgnoredByLayout: true))
    }
  }
}

extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {}

/// A geometry effect as a layout modifier.
private struct GeometryEffectModifier<E: GeometryEffect>: LayoutModifier {
  typealias Body = Never
  let effect: E
  let isIgnoredByLayout: Bool

  final class Wrapper: TransformLayout<E.AnimatableData> {
    var effect: E
    var isIgnoredByLayout = false

    init(_ child: LayoutNode, _ effect: E, _ context: NodeContext) {
      self.effect = effect
      super.init(child, effect.animatableData, context)
    }

    override func matrix(_ data: E.AnimatableData, _ size: CGSize) -> ProjectionTransform {
      var effect = self.effect
      if effect.animatableData != data { effect.animatableData = data }
      return effect.effectValue(size: size)
    }

    override func childTransform(_ values: GeometryValues) -> ProjectionTransform? {
      values == .model && isIgnoredByLayout ? nil : super.childTransform(values)
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, effect, context)
    layout.isIgnoredByLayout = isIgnoredByLayout
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.effect = effect
    layout.isIgnoredByLayout = isIgnoredByLayout
    layout.set(effect.animatableData, context.transaction)
    layout.setNeedsCompose()
  }
}
