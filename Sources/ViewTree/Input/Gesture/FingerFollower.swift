import Foundation
import Graphics

/// Follows the finger that leads a movement: where it began, where it is and how fast it goes.
///
/// The first finger leads. When it is lifted while another one is down, that one leads on from its own location: the
/// followed location and velocity do not jump. A press belongs to one finger: it ends with the first. A mouse counts as
/// a finger. Locations are points of the window, times seconds of the host's clock. What depends on the movement (its
/// axis, its slop) is computed here too, so that all gestures decide alike.
struct FingerFollower {
  /// What an event means for the movement.
  enum Step { case began, moved, ended, cancelled }

  /// Whether the movement ends with the finger that began it, whichever others are down.
  let endsWithFirst: Bool
  /// Whether such a movement has ended: another one begins after `reset`.
  private var isOver = false
  private var leader: Int?
  /// The last place of each finger that is down.
  private var fingers: [(id: Int, location: CGPoint)] = []
  /// Where the movement began.
  private(set) var start = CGPoint.zero
  /// Where it is; the distance between two fingers that lead one after the other is left out.
  private(set) var location = CGPoint.zero
  /// The greatest distance from the start so far.
  private(set) var farthest: CGFloat = 0
  private var tracker = VelocityTracker()

  init(endsWithFirst: Bool = false) { self.endsWithFirst = endsWithFirst }

  /// Whether a finger leads.
  var isDown: Bool { leader != nil }
  var translation: CGSize { CGSize(width: location.x - start.x, height: location.y - start.y) }
  /// How far it is from the start now.
  var distance: CGFloat { location.distance(to: start) }
  /// The velocity of a release at `time`, in points per second.
  func velocity(at time: TimeInterval) -> CGSize { tracker.velocity(at: time) }

  /// Follows an event.
  ///
  /// - Returns: what it means for the movement; nil: nothing, since another finger leads or the finger is unknown.
  mutating func follow(_ event: PointerEvent) -> Step? {
    switch event.phase {
    case .began:
      fingers.append((event.id, event.location))
      guard leader == nil, !isOver else { return nil }
      leader = event.id
      (start, location, farthest) = (event.location, event.location, 0)
      tracker.reset()
      tracker.add(location, at: event.time)
      return .began
    case .moved:
      guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return nil }
      let before = fingers[index].location
      fingers[index].location = event.location
      guard event.id == leader else { return nil }
      move(from: before, event)
      return .moved
    case .ended:
      guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return nil }
      let before = fingers.remove(at: index).location
      guard event.id == leader else { return nil }
      if before != event.location { move(from: before, event) }
      leader = endsWithFirst ? nil : fingers.first?.id
      isOver = endsWithFirst
      return leader == nil ? .ended : .moved
    case .cancelled:
      fingers.removeAll { $0.id == event.id }
      guard event.id == leader else { return nil }
      leader = nil
      isOver = endsWithFirst
      return .cancelled
    }
  }

  private mutating func move(from before: CGPoint, _ event: PointerEvent) {
    location.x += event.location.x - before.x
    location.y += event.location.y - before.y
    tracker.add(location, at: event.time)
    farthest = max(farthest, location.distance(to: start))
  }

  /// Forgets everything; called when all fingers are gone.
  mutating func reset() { self = FingerFollower(endsWithFirst: endsWithFirst) }

  // MARK: The axis

  /// The axis along which the finger has gone farther.
  var axis: Axis { abs(translation.width) > abs(translation.height) ? .horizontal : .vertical }

  /// The axis of the movement; nil: it has not gone the slop yet.
  var decidedAxis: Axis? { abs(translation[axis]) >= InputRouter.slop ? axis : nil }

  /// The location along an axis at which the slop was exceeded: translations count from there, however far apart
  /// samples are.
  func slopEnd(_ axis: Axis) -> CGFloat {
    start[axis] + (translation[axis] > 0 ? InputRouter.slop : -InputRouter.slop)
  }
}
