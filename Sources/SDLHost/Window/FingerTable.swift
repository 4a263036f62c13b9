import Foundation
import ViewTree

/// The fingers that are down, kept by us because devices fail to report the end of a touch.
///
/// A finger ends when its device says so, when its device is gone, when the device reports the impossible id -1
/// (Linux dropped events), when the same finger begins again, and when it was silent for too long.
struct FingerTable {
  /// Which finger of which device.
  struct Key: Hashable {
    var device: Int64
    var finger: Int64
  }

  struct Finger {
    var pointer: Int
    var location: CGPoint
    var lastHeard: TimeInterval
  }

  /// Fingers' pointer ids begin here; lower ones are the mouse's buttons.
  static let firstPointer = 16

  /// Seconds of silence after which a finger counts as lifted; nil: there is no limit.
  var silenceLimit: TimeInterval?
  private(set) var fingers: [Key: Finger] = [:]
  private var nextPointer = FingerTable.firstPointer

  init(silenceLimit: TimeInterval? = nil) { self.silenceLimit = silenceLimit }

  var isEmpty: Bool { fingers.isEmpty }

  /// When the next finger will have been silent for too long.
  var deadline: TimeInterval? {
    guard let silenceLimit else { return nil }
    return fingers.values.map { $0.lastHeard + silenceLimit }.min()
  }

  mutating func down(_ key: Key, at location: CGPoint, time: TimeInterval) -> [PointerEvent] {
    guard key.finger >= 0 else { return cancelAll(of: key.device, time: time) }
    var events = cancel(key, time: time)
    nextPointer += 1
    fingers[key] = Finger(pointer: nextPointer, location: location, lastHeard: time)
    events.append(event(nextPointer, .began, location, time))
    return events
  }

  mutating func move(_ key: Key, to location: CGPoint, time: TimeInterval) -> [PointerEvent] {
    guard key.finger >= 0 else { return cancelAll(of: key.device, time: time) }
    guard let finger = fingers[key] else { return [] }
    fingers[key]?.location = location
    fingers[key]?.lastHeard = time
    return finger.location == location ? [] : [event(finger.pointer, .moved, location, time)]
  }

  mutating func up(_ key: Key, at location: CGPoint, time: TimeInterval) -> [PointerEvent] {
    guard let finger = fingers.removeValue(forKey: key) else { return [] }
    return [event(finger.pointer, .ended, location, time)]
  }

  /// Cancels fingers whose device is gone or that were silent for too long.
  mutating func purge(devices: Set<Int64>, time: TimeInterval) -> [PointerEvent] {
    let limit = silenceLimit ?? .infinity
    return cancel(time: time) { key, finger in
      !devices.contains(key.device) || time - finger.lastHeard >= limit
    }
  }

  mutating func cancelAll(time: TimeInterval) -> [PointerEvent] { cancel(time: time) { _, _ in true } }

  private mutating func cancelAll(of device: Int64, time: TimeInterval) -> [PointerEvent] {
    cancel(time: time) { key, _ in key.device == device }
  }

  private mutating func cancel(_ key: Key, time: TimeInterval) -> [PointerEvent] {
    cancel(time: time) { other, _ in other == key }
  }

  private mutating func cancel(
    time: TimeInterval, where isStale: (Key, Finger) -> Bool
  ) -> [PointerEvent] {
    let stale = fingers.filter { isStale($0.key, $0.value) }
    for key in stale.keys { fingers[key] = nil }
    return stale.values.sorted { $0.pointer < $1.pointer }.map {
      event($0.pointer, .cancelled, $0.location, time)
    }
  }

  private func event(
    _ pointer: Int, _ phase: PointerEvent.Phase, _ location: CGPoint, _ time: TimeInterval
  ) -> PointerEvent {
    PointerEvent(id: pointer, kind: .touch, phase: phase, location: location, time: time)
  }
}
