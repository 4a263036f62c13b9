import Foundation
import Graphics

/// An animated move of a scroll view's content to an offset.
///
/// What lies before the content in sight may prove to be longer or shorter during the move, as in lazy containers: then
/// the destination shifts by the difference. A move to where reading begins leads there nevertheless.
@MainActor struct ScrollTravel {
  private var value: AnimatedValue<AnimatablePair<CGFloat, CGFloat>>
  /// How far the offset was shifted, without a move, since it began.
  private var shift = CGPoint.zero
  private var animation: Animation?
  /// The axes along which it leads to where reading begins.
  private var toStart: Axis.Set = []

  init(from offset: CGPoint) { value = AnimatedValue(AnimatablePair(offset.x, offset.y)) }

  /// Where it leads.
  var destination: CGPoint { CGPoint(x: value.model.first + shift.x, y: value.model.second + shift.y) }
  var isMoving: Bool { value.isAnimating }

  /// Leads to another offset of `view`'s from now on.
  mutating func lead(to target: CGPoint, of view: ScrollLayout, _ animation: Animation, at time: TimeInterval)
  {
    self.animation = animation
    toStart = []
    for axis in [Axis.horizontal, .vertical] where target[axis] == view.start(axis) {
      toStart.insert(Axis.Set(axis))
    }
    aim(at: target, time)
  }

  /// Leads to another offset of the same view or page, by its own animation.
  mutating func lead(to target: CGPoint, at time: TimeInterval) {
    if target != destination { aim(at: target, time) }
  }

  private mutating func aim(at target: CGPoint, _ time: TimeInterval) {
    let model = AnimatablePair(target.x - shift.x, target.y - shift.y)
    value.set(model, animation: animation, at: time, group: nil)
  }

  /// The offset has changed without a move.
  mutating func contentShifted(_ axis: Axis, by distance: CGFloat) { shift[axis] += distance }

  /// Leads to the new place where reading begins, if it was to lead there: the rest of the distance is animated anew.
  mutating func follow(_ view: ScrollLayout, at time: TimeInterval) {
    var target = destination
    for axis in [Axis.horizontal, .vertical] where toStart.contains(axis) { target[axis] = view.start(axis) }
    if abs(target.x - destination.x) > 0.01 || abs(target.y - destination.y) > 0.01 { aim(at: target, time) }
  }

  /// Where the content is at a time.
  mutating func offset(at time: TimeInterval) -> CGPoint {
    value.settle(at: time)
    let present = value.value(at: time)
    return CGPoint(x: present.first + shift.x, y: present.second + shift.y)
  }

  /// How fast the content moves at a time, in points a second.
  func velocity(at time: TimeInterval) -> CGVector {
    let velocity = value.velocity(at: time)
    return CGVector(dx: velocity.first, dy: velocity.second)
  }

  /// Ends it at the present offset.
  mutating func stop() { value.stop() }
}

extension ScrollLayout {
  /// The offset at which reading begins, along an axis.
  fileprivate func start(_ axis: Axis) -> CGFloat {
    isMirrored(axis) ? range(axis).upperBound : range(axis).lowerBound
  }
}
