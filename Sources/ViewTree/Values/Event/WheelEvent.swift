import Foundation

/// A turn of a wheel or a two-finger move on a trackpad.
package struct WheelEvent: Hashable, Sendable {
  /// In points of the window.
  package var location: CGPoint
  /// How far content should move, in points: positive y shows what lies above, positive x what lies to the left.
  package var delta: CGVector
  /// Whether the delta comes in fine steps (trackpad) rather than notches.
  package var isPrecise: Bool
  package var time: TimeInterval
  package var modifiers: EventModifiers

  package init(
    location: CGPoint, delta: CGVector, isPrecise: Bool, time: TimeInterval, modifiers: EventModifiers = []
  ) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.time = time
    self.modifiers = modifiers
  }
}
