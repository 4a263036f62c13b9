import Foundation
import ViewTree

/// M05: places are continuous. From frame to frame a view moves by what its animation, throw or finger says; a jump is a
/// program's change without an animation, and nothing else.
public struct ContinuityRule: MotionRule {
  public let id = "M05"
  /// Motion is curved within a frame: so much more than the faster of both ends' speeds is allowed.
  private static let curvature: CGFloat = 1.3

  public init() {}

  public func faults(in frames: [FrameRecord]) -> [MotionFault] {
    var faults: [MotionFault] = []
    var told: Set<UInt32> = []
    for (index, frame) in frames.enumerated().dropFirst() {
      var wrong: [(ViewRecord, String)] = []
      let last = frames[index - 1]
      for view in frame.views where !view.isLeaving {
        guard let before = last.view(view.view),
          let reason = thrown(view, before, frame, last) ?? dragged(view, before, frame, last)
            ?? jumped(view, before, frame) ?? returned(view, before, index, frames),
          frame.isInSight(view) || last.isInSight(before)
        else { continue }
        wrong.append((view, reason))
      }
      let outermost = Set(frame.outermost(wrong.map(\.0)).map(\.view))
      for (view, reason) in wrong where outermost.contains(view.view) && told.insert(view.view).inserted {
        faults.append(MotionFault(id, frame, view.name, view.frame, reason))
      }
    }
    return faults
  }

  /// Content that a throw moves by more than its speed says.
  private func thrown(
    _ view: ViewRecord, _ before: ViewRecord, _ frame: FrameRecord, _ last: FrameRecord
  ) -> String? {
    // In a window of another size what is anchored at its end has another offset.
    guard frame.size == last.size, view.scrollSource == .scroll || before.scrollSource == .scroll,
      view.scrollSource != .finger,
      before.scrollSource != .finger, view.scrollSpeed.isFinite, before.scrollSpeed.isFinite
    else { return nil }
    // What the program, or with reduced motion a tap, moves at once is no throw any more.
    let isAtOnce =
      frame.changes.contains(.plain) || frame.reducesMotion && frame.changes.contains(.input)
    if view.scrollSource == .none, isAtOnce { return nil }
    let speed = max(view.scrollSpeed, before.scrollSpeed) * (frame.time - last.time)
    let most = speed * Self.curvature + MotionLimits.rounding
    guard view.scrolled > most else { return nil }
    // Where what lies before it proves longer or shorter, the offset follows and nothing is seen of it.
    guard leastStep(in: view, frame, last) ?? view.scrolled > most else { return nil }
    return String(format: "scrolls by %.1f points where its throw says %.1f", view.scrolled, speed)
  }

  /// Content that a finger moves by more than the finger moved.
  private func dragged(
    _ view: ViewRecord, _ before: ViewRecord, _ frame: FrameRecord, _ last: FrameRecord
  ) -> String? {
    guard frame.size == last.size, view.scrollSource == .finger, before.scrollSource == .finger,
      frame.fingerTravel.isFinite
    else {
      return nil
    }
    // What the finger owes since it has not yet been shown: at most the slop.
    let most = frame.fingerTravel + last.fingerTravel + MotionLimits.rounding
    guard view.scrolled > most, leastStep(in: view, frame, last) ?? view.scrolled > most else { return nil }
    return String(
      format: "is moved by %.1f points by a finger that moved by %.1f, and by %.1f in the frame before",
      view.scrolled, frame.fingerTravel, last.fingerTravel)
  }

  /// How far that of the views in it moved which moved least; nil: there is none.
  private func leastStep(in view: ViewRecord, _ frame: FrameRecord, _ last: FrameRecord) -> CGFloat? {
    frame.views.compactMap { inner -> CGFloat? in
      guard frame.isInside(inner.view, [view.view]), let old = last.view(inner.view) else { return nil }
      return hypot(inner.frame.midX - old.frame.midX, inner.frame.midY - old.frame.midY)
    }.min()
  }

  /// A view that has another place although nothing was changed but by animations.
  private func jumped(_ view: ViewRecord, _ before: ViewRecord, _ frame: FrameRecord) -> String? {
    guard view.age > 5, view.jumped > MotionLimits.rounding, view.text == before.text, !view.isCarried,
      frame.changes.isDisjoint(with: [.plain, .ticking, .following, .input])
    else { return nil }
    return String(
      format: "jumps by %.1f, %.1f points although nothing was changed without an animation", view.jump.dx,
      view.jump.dy)
  }

  /// A view that jumps away and glides back.
  private func returned(
    _ view: ViewRecord, _ before: ViewRecord, _ index: Int, _ frames: [FrameRecord]
  ) -> String? {
    guard view.jumped > 4, view.age > 5, view.isTravelling, !before.isTravelling, view.text == before.text,
      !frames[index].changes.contains(.input), index + 1 < frames.count
    else { return nil }
    let isAcross = abs(view.jump.dx) > abs(view.jump.dy)
    func along(_ displacement: CGVector) -> CGFloat { isAcross ? displacement.dx : displacement.dy }
    var back: CGFloat = 0
    for frame in frames[(index + 1)...] {
      guard let next = frame.view(view.view), next.isTravelling else { break }
      back += along(next.step)
    }
    guard back * along(view.jump) < 0, abs(back) > abs(along(view.jump)) / 2 else { return nil }
    return String(format: "jumps by %.1f points and glides back", along(view.jump))
  }
}
