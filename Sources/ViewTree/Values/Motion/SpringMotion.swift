import Foundation

/// The motion of a damped spring from distance 1 to rest, solved in closed form for every damping.
///
/// With `e` the distance that remains, e'' + 2 decay e' + frequency² e = 0 is solved by two functions of time:
/// `position` (starts at 1, at rest) and `impulse` (starts at 0, with velocity 1); every motion is a sum of both.
/// Times are seconds.
struct SpringMotion: Hashable, Sendable {
  /// The undamped angular frequency, radians per second: √(stiffness / mass).
  let frequency: Double
  /// The decay constant, per second: damping / (2 mass).
  let decay: Double

  /// A motion at rest is one whose energy has fallen below this part of the distance: 0.1 %.
  static let restEpsilon = 0.001
  /// Springs that never rest, or only after this many seconds, are treated as endless: an hour.
  private static let longest = 3600.0

  /// The two base solutions and their derivatives at one time.
  struct Basis {
    var position: Double
    var impulse: Double
    var positionVelocity: Double
    var impulseVelocity: Double
  }

  /// The base solutions `time` seconds after the start (not before it).
  func basis(at time: Double) -> Basis {
    let t = max(time, 0)
    let square = frequency * frequency - decay * decay
    let position: Double
    let impulse: Double
    // Within this of critical damping the two forms cannot be told apart any more.
    if abs(square) <= 1e-12 * frequency * frequency {
      let fade = exp(-frequency * t)
      impulse = t * fade
      position = fade + frequency * impulse
    } else if square > 0 {
      let damped = square.squareRoot()
      let fade = exp(-decay * t)
      impulse = fade * sin(damped * t) / damped
      position = fade * cos(damped * t) + decay * impulse
    } else {
      // Written with the slow root and expm1, so that strong damping neither overflows nor cancels.
      let split = (-square).squareRoot()
      // The slow root, decay − split, without its cancellation.
      let fade = exp(-frequency * frequency / (decay + split) * t)
      impulse = -fade * expm1(-2 * split * t) / (2 * split)
      position = fade * (1 + exp(-2 * split * t)) / 2 + decay * impulse
    }
    return Basis(
      position: position, impulse: impulse, positionVelocity: -frequency * frequency * impulse,
      impulseVelocity: position - 2 * decay * impulse)
  }

  /// When a motion from `distance` with speed `speed` (per second, in either direction) is at rest.
  ///
  /// The energy e² + (e' / frequency)² only ever falls, so the moment can be found by halving. At rest less than
  /// `epsilon` remains and the speed is below `epsilon` times the frequency. Endless springs give infinity.
  func settlingDuration(distance: Double = 1, speed: Double = 0, epsilon: Double = restEpsilon) -> Double {
    guard frequency > 0, frequency.isFinite, distance.isFinite, speed.isFinite else { return 0 }
    let limit = epsilon * epsilon
    func isMoving(at time: Double) -> Bool {
      let b = basis(at: time)
      func energy(_ speed: Double) -> Double {
        let e = distance * b.position + speed * b.impulse
        let v = (distance * b.positionVelocity + speed * b.impulseVelocity) / frequency
        return e * e + v * v
      }
      return max(energy(speed), energy(-speed)) > limit
    }
    guard isMoving(at: 0) else { return 0 }
    var low = 0.0
    var high = 1 / frequency
    while isMoving(at: high) {
      low = high
      high *= 2
      if high > Self.longest { return .infinity }
    }
    // 30 halvings: below a microsecond for every spring that ends.
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if isMoving(at: middle) { low = middle } else { high = middle }
    }
    return high
  }
}
