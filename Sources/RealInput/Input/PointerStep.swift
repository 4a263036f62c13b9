import Foundation

/// One thing that a pointer does. Places are pixels of the screen.
public enum PointerStep: Sendable {
  case press(CGPoint)
  /// In a straight line from where it is, at a device's rate.
  case move(CGPoint, over: Duration)
  /// Keeps still.
  case rest(Duration)
  case release
}
