import Foundation

/// A layout node that changes its content's look by a chain of operations, computed whenever it is painted.
@MainActor class VisualEffectLayout: UnaryLayout {
  /// What an animation has not covered yet: it is subtracted from the present numbers.
  private var owed = AnimatedValue<VisualNumbers>(.zero)

  /// The chain that was painted last.
  private var composed: [_VisualOperation]?

  /// The chain for the present geometry.
  func operations() -> [_VisualOperation] { [] }

  /// Animates from one chain to another, for the same geometry.
  final func change(from old: [_VisualOperation], to new: [_VisualOperation], _ transaction: Transaction) {
    setNeedsCompose()
    guard old.matches(new), transaction.activeAnimation != nil || transaction.tracksVelocity else {
      return owed.stop()
    }
    let difference = VisualNumbers(new) - VisualNumbers(old)
    guard difference != .zero else { return }
    owed.set(owed.model + difference, transaction, at: tree.time)
    if owed.isAnimating { tree.animations.add(self) }
  }

  /// The chain for the present geometry; while frozen, the one shown last.
  private var presentOperations: [_VisualOperation] {
    if isFrozen { return composed ?? [] }
    let present = operations()
    composed = present
    return present
  }

  /// The chain to show now.
  final func shownOperations() -> [_VisualOperation] {
    let present = presentOperations
    return owed.isAnimating ? present.adding(owed.value(at: tree.time) - owed.model) : present
  }

  override func advance(to time: TimeInterval) -> Bool {
    owed.settle(at: time)
    let more = super.advance(to: time)
    return owed.isAnimating || more
  }

  override func detached() {
    owed.stop()
    super.detached()
  }

  override func childTransform(_ values: GeometryValues) -> ProjectionTransform? {
    // The geometry that programs read excludes visual effects.
    switch values {
    case .model: return nil
    case .presentation: return transform(shownOperations(), frame(values).size)
    case .settled: return transform(presentOperations, frame(values).size)
    }
  }

  private func transform(_ operations: [_VisualOperation], _ size: CGSize) -> ProjectionTransform? {
    var result: ProjectionTransform?
    for operation in operations {
      guard let one = operation.transform(size: size, isRightToLeft: isRightToLeft), !one.isIdentity else {
        continue
      }
      result = result.map { $0.concatenating(one) } ?? one
    }
    return result
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    tree.composeDependsOnPlace = true
    let operations = shownOperations()
    let inner = transform(operations, state.size).map { $0.concatenating(state.transform) } ?? state.transform
    var paint: (ComposeState) -> Void = { [self] state in
      for child in children { composeChild(child, composer, state, inner) }
    }
    for (index, operation) in operations.enumerated() {
      let id = displayID(UInt32(index))
      let before = paint
      if operation.kind == .opacity {
        paint = { state in
          composer.withOpacity(Double(operation.numbers[0]), id) { before(state) }
        }
      } else if let effect = operation.effect?.transformed(by: inner) {
        paint = { composer.withEffects([effect], id, $0, before) }
      }
    }
    paint(state)
  }

  override func ownHit(_ point: CGPoint) -> OwnHit? {
    presentOperations.contains { $0.kind == .opacity && $0.numbers[0] <= 0 } ? .missed : nil
  }
}

/// The visual effect of a program, from a geometry proxy.
struct VisualEffectModifier: LayoutModifier {
  typealias Body = Never
  let effect: (GeometryProxy) -> [_VisualOperation]

  final class Wrapper: VisualEffectLayout {
    var effect: (GeometryProxy) -> [_VisualOperation] = { _ in [] }
    override func operations() -> [_VisualOperation] { operations(effect) }
    func operations(_ effect: (GeometryProxy) -> [_VisualOperation]) -> [_VisualOperation] {
      effect(GeometryProxy(layout: self, reads: nil, fixedSize: nil))
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.effect = effect
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    let transaction = context.transaction
    if layout.isPlaced, transaction.activeAnimation != nil || transaction.tracksVelocity {
      layout.change(
        from: layout.operations(layout.effect), to: layout.operations(effect), transaction)
    }
    layout.effect = effect
    layout.setNeedsCompose()
  }
}

extension View {
  /// Changes how the view looks, by its own size and place, without moving any layout.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._operations })
  }
}

extension VisualEffectLayout: SelfMoving {
  /// Its content moves by the program's function of the geometry.
  var ownMotion: (source: MotionSource, speed: CGFloat) { (.layout, .infinity) }
}
