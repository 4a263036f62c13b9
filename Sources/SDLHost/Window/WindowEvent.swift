import Foundation
import ViewTree

/// What SDL's events mean to the runner.
enum WindowEvent {
  case host(HostEvent, time: TimeInterval)
  /// The window's size or display changed.
  case geometry
  /// The screen has discarded the picture.
  case exposed
  /// The GPU has discarded its textures.
  case lost
  case visibility(Bool)
  case quit

  /// Whether somebody touched something.
  var isInput: Bool { if case .host = self { true } else { false } }
}
