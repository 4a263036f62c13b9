import Foundation

/// Interpolates the animatable data of a view or modifier whose body depends on it.
@MainActor class ViewAnimator<V>: AnimationClient {
  /// Notes a change; `new` gets the data to show now.
  func change(from old: V, to new: inout V, transaction: Transaction, node: Node) {}
  /// Writes the data to show at `time` into a value.
  func apply(to value: inout V, at time: TimeInterval) {}
  func advance(to time: TimeInterval) -> Bool { false }
  var isAnimating: Bool { false }
}

/// The animator of a type that is `Animatable`.
@MainActor private final class AnimatableDriver<V: Animatable>: ViewAnimator<V> {
  private var data: AnimatedValue<V.AnimatableData>
  private weak var node: Node?

  init(_ value: V) { data = AnimatedValue(value.animatableData) }

  override func change(from old: V, to new: inout V, transaction: Transaction, node: Node) {
    self.node = node
    let target = new.animatableData
    if target != data.model {
      data.set(target, transaction, at: node.tree.time)
      if data.isAnimating { node.tree.animations.add(self) }
    }
    apply(to: &new, at: node.tree.time)
  }

  override func apply(to value: inout V, at time: TimeInterval) {
    if data.isAnimating {
      data.settle(at: time)
      value.animatableData = data.value(at: time)
    } else if value.animatableData != data.model {
      value.animatableData = data.model
    }
  }

  override var isAnimating: Bool { data.isAnimating }

  override func advance(to time: TimeInterval) -> Bool {
    guard let node, node.isAlive else {
      data.stop()
      return false
    }
    node.invalidate(Transaction(animation: nil))
    // A frozen node evaluates nothing; the time of the animation passes all the same.
    if node.isFrozen { data.settle(at: time) }
    return data.isAnimating
  }
}

/// The animator of a view or modifier, if its type has anything to animate: looked up when a value changes for the
/// first time, since a cast to `Animatable` searches the whole program for each type.
@MainActor struct AnimatorSlot<V> {
  private var animator: ViewAnimator<V>?
  private var isKnown = false

  /// Notes a change; `new` gets the data to show now.
  mutating func change(from old: V, to new: inout V, transaction: Transaction, node: Node) {
    if !isKnown {
      isKnown = true
      animator = Self.make(old)
    }
    animator?.change(from: old, to: &new, transaction: transaction, node: node)
  }

  /// Writes the data to show at `time` into a value.
  func apply(to value: inout V, at time: TimeInterval) { animator?.apply(to: &value, at: time) }

  var isAnimating: Bool { animator?.isAnimating ?? false }

  private static func make(_ view: V) -> ViewAnimator<V>? {
    guard let animatable = view as? any Animatable else { return nil }
    func open<A: Animatable>(_ value: A) -> AnyObject? {
      A.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatableDriver(value)
    }
    return open(animatable) as? ViewAnimator<V>
  }
}
