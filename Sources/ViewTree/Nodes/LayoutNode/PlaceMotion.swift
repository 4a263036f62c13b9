import Foundation

/// The motion of a view to its place in its container by an animation of its own: while it lasts, moves of the nodes
/// above do not move the view.
@MainActor struct PlaceMotion {
  let container: ObjectIdentifier
  private var origin: AnimatedValue<AnimatablePair<CGFloat, CGFloat>>
  /// The target place with its rotation and scale: only translations are animated.
  private var target: ProjectionTransform
  /// The frame in which the view was placed for the first time: there is nothing to move from in it.
  private let firstFrame: UInt64
  private(set) var isMoving = false

  /// Begins where the view is shown, which differs from its place while nodes above it move.
  init(_ place: PlaceInContainer, _ animation: Animation?, _ tree: Tree) {
    container = place.container
    target = place.target
    firstFrame = tree.composeFrame
    let (goal, deviation) = (PlaceInContainer.origin(place.target), place.deviation)
    let start = animation == nil ? .zero : deviation
    origin = AnimatedValue(AnimatablePair(goal.x + start.width, goal.y + start.height))
    if start != .zero {
      origin.set(AnimatablePair(goal.x, goal.y), animation: animation, at: tree.time, group: nil)
    }
    isMoving = origin.isAnimating
  }

  /// Begins to move to another place. `isFirstStep`: from the first step of a transition, although it was never shown
  /// there.
  mutating func update(
    to place: PlaceInContainer, _ animation: Animation?, group: AnimationGroup?, isFirstStep: Bool,
    _ tree: Tree
  ) {
    defer { isMoving = origin.isAnimating || isMoving && place.deviation != .zero }
    guard place.target != target else { return }
    let goal = PlaceInContainer.origin(place.target)
    let new = AnimatablePair(goal.x, goal.y)
    let onlyMoves = place.target.movedTo(.zero) == target.movedTo(.zero)
    target = place.target
    if tree.isResized || tree.composeFrame == firstFrame && !isFirstStep {
      origin.shift(by: new - origin.model)
    } else {
      origin.set(new, animation: onlyMoves ? animation : nil, at: tree.time, group: group)
      // From now on nothing else moves it.
      isMoving = origin.isAnimating
    }
  }

  /// The translation, in the view's own points, from where it would be shown without this motion to where it is shown.
  func correction(_ place: PlaceInContainer, at time: TimeInterval) -> CGSize {
    let (present, model) = (origin.value(at: time), origin.model)
    let deviation = place.deviation
    let move = CGSize(
      width: present.first - model.first - deviation.width,
      height: present.second - model.second - deviation.height)
    guard move != .zero, let back = place.shown.movedTo(.zero).inverted(),
      let own = back.apply(CGPoint(x: move.width, y: move.height))
    else { return .zero }
    return CGSize(width: own.x, height: own.y)
  }

  mutating func advance(_ place: PlaceInContainer, to time: TimeInterval) {
    origin.settle(at: time)
    isMoving = origin.isAnimating || isMoving && place.deviation != .zero
  }

  /// Multiplies the distance that is left along both axes.
  mutating func scale(by factors: CGSize) {
    origin.scaleOwed { AnimatablePair($0.first * factors.width, $0.second * factors.height) }
  }

  mutating func stop() { origin.stop() }
}

extension ProjectionTransform {
  /// The same turns and scales, with the origin at a point.
  fileprivate func movedTo(_ point: CGPoint) -> ProjectionTransform {
    var copy = self
    (copy.m31, copy.m32) = (point.x, point.y)
    return copy
  }
}
