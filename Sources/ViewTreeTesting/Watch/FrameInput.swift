import Foundation
import ViewTree

/// What came from outside between two frames.
struct FrameInput {
  /// Whether anything came.
  var isAny = false
  /// Whether a finger or a button is down when the frame is made.
  var isTouched = false
  /// Whether something came that is no pointer: a wheel, a key, another size of the window.
  var isOther = false
  /// Whether a pointer that is down moved.
  var isMoved = false
  /// Whether a pointer was cancelled.
  var isCancelled = false
  /// How far pointers that are down moved together, in points; infinite: something else came that may move views.
  var travel: CGFloat = 0

  /// Adds an event. `places`: where each pointer was last.
  mutating func add(_ event: HostEvent, places: inout [Int: CGPoint]) {
    isAny = true
    guard case .pointer(let pointer) = event else {
      (travel, isOther) = (.infinity, true)
      return
    }
    switch pointer.phase {
    case .began: places[pointer.id] = pointer.location
    case .moved:
      if let last = places[pointer.id] {
        let distance = hypot(pointer.location.x - last.x, pointer.location.y - last.y)
        travel += distance
        if distance > 0 { isMoved = true }
      }
      places[pointer.id] = pointer.location
    case .ended: places[pointer.id] = nil
    case .cancelled:
      places[pointer.id] = nil
      isCancelled = true
    }
  }
}
