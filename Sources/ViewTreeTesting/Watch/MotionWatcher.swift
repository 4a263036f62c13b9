import Foundation
import Graphics
import Raster
import SDLHost
import ViewTree

/// Watches every frame of a `ViewTester` for what must hold between two states of rest.
///
/// It records the tree's dump with identities, what is painted and what led to it, and judges what it has whenever the
/// window comes to rest. Where the environment variable `BISTRO_WATCH_STRIPS` names a folder, a row of pictures of the
/// frames around each fault is written there.
///
///     let tester = ViewTester(Knob())
///     let watcher = tester.watch()
///     tester.flick(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -200), over: 0.1)
///     tester.settle()
///     #expect(watcher.faults.isEmpty)
@MainActor public final class MotionWatcher {
  /// What people call what is watched: the name of film strips.
  public let name: String
  /// The rules that are checked.
  public let rules: [any MotionRule]
  /// Called with each fault when it is found.
  public var onFault: (MotionFault) -> Void
  /// Frames recorded so far.
  public private(set) var frameCount = 0
  private let host: ViewHost
  private let recorder: FrameRecorder
  private let film: FilmStrip
  private var frames: [FrameRecord] = []
  /// Whether the last frame is one of rest if nothing follows.
  private var mayRest = false
  private var found: [MotionFault] = []
  /// What was reported, so that a fault that goes on is reported once.
  private var told: Set<String> = []
  /// So many frames without rest are judged at once; the last of them begin the next stretch.
  private static let (most, overlap) = (480, 12)

  init(
    _ tester: ViewTester, name: String, rules: [any MotionRule], onFault: @escaping (MotionFault) -> Void
  ) {
    (self.name, self.rules, self.onFault) = (name, rules, onFault)
    host = tester.host
    let runner = tester.runner
    recorder = FrameRecorder(tester.host) { [weak runner] source, size in
      guard let runner else { return (0, 0) }
      let need = PixelSize(
        width: Int((size.width * runner.scale).rounded(.up)),
        height: Int((size.height * runner.scale).rounded(.up)))
      if case .bitmap(let bitmap) = source { return (CGFloat(bitmap.width), CGFloat(need.width)) }
      return (CGFloat(runner.pictures.pixelsAcross(source, fitting: need)), CGFloat(need.width))
    }
    film = FilmStrip(tester.runner)
    record(tester.displayList, FrameInput(isTouched: tester.isTouched))
  }

  /// What was found so far: in all that was recorded, at rest or not.
  public var faults: [MotionFault] {
    closeIfResting(at: host.timers.now)
    judge()
    return found
  }

  /// The frames since the window last was at rest, with the last frame of rest before them.
  public var records: [FrameRecord] { frames }

  /// Records the frame that a tester has just made.
  func record(_ list: DisplayList, _ input: FrameInput) {
    let frame = recorder.record(list, input)
    closeIfResting(at: frame.time)
    frameCount += 1
    frames.append(frame)
    film.add(list, number: frame.number)
    // A finger that has come down on what was at rest, and has not moved, leaves it at rest; one that catches does not.
    mayRest = host.isAtRest && (!input.isTouched || mayRest && !input.isMoved)
    if mayRest, host.timers.nextDeadline == nil {
      close()
    } else if frames.count >= Self.most {
      judge()
      keep(last: Self.overlap)
    }
  }

  /// Ends the stretch where nothing has come since its last frame for as long as counts as rest.
  private func closeIfResting(at time: TimeInterval) {
    guard mayRest, let last = frames.last, !last.isSettled,
      time - last.time >= MotionLimits.flash || host.timers.nextDeadline == nil
    else { return }
    close()
  }

  /// The last frame is one of rest.
  private func close() {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].isSettled = true
    judge()
    keep(last: 1)
  }

  private func keep(last count: Int) {
    frames.removeFirst(max(0, frames.count - count))
    film.keep(last: count)
  }

  private func judge() {
    guard frames.count > 1 else { return }
    for rule in rules {
      for fault in rule.faults(in: frames)
      where told.insert("\(fault.id) \(fault.name) \(fault.frame)").inserted {
        var fault = fault
        fault.filmStrip = film.write(around: fault, name)
        found.append(fault)
        onFault(fault)
      }
    }
  }
}
