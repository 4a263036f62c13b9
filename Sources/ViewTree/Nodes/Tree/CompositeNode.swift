/// The node of a view with a body of its own: links its dynamic properties and evaluates the body when what it
/// read changed.
@MainActor final class CompositeNode<V: View>: ViewNode<V> {
  private var child: ViewNode<V.Body>!
  private var context: NodeContext
  let info: ViewTypeInfo
  let properties: PropertyStorage?
  /// The environment keys that its properties read.
  private var environmentReads: [ObjectIdentifier] = []
  private var animator = AnimatorSlot<V>()
  /// What the present evaluation follows from, for `_printChanges`.
  private(set) var cause = Cause.identity
  enum Cause { case identity, view, dependency }
  /// How many changes there had been at the last evaluation.
  private(set) var changesBefore: UInt64 = 0

  override init(_ view: V, _ context: NodeContext) {
    self.context = context.kept
    info = ViewTypeInfo.of(V.self)
    properties = info.dynamicFields.isEmpty ? nil : PropertyStorage(count: info.dynamicFields.count)
    super.init(view, context)
    child = V.Body.makeNode(evaluate(), context.below(self))
  }

  override var isReusable: Bool { info.keepsNothing && !animator.isAnimating }
  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func update(_ view: V, _ context: NodeContext) {
    let environmentChanged = !context.environment.isIdentical(to: self.context.environment)
    let old = self.context.environment
    let context = withWaitingAnimation(context)
    self.context = context.kept
    let isOutdated = isDirty && !tree.scheduler.waitsForLaterStage(self)
    let equal = !isOutdated && !context.transaction.isHandover && info.equal(self.view, view)
    if equal && !(environmentChanged && readsDiffer(old, context.environment)) {
      if environmentChanged { child.update(child.view, context.below(self)) }
      return
    }
    isDirty = false
    var view = view
    animator.change(from: self.view, to: &view, transaction: context.transaction, node: self)
    self.view = view
    cause = equal ? .dependency : .view
    child.update(evaluate(), context.below(self))
  }

  override func updateDirty(_ transaction: Transaction) {
    var transaction = transaction
    context.transactionModifiers?.apply(to: &transaction)
    context.transaction = transaction
    animator.apply(to: &view, at: tree.time)
    cause = .dependency
    child.update(evaluate(), context.below(self))
  }

  override func detach() {
    super.detach()
    properties?.detach()
  }

  /// Links the properties and evaluates the body, noting what both read.
  private func evaluate() -> V.Body {
    tree.statistics.bodies += 1
    tree.countBody(V.self)
    if let properties {
      environmentReads.removeAll(keepingCapacity: true)
      let propertyContext = PropertyContext(node: self, environment: context.environment)
      EnvironmentReads.recording(into: &environmentReads) {
        info.link(&self.view, properties, propertyContext)
      }
    }
    let view = self.view
    defer { changesBefore = Dependency.changes }
    return Tracking.evaluate(for: self) { view.body }
  }

  private func readsDiffer(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    environmentReads.contains {
      $0 == EnvironmentReads.all || !EnvironmentReads.same(old.rawValue($0), new.rawValue($0))
    }
  }
}

extension EnvironmentReads {
  /// Whether two values are known to be equal; values that cannot be compared are not.
  static func same(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): anyEqual(a, b)
    default: false
    }
  }
}
