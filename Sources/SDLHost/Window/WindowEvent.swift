import Foundation
import ViewTree

/// What SDL's events mean to the runner.
enum WindowEvent {
  case host(HostEvent, time: TimeInterval)
  /// The window's size or display changed.
  case geometry
  /// The screen lost the picture.
  case exposed
  case visibility(Bool)
  case quit
}
