import Foundation

/// Holds a view that was placed for the first time at its place, although views round it that were there before are on
/// their way: what is placed for the first time has nothing to move from.
///
/// It undoes the moves that were running when the view came. What sets out later moves the view with it.
@MainActor final class Entrance {
  /// The moves of the views round it, each with the transform from its points to the view's.
  private let moves: [(motion: FrameMotion, toView: ProjectionTransform)]

  /// Nil where nothing round the view moves, up to what moves as a whole.
  init?(of layout: LayoutNode) {
    var moves: [(FrameMotion, ProjectionTransform)] = []
    var outwards = ProjectionTransform()
    var node = layout
    while let parent = node.parent, !parent.holdsPlaces {
      // Places are left out: a way is the same wherever it begins.
      if let inner = parent.childTransform(.presentation) { outwards = outwards.concatenating(inner) }
      // What swings for ever never arrives: there the view goes along.
      if let motion = parent.motion, motion.isAnimating, !motion.isEndless, let toView = outwards.inverted() {
        moves.append((motion, toView))
      }
      node = parent
    }
    guard !moves.isEmpty else { return nil }
    self.moves = moves
  }

  /// By how much the view is shown beside its place in its parent.
  func displacement(at time: TimeInterval) -> CGSize {
    var displacement = CGSize.zero
    for move in moves {
      let deviation = move.motion.deviation(at: time)
      guard deviation != .zero, let zero = move.toView.apply(.zero),
        let end = move.toView.apply(CGPoint(x: deviation.width, y: deviation.height))
      else { continue }
      displacement.width -= end.x - zero.x
      displacement.height -= end.y - zero.y
    }
    return displacement
  }

  /// Whether all that moved round the view has arrived.
  func isOver(at time: TimeInterval) -> Bool { moves.allSatisfy { $0.motion.isOver(at: time) } }
}
