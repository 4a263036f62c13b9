import Foundation
import Graphics

/// An animated move of a scroll view's content to an offset.
///
/// What lies before the content in sight may prove to be longer or shorter during the move, as in lazy containers: then
/// the destination shifts by the difference. A move to a goal, or to where reading begins, leads there nevertheless: where
/// that comes to lie elsewhere the rest of the distance is covered by a course of its own, which begins with the present
/// speed and ends when the animation would have.
@MainActor struct ScrollTravel {
  private var value: AnimatedValue<AnimatablePair<CGFloat, CGFloat>>
  /// What is left of the move since its goal has another place, less `shift`.
  private var course: ScrollCourse?
  /// How far the offset was shifted, without a move, since it began.
  private var shift = CGPoint.zero
  private var animation: Animation?
  /// When the animation looks finished.
  private var end: TimeInterval = 0
  /// What the animation showed last, less `shift`.
  private var last: (time: TimeInterval, offset: CGPoint, velocity: CGVector)?
  private var goal: ScrollGoal?
  /// The axes along which it leads to where reading begins.
  private var toStart: Axis.Set = []

  /// The duration of a course that replaces an animation without an end, in seconds.
  private static let endlessDuration = 0.35

  init(from offset: CGPoint) { value = AnimatedValue(AnimatablePair(offset.x, offset.y)) }

  /// Where it leads.
  var destination: CGPoint {
    let target = course?.target ?? CGPoint(x: value.model.first, y: value.model.second)
    return CGPoint(x: target.x + shift.x, y: target.y + shift.y)
  }
  var isMoving: Bool { course != nil || value.isAnimating }
  var hasGoal: Bool { goal != nil }

  /// Leads to another offset of `view`'s from now on; with a goal to wherever that comes to lie.
  mutating func lead(
    to target: CGPoint, _ goal: ScrollGoal?, of view: ScrollLayout, _ animation: Animation,
    at time: TimeInterval
  ) {
    self.animation = animation
    self.goal = goal
    let duration = animation.recipe.logicalDuration
    end = time + (duration.isFinite ? duration : Self.endlessDuration)
    toStart = []
    for axis in [Axis.horizontal, .vertical] where goal == nil && target[axis] == view.start(axis) {
      toStart.insert(Axis.Set(axis))
    }
    aim(at: target, time)
  }

  /// Begins with a velocity, in points a second, instead of from rest.
  mutating func begin(with velocity: CGVector, at time: TimeInterval) {
    guard course == nil else { return }
    let present = value.value(at: time)
    course = ScrollCourse(
      from: CGPoint(x: present.first, y: present.second), velocity,
      to: CGPoint(x: value.model.first, y: value.model.second), at: time, end: end)
    value.stop()
  }

  /// Leads to another offset of the same view or page, by its own animation.
  mutating func lead(to target: CGPoint, at time: TimeInterval) {
    if target != destination { aim(at: target, time) }
  }

  private mutating func aim(at target: CGPoint, _ time: TimeInterval) {
    if course != nil { return turn(to: target, time) }
    let model = AnimatablePair(target.x - shift.x, target.y - shift.y)
    value.set(model, animation: animation, at: time, group: nil)
  }

  /// Covers the rest of the distance to another offset without a step of the speed.
  private mutating func turn(to target: CGPoint, _ time: TimeInterval) {
    let (offset, velocity) = (offset(at: time), velocity(at: time))
    course = ScrollCourse(
      from: CGPoint(x: offset.x - shift.x, y: offset.y - shift.y), velocity,
      to: CGPoint(x: target.x - shift.x, y: target.y - shift.y), at: time, end: end)
    value.stop()
  }

  /// The offset has changed without a move.
  mutating func contentShifted(_ axis: Axis, by distance: CGFloat) { shift[axis] += distance }

  /// Leads to the new place of its goal, or of where reading begins if it was to lead there.
  mutating func follow(_ view: ScrollLayout, at time: TimeInterval) {
    var target = destination
    if let goal {
      target = view.clamped(goal.offset(view) ?? target)
    } else {
      for axis in [Axis.horizontal, .vertical] where toStart.contains(axis) {
        target[axis] = view.start(axis)
      }
    }
    if abs(target.x - destination.x) > 0.01 || abs(target.y - destination.y) > 0.01 { turn(to: target, time) }
  }

  /// Where the content is at a time.
  mutating func offset(at time: TimeInterval) -> CGPoint {
    if let course {
      let offset = course.offset(at: time)
      if course.isOver(at: time) {
        value = AnimatedValue(AnimatablePair(offset.x, offset.y))
        self.course = nil
      }
      return CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
    }
    let present = value.value(at: time)
    if value.isAnimating, brakes(at: time) { return offset(at: time) }
    value.settle(at: time)
    let offset = CGPoint(x: present.first, y: present.second)
    last = (time, offset, velocity(at: time))
    return CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
  }

  /// Covers what is left by a course of its own where the animation ends farther from its target than its speed reaches: a
  /// spring counts as settled at a fraction of its distance, which may be of any length.
  private mutating func brakes(at time: TimeInterval) -> Bool {
    guard value.isOver(at: time), let last, time > last.time else { return false }
    let target = CGPoint(x: value.model.first, y: value.model.second)
    let left = hypot(target.x - last.offset.x, target.y - last.offset.y)
    let reach = hypot(last.velocity.dx, last.velocity.dy) * (time - last.time)
    guard left > 2 * reach + 0.5 else { return false }
    course = ScrollCourse(
      from: last.offset, last.velocity, to: target, at: last.time, end: last.time)
    value.stop()
    return true
  }

  /// How fast the content moves at a time, in points a second.
  func velocity(at time: TimeInterval) -> CGVector {
    if let course { return course.velocity(at: time) }
    let velocity = value.velocity(at: time)
    return CGVector(dx: velocity.first, dy: velocity.second)
  }

  /// Ends it at the present offset.
  mutating func stop() {
    value.stop()
    course = nil
  }
}

extension ScrollLayout {
  /// The offset at which reading begins, along an axis.
  fileprivate func start(_ axis: Axis) -> CGFloat {
    isMirrored(axis) ? range(axis).upperBound : range(axis).lowerBound
  }
}
