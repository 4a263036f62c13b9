import Foundation

/// M01: a first placement has nothing to move from. What came is at its place at once; only a transition, which changes
/// what a view is transformed by and not its place, or a later change by the program moves it.
public struct FirstPlacementRule: MotionRule {
  public let id = "M01"
  /// A move of layout that begins within so many frames after a view came belongs to its coming.
  private static let frames = 4

  public init() {}

  public func faults(in frames: [FrameRecord]) -> [MotionFault] {
    var faults: [MotionFault] = []
    var told: Set<UInt32> = []
    for (index, frame) in frames.enumerated().dropFirst() {
      let isAsked: (ViewRecord) -> Bool = { view in
        // The program, or input, may have requested another place since.
        let since = max(0, index - view.age + 1)
        return since <= index
          && frames[since...index].contains {
            !$0.changes.isDisjoint(with: [.plain, .animated, .input, .ticking])
          }
      }
      let wrong = frame.views.filter { view in
        guard view.age <= Self.frames, !view.isLeaving, view.source != .scroll, view.source != .finger else {
          return false
        }
        let begins = view.isTravelling && !(frames[index - 1].view(view.view)?.isTravelling ?? false)
        let jumps = view.age > 0 && view.jumped > MotionLimits.rounding && !view.isCarried
        // What is moved in each frame follows something that moves, as a matched view does.
        let goesOn =
          index + 1 < frames.count && (frames[index + 1].view(view.view)?.jumped ?? 0) > MotionLimits.rounding
        return (begins || jumps && !goesOn) && !isAsked(view) && frame.isInSight(view)
      }
      let seen = wrong.filter { isPainted($0, from: index, frames) }
      for view in frame.outermost(seen) where told.insert(view.view).inserted {
        faults.append(
          MotionFault(
            id, frame, view.name, view.frame,
            view.isTravelling
              ? "moves to its place although it has only come"
              : "has another place than in the frame in which it came"))
      }
    }
    return faults
  }

  /// Whether anything of a view is painted while it moves.
  private func isPainted(_ view: ViewRecord, from first: Int, _ frames: [FrameRecord]) -> Bool {
    for frame in frames[first...] {
      guard let present = frame.view(view.view), present.isTravelling || frame.number == frames[first].number
      else { return false }
      if frame.items.contains(where: { $0.view == view.view || frame.isInside($0.view, [view.view]) }) {
        return true
      }
    }
    return false
  }
}
