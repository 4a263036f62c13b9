import Foundation

/// M07: an animation moves what its transaction changed and nothing else: not what is in a presentation, a page or
/// scrolled content in which, and around which, it changed nothing.
public struct ScopeRule: MotionRule {
  public let id = "M07"

  public init() {}

  public func faults(in frames: [FrameRecord]) -> [MotionFault] {
    var faults: [MotionFault] = []
    for (index, frame) in frames.enumerated().dropFirst() {
      guard frame.changes.contains(.animated), !frame.animatedKeepers.isEmpty else { continue }
      let changed = frame.animatedKeepers
      let wrong = frame.views.filter { view in
        guard view.isTravelling, view.age > 0, !view.isLeaving,
          let before = frames[index - 1].view(view.view), !before.isTravelling
        else { return false }
        let keeper = view.keeper
        return !changed.contains { frame.keeper(keeper, isIn: $0) || frame.keeper($0, isIn: keeper) }
          && frames[index - 1].keepers[keeper]?.size == frame.keepers[keeper]?.size
      }
      faults += frame.outermost(wrong).map {
        MotionFault(id, frame, $0.name, $0.frame, "is moved by an animation that changed nothing around it")
      }
    }
    return faults
  }
}
