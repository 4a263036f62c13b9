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
