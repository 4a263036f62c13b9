import Foundation

/// How a change of a value is drawn over time.
///
/// A value: it describes a motion, the animated property runs it. Durations, delays and responses are seconds.
public struct Animation: Equatable, Hashable, Sendable {
  let recipe: AnimationRecipe

  init(_ recipe: AnimationRecipe) { self.recipe = recipe }

  /// An animation that the program defines.
  public init<A: CustomAnimation>(_ base: A) {
    if let animation = base as? AnimationRecipe {
      recipe = animation
    } else {
      recipe = .custom(AnyCustomAnimation(base))
    }
  }

  /// The standard animation: a critically damped spring with a response of 0.55 s.
  public static let `default` = Animation(
    .spring(SpringRecipe(Spring(response: 0.55, dampingRatio: 1)), blendDuration: 0))

  /// The documented duration of the timing curves that name none: 0.35 s.
  private static let standardDuration = 0.35

  private static func curve(_ curve: UnitCurve, _ duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration.isFinite ? max(duration, 0) : 0))
  }

  public static var linear: Animation { linear(duration: standardDuration) }
  public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }

  /// A cubic Bézier curve with the control points (p1x, p1y) and (p2x, p2y).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    curve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration)
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Self.curve(curve, duration)
  }
}

extension Animation {
  /// Waits before it begins; a negative delay starts in the middle.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(.delay(recipe, by: delay.isFinite ? delay : 0))
  }

  /// Runs `speed` times as fast; at 0 or below it does not move.
  public func speed(_ speed: Double) -> Animation {
    Animation(.speed(recipe, factor: speed.isFinite ? speed : 1))
  }

  /// Runs `repeatCount` times (at least once), every second time backwards where it autoreverses.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(recipe, count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  /// Runs until another change of the value replaces it.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(recipe, count: nil, autoreverses: autoreverses))
  }

  /// Counts as complete after `duration` seconds, whatever it does then.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.logicallyComplete(recipe, after: max(duration, 0)))
  }
}

extension Animation {
  /// The animation as one that a custom animation can wrap.
  public var base: any CustomAnimation {
    if case .custom(let animation) = recipe { return animation.base }
    return recipe
  }

  /// The part of `value` that is done at `time`; nil once the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    recipe.animate(value: value, time: time, context: &context)
  }

  /// The velocity at `time`, per second; nil: unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    recipe.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation continues `previous` in its place.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    recipe.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "Animation(\(base))" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
