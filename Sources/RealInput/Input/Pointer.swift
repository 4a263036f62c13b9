import Foundation

/// One point of contact: the mouse, or a finger. Places are pixels of the screen.
public protocol Pointer: Sendable {
  func press(at place: CGPoint) async throws
  /// In a straight line from where it is, at a device's rate.
  func move(to place: CGPoint, over duration: Duration) async throws
  func release() async throws
}

extension Pointer {
  /// Presses and releases in one place.
  public func tap(at place: CGPoint, hold: Duration = .milliseconds(60)) async throws {
    try await press(at: place)
    try await Task.sleep(for: hold)
    try await release()
  }

  /// Presses, moves, rests (so that nothing is thrown: the speed at the release is 0) and releases.
  public func drag(
    from start: CGPoint, to end: CGPoint, over duration: Duration = .milliseconds(300),
    rest: Duration = .milliseconds(200)
  ) async throws {
    try await press(at: start)
    try await move(to: end, over: duration)
    try await Task.sleep(for: rest)
    try await release()
  }

  /// Presses, moves and releases on the move.
  public func flick(
    from start: CGPoint, to end: CGPoint, over duration: Duration = .milliseconds(80)
  ) async throws {
    try await press(at: start)
    try await move(to: end, over: duration)
    try await release()
  }
}

extension CGPoint {
  /// On the straight line to another point; 0 is here.
  func along(to end: CGPoint, _ progress: Double) -> CGPoint {
    CGPoint(x: x + (end.x - x) * progress, y: y + (end.y - y) * progress)
  }
}
