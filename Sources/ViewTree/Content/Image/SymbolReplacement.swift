import Foundation
import Graphics

/// A symbol that is being replaced by another one: the old one shrinks and fades, then the new one grows.
@MainActor struct SymbolReplacement {
  /// Of a change that has no animation of its own, in seconds; chosen by eye.
  private static let duration = 0.35
  /// How small both are where one is exchanged for the other.
  private static let least = 0.5

  let artwork: SymbolArtwork
  /// The old one's size in points; nil: it fills the view.
  let size: CGSize?
  /// Where motion is reduced neither changes its size.
  private let keepsSize: Bool
  private var progress = AnimatedValue(0.0)

  /// nil: the change is shown at once.
  init?(from artwork: SymbolArtwork, size: CGSize?, _ context: NodeContext) {
    let transaction = context.transaction
    guard !transaction.disablesAnimations, !transaction.isHandover,
      context.environment.contentTransition.kind == .symbolEffect, !context.environment.symbolEffectsRemoved
    else { return nil }
    (self.artwork, self.size) = (artwork, size)
    keepsSize = context.environment.accessibilityReduceMotion
    let animation =
      keepsSize
      ? Animation.linear(duration: 0.2) : transaction.activeAnimation ?? .easeInOut(duration: Self.duration)
    progress.set(1, animation: animation, at: context.tree.time, group: transaction.group)
  }

  var isRunning: Bool { progress.isAnimating }

  /// Which one is shown at a time, and how.
  func shown(at time: TimeInterval) -> (isOld: Bool, pose: SymbolPose) {
    let part = min(1, max(0, progress.value(at: time)))
    // 1 at both ends, 0 where one is exchanged for the other.
    let presence = abs(2 * part - 1)
    let scale = keepsSize ? 1 : Self.least + (1 - Self.least) * presence
    return (part < 0.5, SymbolPose(scale: scale, opacity: presence))
  }

  mutating func settle(at time: TimeInterval) { progress.settle(at: time) }
  mutating func stop() { progress.stop() }
}
