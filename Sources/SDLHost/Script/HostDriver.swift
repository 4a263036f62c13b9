import Foundation
import Graphics
import ViewTree

/// The one door to a tree for live windows, scripts and recordings alike: time, events and frames, in order.
@MainActor final class HostDriver {
  let host: ViewHost
  var recorder: RecordingWriter?

  init(_ host: ViewHost) { self.host = host }

  /// Lets dates follow the wall clock where somebody has set it, or the machine has slept; `origin`: the wall clock's
  /// time when this clock showed zero.
  func follow(_ origin: Date) {
    if abs(origin.timeIntervalSince(host.clockOrigin)) > 1 { host.clockOrigin = origin }
  }

  /// Runs work that became due.
  func advance(to time: TimeInterval) {
    if let recorder, let deadline = host.timers.nextDeadline, deadline <= time {
      recorder.write(.tick, at: time)
    }
    host.timers.advance(to: time)
  }

  /// Brings the clock to the event's time, then hands the event over.
  func send(_ event: HostEvent, at time: TimeInterval) {
    let time = max(time, host.timers.now)
    host.timers.advance(to: time)
    recorder?.write(.event(event), at: time)
    host.send(event)
  }

  /// Makes a frame at the clock's present time.
  func frame() -> DisplayList {
    recorder?.write(.frame, at: host.timers.now)
    return host.frame()
  }

  /// Does what was recorded; the frame, where the step is one.
  func play(_ entry: Recording.Entry) -> DisplayList? {
    host.timers.advance(to: entry.time)
    switch entry.step {
    case .event(let event): host.send(event)
    case .frame: return host.frame()
    case .tick: break
    }
    return nil
  }
}
