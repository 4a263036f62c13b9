import Foundation

/// A transition whose type is hidden.
///
/// Transitions are used on the main actor alone. They are made there too: elsewhere the members that make one end the
/// program (`assumeIsolated`).
public struct AnyTransition: @unchecked Sendable {
  let insertion: any Transition
  let removal: any Transition
  /// Whether insertion and removal are one transition, which is then applied once.
  let isSymmetric: Bool
  /// The animation of its own.
  var animation: Animation??

  init(_ transition: any Transition) {
    insertion = transition
    removal = transition
    isSymmetric = true
  }

  private init(insertion: any Transition, removal: any Transition) {
    self.insertion = insertion
    self.removal = removal
    isSymmetric = false
  }

  /// Whether it has no visible effect.
  var isIdentity: Bool { insertion is IdentityTransition && removal is IdentityTransition }

  public static var identity: AnyTransition {
    MainActor.assumeIsolated { AnyTransition(IdentityTransition()) }
  }
  public static var opacity: AnyTransition { MainActor.assumeIsolated { AnyTransition(OpacityTransition()) } }
  public static var slide: AnyTransition { MainActor.assumeIsolated { AnyTransition(SlideTransition()) } }
  public static var scale: AnyTransition { scale(scale: 0) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    MainActor.assumeIsolated { AnyTransition(ScaleTransition(scale, anchor: anchor)) }
  }
  public static func move(edge: Edge) -> AnyTransition {
    MainActor.assumeIsolated { AnyTransition(MoveTransition(edge: edge)) }
  }
  public static func push(from edge: Edge) -> AnyTransition {
    MainActor.assumeIsolated { AnyTransition(PushTransition(edge: edge)) }
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    MainActor.assumeIsolated { AnyTransition(OffsetTransition(offset)) }
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Applies `active` before and after, `identity` while the view is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let carried = Box((active, identity))
    return MainActor.assumeIsolated {
      AnyTransition(ModifierTransition(active: carried.value.0, identity: carried.value.1))
    }
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    MainActor.assumeIsolated {
      AnyTransition(
        insertion: insertion.animated(insertion.insertion), removal: removal.animated(removal.removal))
    }
  }

  /// One of its two transitions with the animation of its own, if it has one.
  @MainActor private func animated(_ transition: any Transition) -> any Transition {
    func open<T: Transition>(_ transition: T, _ animation: Animation?) -> any Transition {
      AnimatedTransition(base: transition, animation: animation)
    }
    guard let animation else { return transition }
    return open(transition, animation)
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    let (a, b) = (self, other)
    return MainActor.assumeIsolated {
      let insertion = both(a.insertion, b.insertion)
      var result =
        a.isSymmetric && b.isSymmetric
        ? AnyTransition(insertion)
        : AnyTransition(insertion: insertion, removal: both(a.removal, b.removal))
      result.animation = b.animation ?? a.animation
      return result
    }
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.animation = .some(animation)
    return copy
  }
}

extension AnyTransition {
  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) { self.init(transition as any Transition) }
}

/// A pair of modifiers as a transition.
struct ModifierTransition<M: ViewModifier>: Transition {
  let active: M
  let identity: M
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// Gives a view the transition of its insertion and removal.
struct TransitionModifier: ViewModifier {
  typealias Body = Never
  let transition: AnyTransition

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, TransitionModifier>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, TransitionModifier>> {
    TransitionNode(view, context)
  }
}

/// The content inside of the transition's body or, where insertion and removal differ, inside of the removal's body
/// inside of the insertion's body, each in its own phase: so both are always there and a change of phase is an update
/// like any other.
@MainActor
private final class TransitionNode<C: View>: ViewNode<ModifiedContent<C, TransitionModifier>>,
  TransitionPlaying
{
  private var child: ViewNode<AnyView>!
  private var context: NodeContext
  private var phase = TransitionPhase.identity

  override init(_ view: ModifiedContent<C, TransitionModifier>, _ context: NodeContext) {
    self.context = context.kept
    super.init(view, context)
    child = AnyView._makeNode(wrapped(), context.below(self))
  }

  private func wrapped() -> AnyView {
    let transition = view.modifier.transition
    // The content is frozen while the transition's body is animated round it.
    let content = AnyView(FreezableContent(content: view.content))
    if transition.isSymmetric { return apply(transition.insertion, content, phase) }
    let inner = apply(
      transition.removal, content, phase == .didDisappear ? .didDisappear : .identity)
    return apply(transition.insertion, inner, phase == .willAppear ? .willAppear : .identity)
  }

  private func apply<T: Transition>(
    _ transition: T, _ content: AnyView, _ phase: TransitionPhase
  ) -> AnyView {
    if T.properties.hasMotion, context.environment.accessibilityReduceMotion {
      return AnyView(OpacityTransition().body(content: .init(view: content), phase: phase))
    }
    return AnyView(transition.body(content: .init(view: content), phase: phase))
  }

  override func update(_ view: ModifiedContent<C, TransitionModifier>, _ context: NodeContext) {
    self.view = view
    self.context = context.kept
    child.update(wrapped(), context.below(self))
  }

  private func go(to phase: TransitionPhase, _ transaction: Transaction) {
    self.phase = phase
    var context = self.context.below(self)
    context.transaction = transaction
    if let own = stated(removes: phase == .didDisappear) { context.transaction.animation = own }
    child.update(wrapped(), context)
  }

  /// The animation that the transition brings; nil: it says nothing of one.
  private func stated(removes: Bool) -> Animation?? {
    let transition = view.modifier.transition
    if transition.animation != nil { return transition.animation }
    let one = (removes ? transition.removal : transition.insertion) as? any TransitionAnimating
    return one.map(\.animation)
  }

  func ownAnimation(removes: Bool) -> Animation? { stated(removes: removes) ?? nil }

  var hasSteps: Bool { !view.modifier.transition.isIdentity }

  func playFirstStep() {
    var still = Transaction()
    still.disablesAnimations = true
    go(to: .willAppear, still)
  }

  func leaveFirstStep(_ transaction: Transaction) {
    if isAlive, phase == .willAppear { go(to: .identity, transaction) }
  }

  func playInsertion(_ transaction: Transaction) {
    playFirstStep()
    go(to: .identity, transaction)
  }

  func playRemoval(_ transaction: Transaction) { go(to: .didDisappear, transaction) }
  func playReturn(_ transaction: Transaction) { go(to: .identity, transaction) }

  override func freeze() { child.freezeTransitionContent() }
  override func thaw(_ transaction: Transaction) { child.thawTransitionContent(transaction) }
  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

extension View {
  /// Gives the view a transition for when it is inserted or removed by an animated change.
  public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

  /// Gives the view a transition for when it is inserted or removed by an animated change.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

/// Both transitions at once, whatever their types, with the animation that one of them brings.
@MainActor private func both(_ first: any Transition, _ second: any Transition) -> any Transition {
  let animating = second as? any TransitionAnimating ?? first as? any TransitionAnimating
  @MainActor func open<X: Transition, Y: Transition>(_ x: X, _ y: Y) -> any Transition {
    let both = CombinedTransition(first: x, second: y)
    return animating.map { AnimatedTransition(base: both, animation: $0.animation) } ?? both
  }
  return open(first, second)
}
