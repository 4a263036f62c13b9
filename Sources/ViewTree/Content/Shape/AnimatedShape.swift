import Foundation

/// A shape whose presentation value may be moving to the model value.
@MainActor struct AnimatedShape<S: Shape> {
  private(set) var model: S
  private var data: AnimatedValue<S.AnimatableData>

  init(_ shape: S) {
    model = shape
    data = AnimatedValue(shape.animatableData)
  }

  var isAnimating: Bool { data.isAnimating }

  /// Sets a new shape; the caller invalidates the painting.
  ///
  /// - Returns: whether it is animated.
  mutating func set(_ shape: S, _ context: NodeContext) -> Bool {
    model = shape
    let target = shape.animatableData
    guard target != data.model else { return data.isAnimating }
    data.set(target, context.transaction, at: context.tree.time)
    return data.isAnimating
  }

  /// The shape to show.
  func current(at time: TimeInterval) -> S {
    guard data.isAnimating else { return model }
    var shape = model
    shape.animatableData = data.value(at: time)
    return shape
  }

  mutating func stop() { data.stop() }
  mutating func settle(at time: TimeInterval) { data.settle(at: time) }
}
