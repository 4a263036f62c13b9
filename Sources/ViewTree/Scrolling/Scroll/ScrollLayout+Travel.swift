import Foundation
import Graphics

/// Animated moves to an offset.
extension ScrollLayout {
  /// Goes to an offset, clamped; animated where the transaction says so.
  func travel(to target: CGPoint, _ animation: Animation?) {
    member.stop()
    let target = clamped(target)
    guard let animation else {
      travel = nil
      setOffset(target)
      return
    }
    var present = travel ?? ScrollTravel(from: offset)
    present.lead(to: target, of: self, animation, at: tree.timers.now)
    travel = present
    tree.animations.add(self)
    member.travels(true)
    flashIndicator()
  }

  func stopTravel() {
    guard travel != nil else { return }
    travel = nil
    member.travels(false)
  }

  /// Where an animated move leads; the present offset where there is none.
  var destination: CGPoint { travel?.destination ?? offset }
}
