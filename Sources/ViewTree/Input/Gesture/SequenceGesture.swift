import Foundation

/// A gesture that begins when another one has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the sequence is.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended; nil: the second has not begun.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self, _ context: GestureContext) -> GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(
      First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context), context)
  }

  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: Self) {
    guard let recognizer = recognizer as? SequenceRecognizer<First, Second> else { return }
    First._updateRecognizer(recognizer.first, gesture.first)
    Second._updateRecognizer(recognizer.second, gesture.second)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Passes events to the first until it has ended, from then on to the second; fingers that are down at that moment
/// begin for the second where they are.
@MainActor
final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SequenceGesture<First, Second>.Value>
{
  private let context: GestureContext
  /// The last event of each finger that is down.
  private var down: [PointerEvent] = []
  private var hasHandedOver = false

  init(
    _ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>,
    _ context: GestureContext
  ) {
    self.context = context
    super.init(first, second)
  }

  override func handle(_ event: PointerEvent) {
    follow()
    let isSecond = hasHandedOver
    switch event.phase {
    case .began: down.append(event)
    case .moved: if let index = down.firstIndex(where: { $0.id == event.id }) { down[index] = event }
    case .ended, .cancelled: down.removeAll { $0.id == event.id }
    }
    if isSecond {
      second.handle(event)
    } else if !isOver {
      first.handle(event)
    }
    follow()
  }

  override func combine() {
    guard !isOver else { return }
    switch first.phase {
    case .possible: break
    case .failed: phase = .failed
    case .active(let value): phase = .active(.first(value))
    case .ended(let value):
      if !hasHandedOver {
        hasHandedOver = true
        for event in down {
          var began = event
          began.phase = .began
          began.time = max(event.time, context.tree.timers.now)
          second.handle(began)
        }
      }
      switch second.phase {
      case .possible: phase = .active(.second(value, nil))
      case .active(let next): phase = .active(.second(value, next))
      case .ended(let next): phase = .ended(.second(value, next))
      case .failed: phase = .failed
      }
    }
  }

  override var claim: GestureClaim {
    follow()
    if hasFailed { return .failed }
    return first.hasEnded ? .wants : first.claim
  }

  override var holdsArena: Bool { first.hasEnded ? second.holdsArena : first.holdsArena }
  override var actsWhilePending: Bool { first.actsWhilePending }
  override var minimumDistance: CGFloat? { first.minimumDistance }

  override func dispatch() {
    follow()
    first.dispatch()
    if hasHandedOver { second.dispatch() }
  }

  override func reset() {
    // A first gesture that ends with its fingers up (a tap) is followed by a press of its own.
    if !isOver, hasHandedOver, case .possible = second.phase { return }
    down = []
    hasHandedOver = false
    super.reset()
  }
}

extension Gesture {
  /// This gesture, then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
