import Foundation

/// One point of contact: the mouse, or a finger. Places are pixels of the screen.
public protocol Pointer: Sendable {
  /// Does these steps one after the other, each at its time, on a thread of its own: whatever else the process does, a
  /// short press stays short.
  func play(_ steps: [PointerStep]) async throws
}

extension Pointer {
  public func press(at place: CGPoint) async throws { try await play([.press(place)]) }

  /// In a straight line from where it is, at a device's rate.
  public func move(to place: CGPoint, over duration: Duration) async throws {
    try await play([.move(place, over: duration)])
  }

  public func release() async throws { try await play([.release]) }

  /// Presses and releases in one place.
  public func tap(at place: CGPoint, hold: Duration = .milliseconds(60)) async throws {
    try await play([.press(place), .rest(hold), .release])
  }

  /// Presses, moves, rests (so that nothing is thrown: the speed at the release is 0) and releases.
  public func drag(
    from start: CGPoint, to end: CGPoint, over duration: Duration = .milliseconds(300),
    rest: Duration = .milliseconds(200)
  ) async throws {
    try await play([.press(start), .move(end, over: duration), .rest(rest), .release])
  }

  /// Presses, moves and releases on the move.
  public func flick(
    from start: CGPoint, to end: CGPoint, over duration: Duration = .milliseconds(80)
  ) async throws {
    try await play([.press(start), .move(end, over: duration), .release])
  }
}

extension CGPoint {
  /// On the straight line to another point; 0 is here.
  func along(to end: CGPoint, _ progress: Double) -> CGPoint {
    CGPoint(x: x + (end.x - x) * progress, y: y + (end.y - y) * progress)
  }
}
