import Foundation

/// Something that competes for pointers.
@MainActor class GestureMember {
  enum Priority {
    case normal
    /// Before everything deeper.
    case high
    /// Beside everything else.
    case simultaneous
  }

  /// Owns the member; held by the router while a pointer is followed.
  unowned let layout: LayoutNode
  var priority = Priority.normal
  /// The pointers that it follows.
  final var pointers: Set<Int> = []
  /// Whether it has won for one of them.
  final var hasWon = false

  init(_ layout: LayoutNode) { self.layout = layout }

  var claim: GestureClaim { .none }
  /// Whether it acts before the arena has decided.
  var actsWhilePending: Bool { false }
  /// Whether a view that is pressed under the same pointer does not show the press, as it will not act.
  var withholdsPresses: Bool { false }
  var holdsArena: Bool { false }
  /// Whether it wins the pointer at once, before all deeper members (a list that is caught while it moves).
  var preempts: Bool { false }
  /// How far pointers must move; nil: it is not about moving.
  var minimumDistance: CGFloat? { nil }
  /// Whether two fingers that move apart or together are what it follows.
  var followsPinches: Bool { false }
  /// The axes along which it scrolls and can move; nil: it does not scroll.
  var scrollAxes: Axis.Set? { nil }
  /// Whether it competes at present.
  var isEnabled: Bool { true }
  /// Whether a pointer that a deeper member is about to win is this one's (a sheet that moves before its content
  /// scrolls).
  func preempts(from member: GestureMember) -> Bool { false }

  func handle(_ event: PointerEvent) {}
  func dispatch() {}
  /// Another finger is down on the scroll view that this member's view lies in, or was there before.
  func otherFingerBegan() {}
  /// Another member won the arena, or everything is cancelled.
  func reject() {}
  /// All its pointers are gone.
  func reset() {}
}
