import Foundation

/// An animation that a program defines itself.
///
/// It is called once a frame. It moves from zero to `value`, the difference that the animated property has to cover;
/// `time` is seconds since it began. Equal animations must behave alike.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of `value` that is done at `time`; nil once it is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity at `time`, per second; nil: unknown.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether it continues `previous`, which has run for `time` towards `value`, in its place. If so it is called from
  /// that time on, with the state that it leaves in the context and the sum of both values.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
