import Foundation

/// Keeps a view that was placed for the first time at its place while views above it that were there before are still
/// moving: a first placement has nothing to move from.
///
/// It cancels out the moves that were running when the view was inserted. Moves that begin later move the view too.
@MainActor final class Entrance {
  /// The moves of the nodes above the view, each with the transform from its points to the view's.
  private var moves: [(motion: FrameMotion, toView: ProjectionTransform)]

  /// Nil where no node above the view moves, up to the first whose content keeps its place (`holdsPlaces`).
  init?(of layout: LayoutNode) {
    var moves: [(FrameMotion, ProjectionTransform)] = []
    var outwards = ProjectionTransform()
    var node = layout
    while let parent = node.parent, !parent.holdsPlaces {
      // Positions are left out: a displacement does not depend on where it begins.
      if let inner = parent.childTransform(.presentation) { outwards = outwards.concatenating(inner) }
      // An endless move never arrives: the view moves with it.
      if let motion = parent.motion, motion.isAnimating, !motion.isEndless, let toView = outwards.inverted() {
        moves.append((motion, toView))
      }
      node = parent
    }
    guard !moves.isEmpty else { return nil }
    self.moves = moves
  }

  /// How far the view is shown from its place in its parent.
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

  /// Multiplies the distances along both axes, as those of the moves above are.
  func scale(by factors: CGSize) {
    for index in moves.indices { moves[index].motion.scale(by: factors) }
  }

  /// Whether every move above the view has ended.
  func isOver(at time: TimeInterval) -> Bool { moves.allSatisfy { $0.motion.isOver(at: time) } }
}
