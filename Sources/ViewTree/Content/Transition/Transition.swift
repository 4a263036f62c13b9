import Foundation

/// How a view is inserted and removed: what is applied to it in each phase.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The same, animated with `animation` whatever the animation of the change.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// This transition and another at the same time.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// The properties of a transition that are known in advance.
public struct TransitionProperties: Sendable {
  /// Whether something moves or changes size; where less movement is preferred such a transition only fades.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }

  /// Those of two transitions at the same time.
  func union(_ other: TransitionProperties) -> TransitionProperties {
    TransitionProperties(hasMotion: hasMotion || other.hasMotion)
  }
}

/// The view that a transition is applied to.
public struct PlaceholderContentView<Value> {
  let view: AnyView
}

extension PlaceholderContentView: View {
  public var body: some View { view }
}

struct AnimatedTransition<Base: Transition>: Transition, TransitionAnimating {
  let base: Base
  let animation: Animation?
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.body(content: .init(view: AnyView(content)), phase: phase)
  }
  static var properties: TransitionProperties { Base.properties }
}

/// A transition with an animation of its own.
protocol TransitionAnimating {
  var animation: Animation? { get }
}

struct CombinedTransition<A: Transition, B: Transition>: Transition {
  let first: A
  let second: B
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.body(
      content: .init(view: AnyView(first.body(content: .init(view: AnyView(content)), phase: phase))),
      phase: phase)
  }
  static var properties: TransitionProperties { A.properties.union(B.properties) }
}

/// Fades.
public struct OpacityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Changes nothing.
public struct IdentityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Scales from and to a point.
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : max(scale, 1e-5), anchor: anchor)
  }
}

/// Moves by a distance.
public struct OffsetTransition: Transition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Moves in from an edge and out over it, by the view's own size.
public struct MoveTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveModifier(edge: edge, progress: phase.isIdentity ? 0 : 1))
  }
}

/// In from the leading edge, out over the trailing one.
public struct SlideTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveModifier(edge: .leading, progress: -phase.value))
  }
}

/// In from an edge, out over the opposite one, fading.
public struct PushTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveModifier(edge: edge, progress: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// One transition for insertion, another for removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.body(
      content: .init(
        view: AnyView(
          insertion.body(
            content: .init(view: AnyView(content)), phase: phase == .willAppear ? .willAppear : .identity))),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
  public static var properties: TransitionProperties { Insertion.properties.union(Removal.properties) }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

/// Moves a view by a fraction of its own size over an edge.
struct MoveModifier: LayoutModifier {
  typealias Body = Never
  let edge: Edge
  let progress: Double

  final class Wrapper: TransformLayout<Double> {
    var edge = Edge.bottom
    override func matrix(_ data: Double, _ size: CGSize) -> ProjectionTransform {
      let leading: CGFloat = isRightToLeft ? 1 : -1
      switch edge {
      case .top: return .translation(x: 0, y: -size.height * data)
      case .bottom: return .translation(x: 0, y: size.height * data)
      case .leading: return .translation(x: leading * size.width * data, y: 0)
      case .trailing: return .translation(x: -leading * size.width * data, y: 0)
      }
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, progress, context)
    layout.edge = edge
    return layout
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.edge = edge
    layout.set(progress, context.transaction)
  }
}
