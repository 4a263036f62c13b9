import Foundation

/// Follows the first two fingers that are down; subclasses derive a measure from their locations.
@MainActor class TwoFingerRecognizer<Value>: GestureRecognizer<Value> {
  /// The measure of two fingers: a distance or an angle, relative to their beginning.
  struct Sample {
    var value: Double
    var time: TimeInterval
  }

  let context: GestureContext
  private var fingers: [(id: Int, location: CGPoint)] = []
  private(set) var startCenter = CGPoint.zero
  private var startVector = CGVector.zero
  private var lastVector = CGVector.zero
  private var turns = 0.0
  private var hasBegun = false
  /// The latest samples, for the velocity.
  private(set) var samples: [Sample] = []

  init(_ context: GestureContext) { self.context = context }

  /// The measure, from the vectors between the fingers at the start and now; `angle` is their turn in radians.
  func measure(start: CGVector, now: CGVector, angle: Double) -> Double { 0 }
  /// Whether the measure is far enough from its beginning.
  func isEnough(_ measure: Double) -> Bool { true }
  func value(_ measure: Double, _ time: TimeInterval) -> Value {
    fatalError("value(_:_:) was not overridden")
  }

  override func handle(_ event: PointerEvent) {
    guard !isOver else { return }
    switch event.phase {
    case .began:
      fingers.append((event.id, event.location))
      if fingers.count == 2, !hasBegun { begin(event.time) }
    case .moved:
      guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return }
      fingers[index].location = event.location
      if hasBegun, index < 2 { move(event.time) }
    case .ended:
      guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return }
      if hasBegun, index < 2 {
        fingers[index].location = event.location
        if isActive, let last = samples.last {
          phase = .ended(value(last.value, event.time))
        } else {
          phase = .failed
        }
      }
      fingers.remove(at: index)
      if fingers.isEmpty, !isOver { phase = .failed }
    case .cancelled:
      fingers.removeAll { $0.id == event.id }
      phase = .failed
    }
  }

  private var vector: CGVector {
    CGVector(
      dx: fingers[1].location.x - fingers[0].location.x, dy: fingers[1].location.y - fingers[0].location.y)
  }

  private func begin(_ time: TimeInterval) {
    hasBegun = true
    startVector = vector
    lastVector = startVector
    turns = 0
    startCenter = CGPoint(
      x: (fingers[0].location.x + fingers[1].location.x) / 2,
      y: (fingers[0].location.y + fingers[1].location.y) / 2)
    samples = []
    note(measure(start: startVector, now: startVector, angle: 0), time)
  }

  private func move(_ time: TimeInterval) {
    let now = vector
    // Each step turns by less than half a circle, so that many turns add up.
    let cross = Double(lastVector.dx * now.dy - lastVector.dy * now.dx)
    let dot = Double(lastVector.dx * now.dx + lastVector.dy * now.dy)
    turns += atan2(cross, dot)
    lastVector = now
    let measure = measure(start: startVector, now: now, angle: turns)
    note(measure, time)
    if isActive || isEnough(measure) { phase = .active(value(measure, time)) }
  }

  private func note(_ value: Double, _ time: TimeInterval) {
    samples.append(Sample(value: value, time: time))
    samples.removeAll { time - $0.time > VelocityTracker.window }
  }

  /// How fast the measure changes, per second; 0 after a rest.
  func velocity(_ time: TimeInterval) -> Double {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      time - last.time <= VelocityTracker.longestGap
    else { return 0 }
    return (last.value - first.value) / (last.time - first.time)
  }

  /// The middle of the two fingers at the start, in the view's own points and as a part of its size.
  func start() -> (location: CGPoint, anchor: UnitPoint) {
    let p = context.layout.localPoint(startCenter, in: .local, .presentation)
    let size = context.layout.size
    return (
      p, UnitPoint(x: size.width > 0 ? p.x / size.width : 0.5, y: size.height > 0 ? p.y / size.height : 0.5)
    )
  }

  override func reset() {
    fingers = []
    hasBegun = false
    samples = []
    super.reset()
  }
}
