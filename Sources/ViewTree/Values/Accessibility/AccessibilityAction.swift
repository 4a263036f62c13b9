/// An action that a view offers to users who do not see or touch it.
struct AccessibilityAction {
  enum Kind: Equatable {
    case kind(AccessibilityActionKind)
    case named(String)
    /// One step up or down.
    case adjust(AccessibilityAdjustmentDirection)
  }

  let kind: Kind
  let handler: () -> Void

  init(kind: Kind, handler: @escaping () -> Void) { (self.kind, self.handler) = (kind, handler) }

  /// What activates something, as a tap does.
  init(activation: @escaping @MainActor () -> Void) {
    self.init(kind: .kind(.default)) { onMainActor(activation) }
  }

  /// The actions of what moves by steps, in both directions.
  static func adjustments(_ adjust: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> [AccessibilityAction]
  {
    [AccessibilityAdjustmentDirection.increment, .decrement].map { direction in
      AccessibilityAction(kind: .adjust(direction)) { adjust(direction) }
    }
  }

  /// What the action is called in the dump of the tree.
  var name: String {
    switch kind {
    case .kind(let kind): kind.name
    case .named(let name): name
    case .adjust(.increment): "increment"
    case .adjust(.decrement): "decrement"
    }
  }
}
