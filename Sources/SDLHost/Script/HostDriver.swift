import Foundation
import Graphics
import ViewTree

/// The one entry to a tree for live windows, scripts and recordings alike: time, events and frames, in order.
@MainActor final class HostDriver {
  let host: ViewHost
  var recorder: RecordingWriter?
  /// Records the present visit.
  var session: SessionRecorder?
  /// Whether the window has the keyboard, as far as was told.
  private(set) var hasFocus: Bool?

  init(_ host: ViewHost) { self.host = host }

  /// Lets dates follow the wall clock where somebody has set it, or the machine has slept; `origin`: the wall clock's
  /// time when this clock showed zero.
  func follow(_ origin: Date) {
    if abs(origin.timeIntervalSince(host.clockOrigin)) > 1 { host.clockOrigin = origin }
  }

  /// Runs work that became due.
  func advance(to time: TimeInterval) {
    if recorder != nil || session != nil, let deadline = host.timers.nextDeadline, deadline <= time {
      record(.tick, at: time)
    }
    host.timers.advance(to: time)
  }

  /// Advances the clock to the event's time, then sends the event; false: no view uses the key, or opens the address.
  @discardableResult func send(_ event: HostEvent, at time: TimeInterval) -> Bool {
    let time = max(time, host.timers.now)
    host.timers.advance(to: time)
    record(.event(event), at: time)
    if case .focus(let value) = event { hasFocus = value }
    return host.send(event)
  }

  /// Makes a frame at the clock's present time.
  func frame() -> DisplayList {
    record(.frame, at: host.timers.now)
    return host.frame()
  }

  private func record(_ step: RecordedStep, at time: TimeInterval) {
    recorder?.write(step, at: time)
    session?.write(step, at: time)
  }

  /// Writes the buffered lines of recordings.
  func flush() {
    recorder?.flush()
    session?.flush()
  }

  /// Begins the record of a visit: the tree is as at its start, apart from what the host has told it.
  func beginSession(size: CGSize, scale: CGFloat, safeArea: EdgeInsets, program: RecordedProgram) {
    guard let session else { return }
    let now = host.timers.now
    var header = RecordingHeader(
      size: size, scale: scale, safeArea: safeArea, origin: host.clockOrigin.addingTimeInterval(now))
    header.program = program
    var steps: [RecordedStep] = []
    if host.preferences != UserPreferences() { steps.append(.event(.preferences(host.preferences))) }
    if let hasFocus { steps.append(.event(.focus(hasFocus))) }
    session.begin(header, at: now, with: steps)
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
