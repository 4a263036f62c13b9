import Foundation

/// Two gestures that may happen at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of those of the two that happen.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self, _ context: GestureContext) -> GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>(
      First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context))
  }

  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: Self) {
    guard let recognizer = recognizer as? SimultaneousRecognizer<First, Second> else { return }
    First._updateRecognizer(recognizer.first, gesture.first)
    Second._updateRecognizer(recognizer.second, gesture.second)
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Follows both; over when both are.
@MainActor
final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SimultaneousGesture<First, Second>.Value>
{
  override func combine() {
    guard !isOver else { return }
    let value = SimultaneousGesture<First, Second>.Value(first: first.latestValue, second: second.latestValue)
    if first.hasFailed && second.hasFailed {
      phase = .failed
    } else if first.isOver && second.isOver {
      phase = .ended(value)
    } else if value.first != nil || value.second != nil {
      phase = .active(value)
    }
  }

  override var isTap: Bool { first.isTap || second.isTap }
  /// Both are made by it where one tap makes both.
  override func endAsTap(at point: CGPoint) {
    guard first.isTap, second.isTap else { return endOneAsTap(at: point) }
    first.endAsTap(at: point)
    second.endAsTap(at: point)
    follow()
  }

  override var claim: GestureClaim {
    follow()
    switch (first.claim, second.claim) {
    case (.wants, _), (_, .wants): return .wants
    case (.failed, .failed): return .failed
    default: return .none
    }
  }
}

extension Gesture {
  /// This gesture and another, which may happen at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
