import Foundation

/// A throw or an animated move of a scroll view's content that a touch has stopped.
@MainActor struct ScrollCatch {
  /// Its velocity then, in points per second.
  let velocity: CGSize
  let time: TimeInterval
  private let frame: UInt64
  private let throwing: (x: ScrollMotion?, y: ScrollMotion?, start: TimeInterval)?
  private let travel: ScrollTravel?

  /// To be made before the content is stopped.
  init(_ view: ScrollLayout, _ velocity: CGSize, _ time: TimeInterval) {
    (self.velocity, self.time) = (velocity, time)
    frame = view.tree.composeFrame
    throwing = view.member.throwing
    travel = view.travel
  }

  /// Lets the content go on as if it had not been stopped, where no frame has shown that it was: press and release came
  /// between two frames, and its speed would break off for nothing that is seen.
  ///
  /// - Returns: whether it goes on.
  func resume(_ view: ScrollLayout) -> Bool {
    guard frame == view.tree.composeFrame, throwing != nil || travel != nil else { return false }
    view.member.throwing = throwing
    view.travel = travel
    view.member.phase = throwing == nil ? .animating : .decelerating
    view.tree.animations.add(view)
    return true
  }
}
