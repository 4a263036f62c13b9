import Foundation
import ViewTree

/// What SDL's events mean to the runner.
enum WindowEvent {
  case host(HostEvent, time: TimeInterval)
  /// The window's size or display changed.
  case geometry
  /// The screen lost the picture.
  case exposed
  /// The GPU lost pictures that were given to it.
  case lost
  case visibility(Bool)
  case quit

  /// Whether somebody touched something.
  var isInput: Bool { if case .host = self { true } else { false } }
}
