import Foundation

/// What the content does when its ends have moved.
extension ScrollMember {
  /// The velocity of a fling, in points per second, positive where the offset grows; nil: there is none.
  func throwVelocity(at time: TimeInterval) -> CGVector? {
    throwing.map { throwing in
      let t = max(0, time - throwing.start)
      return CGVector(dx: throwing.x?.velocity(at: t) ?? 0, dy: throwing.y?.velocity(at: t) ?? 0)
    }
  }

  /// Where a throw or an animated move leads; nil: the content does not move by itself.
  var goal: CGPoint? {
    guard let throwing else { return view.travel?.destination }
    return CGPoint(
      x: throwing.x?.finalOffset ?? view.offset.x, y: throwing.y?.finalOffset ?? view.offset.y)
  }

  /// The content rests at pages or views, which have other places in a scroll view of another size: a throw or an animated
  /// move that led to `goal`, in content of this length, leads to the same of them.
  func follow(_ goal: CGPoint, in length: CGSize) {
    guard let behavior = view.targetBehavior, length.width > 0, length.height > 0 else { return }
    let place = CGPoint(
      x: goal.x * view.contentSize.width / length.width, y: goal.y * view.contentSize.height / length.height)
    let rest = view.rest(behavior, from: place, at: place, .zero, view.targetFrames)
    let now = view.tree.timers.now
    if let velocity = throwVelocity(at: now) {
      throwing = (
        throwing?.x.map { _ in
          ScrollMotion(offset: view.offset.x, velocity: velocity.dx, settlingAt: rest.x)
        },
        throwing?.y.map { _ in
          ScrollMotion(offset: view.offset.y, velocity: velocity.dy, settlingAt: rest.y)
        }, now
      )
    } else {
      if view.travel?.hasGoal == false { view.travel?.lead(to: rest, at: now) }
    }
  }

  /// Ends an animated move whose target lies beyond an end by now: from its speed the content is drawn to the end, without
  /// passing it; content that lies beyond already is there at once.
  func settle(_ travel: ScrollTravel, at target: CGPoint) {
    let now = view.tree.timers.now
    let (offset, velocity) = (view.offset, travel.velocity(at: now))
    view.stopTravel()
    guard view.clamped(offset) == offset else { return view.setOffset(view.clamped(offset)) }
    throwing = (
      ScrollMotion(offset: offset.x, velocity: velocity.dx, settlingAt: target.x),
      ScrollMotion(offset: offset.y, velocity: velocity.dy, settlingAt: target.y), now
    )
    phase = .decelerating
    view.tree.animations.add(view)
  }
}
