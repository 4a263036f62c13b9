import Foundation

/// How content moves along one axis after its release: it decelerates freely, and a spring pulls it back where it meets
/// an end.
///
/// Planned once at release, then only read: the offset is a function of the time since release (seconds), the
/// same at any frame rate. Offset and velocity are continuous where one part follows another.
struct ScrollMotion: Equatable, Sendable {
  private enum Part: Equatable, Sendable {
    case free(ScrollDeceleration)
    case spring(ScrollSpring)
  }

  /// A part and when it begins.
  private struct Leg: Equatable, Sendable {
    let begin: TimeInterval
    let part: Part
  }

  private var legs: [Leg] = []
  private let rate: ScrollDeceleration.Rate
  /// When the content rests.
  private(set) var duration: TimeInterval = 0
  private let isSettling: Bool
  private let bounces: Bool

  /// Content released at `offset` with `velocity`, with ends at `lower` and `upper`; where it does not bounce it stops at
  /// an end that it reaches.
  init(
    offset: CGFloat, velocity: CGFloat, lower: CGFloat, upper: CGFloat,
    rate: ScrollDeceleration.Rate = .normal, bounces: Bool = true
  ) {
    self.rate = rate
    self.bounces = bounces
    isSettling = false
    plan(offset: offset, velocity: velocity, lower: lower, upper: max(lower, upper))
  }

  /// Content that a spring moves to a target of its own, without passing it.
  init(offset: CGFloat, velocity: CGFloat, settlingAt target: CGFloat) {
    rate = .normal
    bounces = true
    isSettling = true
    add(.spring(.settling(start: offset, velocity: velocity, target: target)), lasting: nil)
  }

  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return finalOffset }
    let leg = leg(at: time)
    switch leg.part {
    case .free(let free): return free.offset(at: time - leg.begin)
    case .spring(let spring): return spring.offset(at: time - leg.begin)
    }
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    let leg = leg(at: time)
    switch leg.part {
    case .free(let free): return free.velocity(at: time - leg.begin)
    case .spring(let spring): return spring.velocity(at: time - leg.begin)
    }
  }

  /// Where it comes to rest.
  private(set) var finalOffset: CGFloat = 0

  /// The motion from `time` on when the ends have moved meanwhile; it begins at zero again.
  ///
  /// Free motion depends only on offset and velocity: with ends that are still ahead it is unchanged. Motion to a snap
  /// target is kept, unless the target lies outside now. `distance`: the shift of all offsets.
  func continued(
    at time: TimeInterval, lower: CGFloat, upper: CGFloat, shifted distance: CGFloat = 0
  ) -> ScrollMotion {
    let upper = max(lower, upper)
    let offset = offset(at: time) + distance
    let velocity = velocity(at: time)
    if isSettling {
      let target = min(max(finalOffset + distance, lower), upper)
      return ScrollMotion(offset: offset, velocity: velocity, settlingAt: target)
    }
    return ScrollMotion(
      offset: offset, velocity: velocity, lower: lower, upper: upper, rate: rate, bounces: bounces)
  }

  private func leg(at time: TimeInterval) -> Leg { legs.last { $0.begin <= time } ?? legs[0] }

  private mutating func add(_ part: Part, lasting time: TimeInterval?) {
    legs.append(Leg(begin: duration, part: part))
    switch part {
    case .free(let free):
      duration += time ?? free.duration
      finalOffset = free.offset(at: .infinity)
    case .spring(let spring):
      duration += time ?? spring.duration
      finalOffset = spring.target
    }
  }

  private mutating func plan(offset: CGFloat, velocity: CGFloat, lower: CGFloat, upper: CGFloat) {
    var offset = offset.isFinite ? offset : lower
    var velocity = velocity.isFinite ? velocity : 0
    if offset < lower || offset > upper {
      let end = offset < lower ? lower : upper
      let spring = ScrollSpring(start: offset, velocity: velocity, target: end)
      guard let crossing = spring.crossing else { return add(.spring(spring), lasting: nil) }
      // It returns faster than the spring alone would move it: past the end it moves freely.
      velocity = spring.velocity(at: crossing)
      offset = end
      add(.spring(spring), lasting: crossing)
    }
    let free = ScrollDeceleration(start: offset, velocity: velocity, rate: rate)
    let end = velocity < 0 ? lower : upper
    guard velocity != 0, let reached = free.time(reaching: end) else { return add(.free(free), lasting: nil) }
    if reached > 0 { add(.free(free), lasting: reached) }
    guard bounces else {
      finalOffset = end
      return
    }
    add(.spring(ScrollSpring(start: end, velocity: free.velocity(at: reached), target: end)), lasting: nil)
  }
}
