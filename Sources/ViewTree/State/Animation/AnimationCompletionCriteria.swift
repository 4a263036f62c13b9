/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case logicallyComplete, removed
  }

  private let kind: Kind

  /// When it looks finished, though a spring may still creep.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When it has come to rest and is gone.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
