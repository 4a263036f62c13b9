import Foundation

/// Two gestures of which only one happens; the first comes first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the one that happens.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self, _ context: GestureContext) -> GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(
      First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context))
  }

  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: Self) {
    guard let recognizer = recognizer as? ExclusiveRecognizer<First, Second> else { return }
    First._updateRecognizer(recognizer.first, gesture.first)
    Second._updateRecognizer(recognizer.second, gesture.second)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Follows both, calls the first that succeeds; the second waits until the first has failed.
@MainActor
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, ExclusiveGesture<First, Second>.Value>
{
  override func combine() {
    guard !isOver else { return }
    switch first.phase {
    case .active(let value):
      phase = .active(.first(value))
      // A press that has only begun does not decide yet.
      if case .wants = first.claim { second.cancel() }
    case .ended(let value):
      phase = .ended(.first(value))
      second.cancel()
    case .possible: break
    case .failed:
      switch second.phase {
      case .possible: if isActive { phase = .possible }
      case .active(let value): phase = .active(.second(value))
      case .ended(let value): phase = .ended(.second(value))
      case .failed: phase = .failed
      }
    }
  }

  override var claim: GestureClaim {
    follow()
    return first.hasFailed ? second.claim : first.claim
  }

  override var holdsArena: Bool { first.holdsArena || (first.hasFailed && second.holdsArena) }

  override var isTap: Bool { first.isTap || second.isTap }
  override func endAsTap(at point: CGPoint) { endOneAsTap(at: point) }

  override func dispatch() {
    follow()
    first.dispatch()
    if first.hasFailed || second.hasFailed { second.dispatch() }
  }
}

extension Gesture {
  /// This gesture, or another one where this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
