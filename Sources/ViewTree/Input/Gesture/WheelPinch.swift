import Foundation
import Graphics

/// The pinch that a wheel makes while Control is held down: two fingers on either side of the pointer, which the innermost
/// gesture there that follows pinches gets, and nobody else. A notch moves them over several frames, unless motion is
/// reduced. It ends when the wheel rests.
@MainActor final class WheelPinch: AnimationClient {
  private enum Metrics {
    /// Points of the wheel by which the fingers' distance becomes e times as large: a notch of 40 makes it a fifth larger.
    static let unit: CGFloat = 220
    /// The fingers' distance at the beginning, in points, and how far the wheel is turned at most: to 200 times as much.
    static let distance: CGFloat = 200
    static let greatest = unit * CGFloat(log(200.0))
    /// The most that one turn of the wheel counts for, in points.
    static let turn = 2 * unit
    /// How the fingers follow a notch, and the undamped period of that spring, in seconds.
    static let notch = Animation.spring(response: 0.15, dampingFraction: 1)
    /// What is left of a notch and not seen any more, in points of the wheel.
    static let rounding: CGFloat = 0.1
    /// How long the fingers rest before they lift, in seconds; longer than fingers that still move count.
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
    /// How far the wheel has been turned, in points.
    var turned = AnimatedValue<CGFloat>(0)
    var modifiers: EventModifiers
    var timer: TimerQueue.Token?

    /// The fingers' distance.
    func distance(at time: TimeInterval) -> CGFloat {
      Metrics.distance * exp(turned.value(at: time) / Metrics.unit)
    }
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
    let turn = min(max(event.delta.dy, -Metrics.turn), Metrics.turn)
    let isAtOnce = event.isPrecise || router.tree.reducesMotion
    course.turned.set(
      min(max(course.turned.model + turn, -Metrics.greatest), Metrics.greatest),
      animation: isAtOnce ? nil : Metrics.notch, at: event.time)
    self.course = course
    if course.turned.isAnimating {
      router.tree.animations.add(self)
    } else {
      pass(.moved, event.time)
    }
    waitForRest()
    return true
  }

  /// Lifts the fingers once they have rested.
  private func waitForRest() {
    if let timer = course?.timer { timers.cancel(timer) }
    course?.timer = timers.schedule(after: Metrics.rest) { [weak self] in
      guard let self else { return }
      end(at: timers.now)
    }
  }

  func advance(to time: TimeInterval) -> Bool {
    guard var turned = course?.turned, turned.isAnimating else { return false }
    turned.settle(at: time)
    if abs(turned.value(at: time) - turned.model) < Metrics.rounding { turned.stop() }
    course?.turned = turned
    pass(.moved, time)
    // The gesture may have removed its view.
    guard course != nil else { return false }
    waitForRest()
    return turned.isAnimating
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

  /// Lifts the fingers where they are.
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
    router.tree.animations.remove(self)
    if let timer = course.timer { timers.cancel(timer) }
    course.member.pointers.subtract(Metrics.fingers)
    guard course.member.pointers.isEmpty else { return }
    course.member.hasWon = false
    course.member.reset()
  }

  /// Tells the gesture where both fingers are.
  private func pass(_ phase: PointerEvent.Phase, _ time: TimeInterval) {
    guard let course else { return }
    let distance = course.distance(at: time)
    for (finger, side) in zip(Metrics.fingers, [-0.5, 0.5]) {
      course.member.handle(
        PointerEvent(
          id: finger, kind: .touch, phase: phase,
          location: CGPoint(x: course.center.x + side * distance, y: course.center.y), time: time,
          modifiers: course.modifiers))
    }
    course.member.dispatch()
  }
}
