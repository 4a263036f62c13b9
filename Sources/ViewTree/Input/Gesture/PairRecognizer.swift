import Foundation

/// A recogniser made of two others; subclasses say how their states make one.
@MainActor class PairRecognizer<First, Second, Value>: GestureRecognizer<Value> {
  let first: GestureRecognizer<First>
  let second: GestureRecognizer<Second>
  private var seenFirst = 0
  private var seenSecond = 0

  init(_ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>) {
    self.first = first
    self.second = second
  }

  /// The state that the two make now; called when either changed.
  func combine() {}

  /// Follows what changed; time may have changed either without an event.
  final func follow() {
    guard first.generation != seenFirst || second.generation != seenSecond else { return }
    seenFirst = first.generation
    seenSecond = second.generation
    combine()
  }

  override func handle(_ event: PointerEvent) {
    first.handle(event)
    second.handle(event)
    follow()
  }

  /// Ends the first as a tap, else the second; the other one has not happened. Subclasses of which a tap makes either call
  /// it.
  final func endOneAsTap(at point: CGPoint) {
    if first.isTap {
      second.cancel()
      first.endAsTap(at: point)
    } else {
      first.cancel()
      second.endAsTap(at: point)
    }
    follow()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    follow()
    super.cancel()
  }

  override func dispatch() {
    follow()
    first.dispatch()
    second.dispatch()
  }

  override func reset() {
    first.reset()
    second.reset()
    seenFirst = first.generation
    seenSecond = second.generation
    super.reset()
  }

  override var holdsArena: Bool { first.holdsArena || second.holdsArena }
  override var actsWhilePending: Bool { first.actsWhilePending || second.actsWhilePending }
  override var followsPinches: Bool { first.followsPinches || second.followsPinches }
  override var minimumDistance: CGFloat? {
    switch (first.minimumDistance, second.minimumDistance) {
    case (let a?, let b?): min(a, b)
    case (let a, let b): a ?? b
    }
  }
}

extension GestureRecognizer {
  /// The value of a gesture that goes on or has ended.
  final var latestValue: Value? {
    switch phase {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  final var hasEnded: Bool { if case .ended = phase { true } else { false } }
  final var hasFailed: Bool { if case .failed = phase { true } else { false } }
  final var isActive: Bool { if case .active = phase { true } else { false } }
}
