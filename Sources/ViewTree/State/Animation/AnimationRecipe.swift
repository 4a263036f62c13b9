import Foundation

/// What an animation is made of: a curve, a spring or a program's own, wrapped by the modifiers applied to it.
///
/// Everything but a program's own animation is a function of time that gives parts of a distance, so that reading
/// it costs no allocation and no generic code. Times are seconds since the animation began.
indirect enum AnimationRecipe: Hashable, Sendable {
  case curve(UnitCurve, duration: TimeInterval)
  /// Continues with the value and the velocity of what runs.
  case spring(SpringRecipe, blendDuration: TimeInterval)
  /// Adds its effect to what runs.
  case interpolatingSpring(SpringRecipe)
  case custom(AnyCustomAnimation)
  case delay(AnimationRecipe, by: TimeInterval)
  case speed(AnimationRecipe, factor: Double)
  /// `count` nil: for ever.
  case repeated(AnimationRecipe, count: Int?, autoreverses: Bool)
  case logicallyComplete(AnimationRecipe, after: TimeInterval)

  /// How long it runs; infinity: until replaced, or a program's own animation, whose duration is not known beforehand.
  var duration: TimeInterval {
    switch self {
    case .curve(_, let duration): return duration
    case .spring(let spring, _), .interpolatingSpring(let spring): return spring.settlingDuration
    case .custom: return .infinity
    case .delay(let inner, let delay): return max(inner.duration + delay, 0)
    case .speed(let inner, let factor): return factor > 0 ? inner.duration / factor : .infinity
    case .repeated(let inner, let count, _):
      let cycle = inner.duration
      if cycle <= 0 { return 0 }
      return count.map { Double($0) * cycle } ?? .infinity
    case .logicallyComplete(let inner, _): return inner.duration
    }
  }

  /// How long it runs when it covers `distance` and begins with the speed of the run before (per second).
  func duration(distance: Double, speed: Double) -> TimeInterval {
    switch self {
    case .spring(let recipe, _), .interpolatingSpring(let recipe):
      if speed == 0 { return recipe.settlingDuration }
      let frequency = recipe.spring.motion.frequency
      guard frequency > 0 else { return 0 }
      // Where there is almost no distance, the scale is the amplitude that the speed causes (a tenth of it).
      let scale = max(distance, 0.1 * speed / frequency)
      return recipe.spring.motion.settlingDuration(
        distance: distance, speed: speed + abs(recipe.initialVelocity) * distance,
        epsilon: SpringMotion.restEpsilon * scale)
    case .delay(let inner, let delay):
      return max(inner.duration(distance: distance, speed: speed) + delay, 0)
    case .speed(let inner, let factor):
      return factor > 0 ? inner.duration(distance: distance, speed: speed / factor) / factor : .infinity
    case .logicallyComplete(let inner, _): return inner.duration(distance: distance, speed: speed)
    case .curve, .custom, .repeated: return duration
    }
  }

  /// When it looks finished: a spring after its perceived duration, the others when they end.
  var logicalDuration: TimeInterval {
    switch self {
    case .curve(_, let duration): return duration
    case .spring(let spring, _), .interpolatingSpring(let spring): return spring.spring.duration
    case .custom: return .infinity
    case .delay(let inner, let delay): return max(inner.logicalDuration + delay, 0)
    case .speed(let inner, let factor): return factor > 0 ? inner.logicalDuration / factor : .infinity
    case .repeated(let inner, let count, _):
      guard let count else { return duration }
      return Double(count - 1) * inner.duration + inner.logicalDuration
    case .logicallyComplete(_, let time): return time
    }
  }

  /// Whether it continues value and velocity of the runs before in their place, instead of adding to them.
  var merges: Bool {
    switch self {
    case .spring: true
    case .curve, .interpolatingSpring, .custom: false
    case .repeated: false
    case .delay(let inner, _), .speed(let inner, _), .logicallyComplete(let inner, _): inner.merges
    }
  }

  /// Whether it runs until it is replaced.
  var isEndless: Bool {
    switch self {
    case .repeated(let inner, let count, _): (count == nil && inner.duration > 0) || inner.isEndless
    case .curve, .spring, .interpolatingSpring, .custom: false
    case .delay(let inner, _), .speed(let inner, _), .logicallyComplete(let inner, _): inner.isEndless
    }
  }

  /// The program's own animation inside, where there is one.
  var custom: AnyCustomAnimation? {
    switch self {
    case .custom(let animation): animation
    case .curve, .spring, .interpolatingSpring: nil
    case .delay(let inner, _), .speed(let inner, _), .repeated(let inner, _, _),
      .logicallyComplete(let inner, _):
      inner.custom
    }
  }

  /// The moment `time` seconds after the start. Not for recipes with a `custom` inside.
  func sample(at time: TimeInterval) -> MotionSample {
    let time = max(time, 0)
    switch self {
    case .curve(let curve, let duration):
      guard time < duration else { return .done }
      let progress = time / duration
      return MotionSample(
        fraction: curve.value(at: progress), fractionVelocity: curve.velocity(at: progress) / duration)
    case .spring(let spring, _), .interpolatingSpring(let spring):
      return spring.sample(at: time)
    case .custom:
      return .done
    case .delay(let inner, let delay):
      return time < delay ? MotionSample() : inner.sample(at: time - delay)
    case .speed(let inner, let factor):
      guard factor > 0 else { return MotionSample() }
      var sample = inner.sample(at: time * factor)
      sample.fractionVelocity *= factor
      sample.impulse /= factor
      return sample
    case .repeated(let inner, let count, let autoreverses):
      return Self.repeatedSample(inner, count: count, autoreverses: autoreverses, at: time)
    case .logicallyComplete(let inner, _):
      return inner.sample(at: time)
    }
  }

  private static func repeatedSample(
    _ inner: AnimationRecipe, count: Int?, autoreverses: Bool, at time: TimeInterval
  ) -> MotionSample {
    let cycle = inner.duration
    guard cycle > 0 else { return .done }
    let turn = (time / cycle).rounded(.down)
    if let count, turn >= Double(count) { return .done }
    let isBack = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    let local = time - turn * cycle
    var sample = inner.sample(at: isBack ? cycle - local : local)
    if isBack { sample.fractionVelocity = -sample.fractionVelocity }
    if turn > 0 {
      // A carried velocity belongs to the first turn alone.
      sample.impulse = 0
      sample.impulseVelocity = 0
    }
    return sample
  }
}
