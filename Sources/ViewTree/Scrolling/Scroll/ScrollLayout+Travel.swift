import Foundation
import Graphics

/// Animated moves to an offset.
extension ScrollLayout {
  /// Goes to an offset, clamped; animated where the transaction says so.
  func travel(to target: CGPoint, _ animation: Animation?) { travel(to: target, nil, animation) }

  /// Goes to where a goal lies; an animated move follows it where it comes to lie elsewhere meanwhile.
  func travel(to goal: ScrollGoal, _ animation: Animation?) {
    if let target = goal.offset(self) { travel(to: target, goal, animation) }
  }

  private func travel(to target: CGPoint, _ goal: ScrollGoal?, _ animation: Animation?) {
    let now = tree.timers.now
    // The speed of what moves the content already is carried on.
    let (before, velocity) = (travel, member.throwVelocity(at: now))
    member.stop()
    let target = clamped(target)
    guard let animation else {
      setOffset(target)
      return
    }
    var present = before ?? ScrollTravel(from: offset)
    present.lead(to: target, goal, of: self, animation, at: now)
    if before == nil, let velocity, target != offset { present.begin(with: velocity, at: now) }
    travel = present
    tree.animations.add(self)
    member.travels(true)
    flashIndicator()
  }

  /// Moves the content by an animated move in progress.
  func advanceTravel(to time: TimeInterval) {
    guard let next = travel?.offset(at: time) else { return }
    let leadsToGoal = travel?.hasGoal ?? false
    setOffset(leadsToGoal ? clamped(next) : next)
    if !leadsToGoal { travel?.follow(self, at: time) }
    guard travel?.isMoving == false else { return }
    // What was made in the last step may have moved the goal.
    if leadsToGoal { followGoal() } else { stopTravel() }
  }

  /// Leads an animated move to where its goal lies once everything is placed; it ends where it is there.
  func followGoal() {
    tree.afterLayout { [weak self] in
      // The goal's offset may depend on where the move in progress leads.
      guard let self, var present = self.travel else { return }
      present.follow(self, at: self.tree.timers.now)
      self.travel = present
      if !present.isMoving { self.stopTravel() }
    }
  }

  func stopTravel() {
    guard travel != nil else { return }
    travel = nil
    member.travels(false)
  }

  /// Where an animated move leads; the present offset where there is none.
  var destination: CGPoint { travel?.destination ?? offset }
}
