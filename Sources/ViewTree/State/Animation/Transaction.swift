/// How one change of state is to be carried out: above all, how it is animated.
///
/// Its parts are values, except for `group`, which is used on the main thread alone, and what programs store under
/// their keys, which is accepted without `Sendable`, as in SwiftUI.
public struct Transaction: @unchecked Sendable {
  /// How the change is drawn; nil: at once.
  public var animation: Animation?
  /// Whether `animation` modifiers below leave the transaction alone.
  public var disablesAnimations = false
  /// Whether the change is one of many that follow each other, as under a finger.
  public var isContinuous = false
  /// Whether values that change keep track of their velocity for a spring that follows.
  public var tracksVelocity = false
  /// Whether nodes are reused for other elements of a `ForEach`: equal values are then still other values, and no
  /// earlier state applies.
  var isHandover = false
  /// Counts the animations that the change starts; nil: no completion waits for them.
  var group: AnimationGroup?
  /// Values under keys of the program.
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` when the animations that start under this transaction are complete; where none starts,
  /// right after the update.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    // A group of its own: copies of the transaction made before know nothing of this completion.
    let inner = AnimationGroup(parent: group)
    inner.onAllFinished(criteria, completion)
    TransactionScope.open(inner)
    group = inner
  }
}
