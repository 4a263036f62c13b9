import Foundation

extension SheetLayout: SelfMoving {
  var ownMotion: (source: MotionSource, speed: CGFloat) {
    if holder != nil { return (.finger, .infinity) }
    return height.isTravelling ? (.animation, abs(height.velocity(at: tree.timers.now))) : (.none, 0)
  }
}
