import Foundation
import Graphics

/// The pinch that a wheel makes while Control is held down: two fingers on either side of the pointer, which the innermost
/// gesture there that follows pinches gets, and nobody else. It ends when the wheel rests.
@MainActor final class WheelPinch {
  private enum Metrics {
    /// Points of the wheel by which the fingers' distance becomes e times as large: a notch of 40 makes it a fifth larger.
    static let unit: CGFloat = 220
    /// The fingers' distance at the beginning, and what it stays within, in points.
    static let distance: CGFloat = 200
    static let distances: ClosedRange<CGFloat> = 1...40_000
    /// How long the wheel rests before the fingers lift, in seconds; longer than fingers that still move count.
    static let rest = 0.25
    /// How far the pointer may move meanwhile, in points.
    static let slop: CGFloat = 4
    /// Names for the fingers that no pointer has.
    static let fingers = [Int.min, Int.min + 1]
  }

  private struct Course {
    let member: GestureMember
    /// Keeps the member's view, to which it refers without holding it.
    let layout: LayoutNode
    let center: CGPoint
    var distance = Metrics.distance
    var modifiers: EventModifiers
    var timer: TimerQueue.Token?
  }

  /// Owns the pinch.
  private unowned let router: InputRouter
  private var course: Course?

  init(_ router: InputRouter) { self.router = router }

  var isActive: Bool { course != nil }

  func isUsing(_ layout: LayoutNode) -> Bool { course?.layout === layout }

  private var timers: TimerQueue { router.tree.timers }

  /// Handles a turn of the wheel.
  ///
  /// - Returns: whether a gesture follows it; false: it scrolls.
  func send(_ event: WheelEvent) -> Bool {
    guard event.modifiers.contains(.control), event.delta.dy != 0 else {
      end(at: event.time)
      return false
    }
    if let course {
      let (dx, dy) = (event.location.x - course.center.x, event.location.y - course.center.y)
      if dx * dx + dy * dy > Metrics.slop * Metrics.slop { end(at: event.time) }
    }
    guard course != nil || begin(event), var course else { return false }
    let factor = exp(min(max(event.delta.dy / Metrics.unit, -2), 2))
    let (least, most) = (Metrics.distances.lowerBound, Metrics.distances.upperBound)
    course.distance = min(max(course.distance * factor, least), most)
    if let timer = course.timer { timers.cancel(timer) }
    course.timer = timers.schedule(after: Metrics.rest) { [weak self] in
      guard let self else { return }
      end(at: timers.now)
    }
    self.course = course
    pass(.moved, event.time)
    return true
  }

  private func begin(_ event: WheelEvent) -> Bool {
    guard let hit = router.tree.rootLayout?.hitTest(event.location),
      let member = router.members(from: hit, at: event.location).first(where: \.followsPinches)
    else { return false }
    course = Course(
      member: member, layout: member.layout, center: event.location, modifiers: event.modifiers)
    member.pointers.formUnion(Metrics.fingers)
    member.hasWon = true
    pass(.began, event.time)
    return true
  }

  /// Lifts the fingers.
  func end(at time: TimeInterval) {
    guard let course else { return }
    pass(.ended, time)
    self.course = nil
    release(course)
  }

  /// The view is gone, and with it whom the pinch was for.
  func forget() {
    guard let course else { return }
    self.course = nil
    release(course)
  }

  private func release(_ course: Course) {
    if let timer = course.timer { timers.cancel(timer) }
    course.member.pointers.subtract(Metrics.fingers)
    guard course.member.pointers.isEmpty else { return }
    course.member.hasWon = false
    course.member.reset()
  }

  /// Tells the gesture where both fingers are.
  private func pass(_ phase: PointerEvent.Phase, _ time: TimeInterval) {
    guard let course else { return }
    for (finger, side) in zip(Metrics.fingers, [-0.5, 0.5]) {
      course.member.handle(
        PointerEvent(
          id: finger, kind: .touch, phase: phase,
          location: CGPoint(x: course.center.x + side * course.distance, y: course.center.y), time: time,
          modifiers: course.modifiers))
    }
    course.member.dispatch()
  }
}
