import Foundation

/// What a receiver leaves to the content of the finger that was lifted, see `_ScrollHandoffReceiver`. Velocities are points
/// per second, positive downwards.
public enum _ScrollRelease: Equatable, Sendable {
  /// The content goes on at this velocity, as at any release.
  case fling(CGFloat)
  /// The throw is not the content's, but the finger moved the content: it stops within some 50 ms, without a jump of its
  /// speed.
  case stop(CGFloat)

  /// Nothing: the content stays where it is.
  public static let none = fling(0)

  var velocity: CGFloat {
    switch self {
    case .fling(let velocity), .stop(let velocity): velocity
    }
  }

  var rate: ScrollDeceleration.Rate {
    switch self {
    case .fling: .normal
    case .stop: .stop
    }
  }
}
