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
}
