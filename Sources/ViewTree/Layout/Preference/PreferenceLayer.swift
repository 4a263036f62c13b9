/// The views that a closure makes from a preference of another view.
struct PreferenceLayer<K: PreferenceKey, Layer: View> {
  let link: PreferenceLink<K>
  let make: (K.Value) -> Layer
}

extension PreferenceLayer: PrimitiveView {
  static func _makeNode(_ view: PreferenceLayer, _ context: NodeContext) -> ViewNode<PreferenceLayer> {
    PreferenceLayerNode(view, context)
  }

  nonisolated static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(PreferenceLayerNode<K, Layer>.self)
    preparation.visit(Layer.self)
  }
}

/// Evaluates the closure when the view that writes the value is updated and laid out, never in the middle of an update:
/// what the closure reads and the value passed to it belong to one state of the program.
@MainActor
private final class PreferenceLayerNode<K: PreferenceKey, Layer: View>: ViewNode<PreferenceLayer<K, Layer>>,
  PreferenceRegistry.ViewMaker
{
  private var child: ViewNode<Layer>?
  private var context: NodeContext
  /// The value passed to the closure last.
  private var value: K.Value?
  /// The transaction of what made the views out of date, as the modifiers round the layer change it; nil: they are not.
  private var outdatedBy: Transaction?
  /// The frame in which they were made: until it is shown they have nothing to move from.
  private var firstFrame: UInt64?

  let preferenceKey = ObjectIdentifier(K.self)
  var preferenceKeyName: String { String(describing: K.self) }
  var preferenceSource: Node? { view.link.source }
  var isOutdated: Bool { outdatedBy != nil || isDirty }

  override init(_ view: PreferenceLayer<K, Layer>, _ context: NodeContext) {
    self.context = context.kept
    super.init(view, context)
    tree.preferences.add(self)
    postpone(context.transaction)
  }

  override func update(_ view: PreferenceLayer<K, Layer>, _ context: NodeContext) {
    self.view = view
    self.context = context.kept
    postpone(context.transaction)
  }

  /// Makes the views as soon as the value is known.
  private func postpone(_ transaction: Transaction) {
    if outdatedBy == nil || transaction.animation != nil || transaction.disablesAnimations {
      outdatedBy = transaction
    }
    tree.scheduler.enqueue(self, transaction, completes: true)
  }

  func readPreference() -> Bool {
    if outdatedBy == nil, let value, !anyEqual(value, view.link.value) {
      // It changed with what was updated in this frame.
      let isNew = firstFrame == tree.composeFrame
      postpone(isNew ? Transaction() : changed(tree.scheduler.flushTransaction))
    }
    return false
  }

  override func updateDirty(_ transaction: Transaction) {
    context.transaction = outdatedBy ?? changed(transaction)
    outdatedBy = nil
    tree.statistics.bodies += 1
    tree.countBody(type(of: view))
    let present = view.link.value
    value = present
    let view = self.view
    let content = Tracking.evaluate(for: self) { view.make(present) }
    if let child {
      child.update(content, context.below(self))
    } else {
      firstFrame = tree.composeFrame
      child = Layer._makeNode(content, context.below(self))
      childLayoutsChanged()
    }
    tree.preferences.made(self)
  }

  private func changed(_ transaction: Transaction) -> Transaction {
    var result = transaction
    context.transactionModifiers?.apply(to: &result)
    return result
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    tree.preferences.remove(self)
  }
}
