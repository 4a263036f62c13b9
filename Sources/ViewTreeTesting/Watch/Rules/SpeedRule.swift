import Foundation
import ViewTree

/// M06: velocity is continuous where a finger's drag becomes a throw or a spring, and one animation another.
public struct SpeedRule: MotionRule {
  public let id = "M06"
  /// Motion slower than this is not checked, in points per second.
  private static let slowest = 400.0
  /// Less than the one part, or more than the other, of the speed before is a break.
  private static let (least, most) = (0.4, 2.2)
  /// What reckoning a speed back over a few frames may be wrong by, in points per second.
  private static let (slower, faster) = (150.0, 300.0)
  /// Points by which what lies still, or goes along, may be elsewhere.
  private static let still = 0.5
  /// What has not moved for so many seconds, two frames, stands.
  private static let rest = 0.03
  /// Frames that tell a speed before and after.
  private static let frames = 3

  public init() {}

  public func faults(in frames: [FrameRecord]) -> [MotionFault] {
    let frames = Self.distinct(frames)
    var faults: [MotionFault] = []
    guard frames.count > 2 * Self.frames + 1 else { return [] }
    for index in Self.frames..<(frames.count - Self.frames) {
      guard let handOver = handOver(index, frames) else { continue }
      let frame = frames[index]
      let wrong = frame.views.compactMap { view in
        reason(view, index, frames, handOver).map { (view, $0) }
      }.filter { view, _ in
        isSeen(view, index, frames) && !isPinned(view, index, frames) && !arrives(view, index, frames)
      }
      let outermost = Set(frame.outermost(wrong.map(\.0)).map(\.view))
      faults += wrong.filter { outermost.contains($0.0.view) }.map {
        MotionFault(id, frame, $0.0.name, $0.0.frame, $0.1)
      }
    }
    return faults
  }

  /// The frames with those of the same time counted as one.
  private static func distinct(_ frames: [FrameRecord]) -> [FrameRecord] {
    var result: [FrameRecord] = []
    for var frame in frames {
      if let last = result.last, frame.time - last.time < 1e-6 {
        frame.changes.formUnion(last.changes)
        result[result.count - 1] = frame
      } else {
        result.append(frame)
      }
    }
    return result
  }

  private enum HandOver { case finger, animation }

  /// What ends in a frame: a finger that moved until then, or animations that another animation replaces.
  private func handOver(_ index: Int, _ frames: [FrameRecord]) -> HandOver? {
    let (before, after) = (
      frames[(index - Self.frames + 1)...index], frames[(index + 1)...(index + Self.frames)]
    )
    let quiet = after.allSatisfy { $0.changes.isDisjoint(with: [.input, .plain, .animated]) }
    // Where the window gets another size everything has another place.
    let size = frames[index - Self.frames].size
    guard quiet, before.allSatisfy({ $0.size == size }), after.allSatisfy({ $0.size == size }) else {
      return nil
    }
    if before.allSatisfy({ $0.changes.contains(.input) }) {
      // A finger that stays where it is hands nothing over, be it the one that catches what another has thrown.
      let isLifted =
        after.allSatisfy { $0.fingerTravel.isInfinite } && before.allSatisfy { $0.fingerTravel != 0 }
      // A wheel or a key sends what was let go elsewhere, at a speed of its own.
      let isAlone = frames[index].changes.isDisjoint(with: [.cancellation, .otherInput])
      return isLifted && isAlone ? .finger : nil
    }
    let isAnimated = frames[index].changes.contains(.animated) && !frames[index].changes.contains(.plain)
    let wasQuiet = before.dropLast().allSatisfy { $0.changes.isDisjoint(with: [.input, .plain, .animated]) }
    return isAnimated && wasQuiet ? .animation : nil
  }

  /// Whether a view is in sight before the hand-over or after it.
  private func isSeen(_ view: ViewRecord, _ index: Int, _ frames: [FrameRecord]) -> Bool {
    frames[(index - Self.frames)...(index + Self.frames)].contains { frame in
      frame.view(view.view).map(frame.isInSight) ?? false
    }
  }

  /// Whether a view goes along with scrolled content before the hand-over or after it and stays where it is on the other side,
  /// as a header does that is pinned, or a field below a bar. How that content moves is judged by itself.
  private func isPinned(_ view: ViewRecord, _ index: Int, _ frames: [FrameRecord]) -> Bool {
    func displacement(_ view: ViewRecord, _ from: Int, _ to: Int) -> CGVector? {
      guard let start = frames[from].view(view.view), let end = frames[to].view(view.view) else { return nil }
      return CGVector(dx: end.middle.x - start.middle.x, dy: end.middle.y - start.middle.y)
    }
    func isNear(_ a: CGVector, _ b: CGVector) -> Bool { hypot(a.dx - b.dx, a.dy - b.dy) < Self.still }
    // The step at the hand-over may be a part of one: a view is pinned, or comes off, within a frame.
    let (first, last) = (index - Self.frames, index + Self.frames)
    guard let before = displacement(view, first, first + 1), let after = displacement(view, index + 1, last),
      isNear(before, .zero) != isNear(after, .zero)
    else { return false }
    return frames[index].views.contains { other in
      guard frames[index].isScrolled(other), let its = displacement(other, first, first + 1),
        let further = displacement(other, index + 1, last), !isNear(its, .zero), !isNear(further, .zero)
      else { return false }
      return isNear(after, .zero) ? isNear(its, before) : isNear(further, after)
    }
  }

  /// Whether a view is where it stays in the frame after the hand-over, as reduced motion has it (M15). Throws of scroll views
  /// go on with it too, until they reach an end.
  private func arrives(_ view: ViewRecord, _ index: Int, _ frames: [FrameRecord]) -> Bool {
    let after = frames[(index + 1)...(index + Self.frames)]
    guard after.allSatisfy(\.reducesMotion),
      !frames[index].isBeingScrolled(view) || frames[index + 1].isScrolledToEnd(view)
    else { return false }
    let places = after.compactMap { $0.view(view.view)?.middle }
    guard let place = places.first, places.count == after.count else { return false }
    return places.allSatisfy { hypot($0.x - place.x, $0.y - place.y) < Self.still }
  }

  private func reason(
    _ view: ViewRecord, _ index: Int, _ frames: [FrameRecord], _ handOver: HandOver
  ) -> String? {
    guard view.age > Self.frames, !view.isLeaving,
      let start = frames[index - Self.frames].view(view.view), start.frame.size == view.frame.size
    else { return nil }
    // The displacements in the intervals, each with its time.
    var steps: [(displacement: CGVector, seconds: Double)] = []
    for k in (index - Self.frames)..<(index + Self.frames) {
      guard let from = frames[k].view(view.view), let to = frames[k + 1].view(view.view),
        from.frame.size == to.frame.size
      else { return nil }
      let seconds = frames[k + 1].time - frames[k].time
      guard seconds > 0 else { return nil }
      steps.append((CGVector(dx: to.middle.x - from.middle.x, dy: to.middle.y - from.middle.y), seconds))
    }
    let early = steps[..<Self.frames]
    // What a finger has caught, as one that taps in the middle of a throw, stands when that is lifted, and has no frames
    // meanwhile.
    if let last = early.last, last.seconds > Self.rest,
      hypot(last.displacement.dx, last.displacement.dy) < Self.still
    {
      return nil
    }
    let displacement = early.reduce(CGVector.zero) {
      CGVector(dx: $0.dx + $1.displacement.dx, dy: $0.dy + $1.displacement.dy)
    }
    let length = hypot(displacement.dx, displacement.dy)
    guard length > 0 else { return nil }
    // The speeds before.
    let speeds = steps.map {
      ($0.displacement.dx * displacement.dx + $0.displacement.dy * displacement.dy) / length / $0.seconds
    }
    // Led to the moment of the hand-over from both sides; a finger is known by what it did on the whole.
    func led(_ near: Double, _ next: Double, _ far: Double) -> Double {
      (15 * near - 10 * next + 3 * far) / 8
    }
    let before =
      handOver == .finger
      ? length / early.reduce(0) { $0 + $1.seconds } : led(speeds[2], speeds[1], speeds[0])
    let after = led(speeds[3], speeds[4], speeds[5])
    guard before > Self.slowest,
      after < Self.least * before - Self.slower || after > Self.most * before + Self.faster
    else { return nil }
    return String(format: "goes on at %.0f points per second after %.0f", after, before)
  }
}
