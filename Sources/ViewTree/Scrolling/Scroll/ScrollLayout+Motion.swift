import Foundation

extension ScrollLayout: SelfMoving {
  var ownMotion: (source: MotionSource, speed: CGFloat) {
    if member.isDragging { return (.finger, .infinity) }
    if let velocity = member.throwVelocity(at: tree.time) {
      return (.scroll, hypot(velocity.dx, velocity.dy))
    }
    if let velocity = travel?.velocity(at: tree.time) {
      return (.scroll, hypot(velocity.dx, velocity.dy))
    }
    return member.isWheeling ? (.finger, .infinity) : (.none, 0)
  }

  var isAtEnd: Bool {
    let ends: [(Axis.Set, Axis)] = [(.horizontal, .horizontal), (.vertical, .vertical)]
    return ends.contains { set, axis in
      let range = range(axis)
      return gestureAxes.contains(set)
        && (offset[axis] <= range.lowerBound + 0.5 || offset[axis] >= range.upperBound - 0.5)
    }
  }
}
