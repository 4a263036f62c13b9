import Foundation

/// What a gesture has come to.
enum GesturePhase<Value> {
  case possible
  case active(Value)
  case ended(Value)
  case failed
}

/// Follows pointers and decides whether they make a gesture.
///
/// Two steps keep decisions apart from their effects: `handle` only changes the state; `dispatch` calls the
/// program's closures, and is called only when the gesture may act.
@MainActor public class GestureRecognizer<Value> {
  /// The latest state.
  final var phase: GesturePhase<Value> = .possible {
    didSet { generation += 1 }
  }
  /// Counts the changes of state.
  final private(set) var generation = 0

  /// What it claims from the arena.
  var claim: GestureClaim {
    switch phase {
    case .possible: .none
    case .active, .ended: .wants
    case .failed: .failed
    }
  }
  /// Whether it acts before the arena has decided (a press that shows).
  var actsWhilePending: Bool { false }
  /// Whether gestures further out must wait for it (a second tap may follow).
  var holdsArena: Bool { false }
  /// How far pointers must move; nil: it is not about moving.
  var minimumDistance: CGFloat? { nil }
  /// Whether two fingers that move apart or together are what it follows.
  var followsPinches: Bool { false }

  /// Whether one tap alone makes the gesture.
  var isTap: Bool { false }
  /// Ends as a tap at a point of the window makes it, while no pointer is followed; changes the state only. Called where
  /// `isTap` is true.
  func endAsTap(at point: CGPoint) {}

  /// Handles an event; changes the state only.
  func handle(_ event: PointerEvent) {}
  /// Calls the closures for what changed since the last call.
  func dispatch() {}
  /// Fails: another member won the arena, or the pointer was cancelled. A gesture that ended at the same event as the
  /// winner fails as well, and calls no closures.
  func cancel() {
    if case .failed = phase { return }
    phase = .failed
  }
  /// Starts anew; called when all its pointers are gone.
  func reset() { phase = .possible }

  final var isOver: Bool {
    switch phase {
    case .ended, .failed: true
    default: false
    }
  }
}
