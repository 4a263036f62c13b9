import Foundation

/// A value that a view passes to its container.
struct TraitModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  enum Trait {
    case layoutPriority(Double)
    case zIndex(Double)
    case value(ObjectIdentifier, Any)
  }

  let trait: Trait

  final class Wrapper: UnaryLayout {
    var own = Trait.zIndex(0)

    override var layoutPriority: Double {
      if case .layoutPriority(let p) = own { p } else { child.layoutPriority }
    }

    override var zIndex: Double {
      // The innermost wins.
      if case .zIndex(let z) = own { child.zIndex != 0 ? child.zIndex : z } else { child.zIndex }
    }

    override func trait(_ key: ObjectIdentifier) -> Any? {
      if case .value(let own, let value) = own, own == key { value } else { child.trait(key) }
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.own = trait
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    let old = layout.own
    // Also where it is equal: what it was found equal by need not be all that it says.
    layout.own = trait
    switch (old, trait) {
    case (.layoutPriority(let a), .layoutPriority(let b)) where a == b: return
    case (.zIndex(let a), .zIndex(let b)) where a == b: return
    case (.value(let k, let a), .value(let l, let b)) where k == l && anyEqual(a, b): return
    default: layout.setNeedsLayout()
    }
  }
}

/// The key of `.tag(_:)`.
enum TagTrait {}

/// The trait of a view that represents an element of a tree of values: the element's key, by which a container that
/// does not know its elements one by one selects it. A tag has precedence.
enum ElementKeyTrait {}

extension View {
  /// Views of a higher priority are sized before the others of their stack.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(trait: .layoutPriority(value)))
  }

  /// Views with a higher index lie above the others of their container.
  public func zIndex(_ value: Double) -> some View { modifier(TraitModifier(trait: .zIndex(value))) }

  /// Marks the view as the one for a value of a selection.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier(trait: .value(ObjectIdentifier(TagTrait.self), AnyHashable(tag))))
  }

  func trait<K>(_ key: K.Type, _ value: Any) -> some View {
    modifier(TraitModifier(trait: .value(ObjectIdentifier(key), value)))
  }
}

/// Sets where a guide lies in a view.
struct AlignmentGuideModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  final class Wrapper: UnaryLayout {
    var key: AlignmentKey
    var compute: (ViewDimensions) -> CGFloat

    init(
      _ child: LayoutNode, _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat,
      _ context: NodeContext
    ) {
      self.key = key
      self.compute = compute
      super.init(child, context)
    }

    override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
      -> CGFloat?
    {
      key == self.key
        ? compute(child.dimensions(proposal)) : child.explicitAlignment(key, in: size, proposal: proposal)
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    Wrapper(child, key, compute, context)
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.key = key
    layout.compute = compute
    layout.setNeedsLayout()
  }
}

extension View {
  /// Sets a horizontal guide, in the view's own points.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets a vertical guide, in the view's own points.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}
