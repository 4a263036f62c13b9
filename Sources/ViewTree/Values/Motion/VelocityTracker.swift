import Foundation

/// How fast a pointer moved before it was released, from its last positions.
///
/// The recogniser adds every position with its time (seconds, points) and reads the velocity once at the end. A
/// parabola is fitted to the samples by least squares and its slope read at the last of them: a straight line would lag
/// behind a finger that speeds up or slows down. The result is always finite.
struct VelocityTracker {
  private struct Sample {
    var time: TimeInterval
    var position: CGPoint
  }

  // The first four numbers are those of Flutter's velocity tracker and fling constants.
  /// Older samples do not count: 100 ms.
  static let window: TimeInterval = 0.1
  /// So many samples are kept.
  static let mostSamples = 20
  /// A pointer that is silent for longer rests: 40 ms.
  static let longestGap: TimeInterval = 0.04
  /// No finger is faster, in points per second.
  static let greatestSpeed: CGFloat = 8000
  /// Closer samples replace each other, so that 20 of them fill the window at any rate: 100 ms / 20.
  private static let leastSpacing: TimeInterval = window / Double(mostSamples)
  /// A pointer that stayed within a square of 2 pt (a jitter of 1 pt to either side) rests …
  private static let restingExtent: CGFloat = 2
  /// … if it did so for as long as a gap that counts as rest.
  private static let restingTime = longestGap

  private var samples: [Sample] = []

  init() { samples.reserveCapacity(Self.mostSamples + 1) }

  /// Forgets everything, for a new press.
  mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Adds a position. A time before the last one is ignored; several positions of one time count as the last.
  mutating func add(_ position: CGPoint, at time: TimeInterval) {
    guard time.isFinite, position.x.isFinite, position.y.isFinite else { return }
    if let last = samples.last {
      guard time >= last.time else { return }
      let replaced = samples.count > 1 ? samples[samples.count - 2].time : -.infinity
      // Half a microsecond of slack: the spacing of samples at just that rate is not exact.
      if time == last.time || time - replaced < Self.leastSpacing - 5e-7 { samples.removeLast() }
    }
    samples.append(Sample(time: time, position: position))
    if samples.count > Self.mostSamples { samples.removeFirst() }
  }

  /// The velocity of a pointer released at `time`, in points per second; zero where it rested before.
  func velocity(at time: TimeInterval) -> CGSize {
    let used = samples[firstUsed...]
    guard let last = used.last, used.count > 1, !(time - last.time > Self.longestGap), !rests(used) else {
      return .zero
    }
    return Self.clamped(used.count > 2 ? Self.parabolaSlope(used) : Self.lineSlope(used))
  }

  /// The first sample that belongs to the last uninterrupted movement.
  private var firstUsed: Int {
    guard let last = samples.last else { return 0 }
    var first = samples.count - 1
    while first > 0 {
      let earlier = samples[first - 1]
      if last.time - earlier.time > Self.window || samples[first].time - earlier.time > Self.longestGap {
        break
      }
      first -= 1
    }
    return first
  }

  private func rests(_ used: ArraySlice<Sample>) -> Bool {
    guard let first = used.first, let last = used.last, last.time - first.time >= Self.restingTime else {
      return false
    }
    var low = first.position
    var high = first.position
    for sample in used {
      low = CGPoint(x: min(low.x, sample.position.x), y: min(low.y, sample.position.y))
      high = CGPoint(x: max(high.x, sample.position.x), y: max(high.y, sample.position.y))
    }
    return high.x - low.x <= Self.restingExtent && high.y - low.y <= Self.restingExtent
  }

  private static func lineSlope(_ used: ArraySlice<Sample>) -> CGSize {
    guard let first = used.first, let last = used.last, last.time > first.time else { return .zero }
    let time = CGFloat(last.time - first.time)
    return CGSize(
      width: (last.position.x - first.position.x) / time, height: (last.position.y - first.position.y) / time)
  }

  /// The slope of p(t) = a + b t + c t² at the last sample, where t is 0: b.
  ///
  /// Times and positions are relative to their means, which leaves two unknowns; the unit of time is `window`, so that
  /// the sums are of the order of one.
  private static func parabolaSlope(_ used: ArraySlice<Sample>) -> CGSize {
    let end = used[used.endIndex - 1].time
    let count = Double(used.count)
    var meanT = 0.0
    var meanTT = 0.0
    var mean = CGPoint.zero
    for sample in used {
      let t = (sample.time - end) / window
      meanT += t / count
      meanTT += t * t / count
      mean.x += sample.position.x / CGFloat(count)
      mean.y += sample.position.y / CGFloat(count)
    }
    var (s11, s12, s22) = (0.0, 0.0, 0.0)
    var first = CGPoint.zero
    var second = CGPoint.zero
    for sample in used {
      let t = (sample.time - end) / window
      let (u, w) = (t - meanT, t * t - meanTT)
      s11 += u * u
      s12 += u * w
      s22 += w * w
      let (dx, dy) = (sample.position.x - mean.x, sample.position.y - mean.y)
      first = CGPoint(x: first.x + dx * u, y: first.y + dy * u)
      second = CGPoint(x: second.x + dx * w, y: second.y + dy * w)
    }
    let determinant = s11 * s22 - s12 * s12
    // Samples that are close to each other in time do not determine a curvature.
    guard determinant > 1e-12 * s11 * s22, determinant > 0 else { return lineSlope(used) }
    let k = CGFloat(1 / (determinant * window))
    return CGSize(
      width: (first.x * s22 - second.x * s12) * k, height: (first.y * s22 - second.y * s12) * k)
  }

  /// The velocity no longer than the greatest speed, in its own direction.
  private static func clamped(_ velocity: CGSize) -> CGSize {
    let speed = (velocity.width * velocity.width + velocity.height * velocity.height).squareRoot()
    guard velocity.width.isFinite, velocity.height.isFinite, speed.isFinite else { return .zero }
    guard speed > greatestSpeed else { return velocity }
    return CGSize(
      width: velocity.width * greatestSpeed / speed, height: velocity.height * greatestSpeed / speed)
  }
}
