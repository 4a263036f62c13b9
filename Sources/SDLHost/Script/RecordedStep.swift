import Foundation
import ViewTree

/// One line of a recording: what reached the tree, or was requested of it, at one moment.
package enum RecordedStep: Hashable, Sendable {
  case event(HostEvent)
  /// A frame was made.
  case frame
  /// Work that waited for its time was run.
  case tick
}
