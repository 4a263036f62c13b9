/// The node of one element of a `ForEach`: evaluates the closure for it, and again when what that read has changed.
@MainActor final class ElementNode<ID: Hashable, Content: View>: Node {
  let key: ID
  private var make: () -> Content
  private var context: NodeContext
  private var child: ViewNode<Content>!

  init(key: ID, _ make: @escaping () -> Content, _ context: NodeContext) {
    self.key = key
    self.make = make
    self.context = context
    super.init(context)
    child = Content.makeNode(evaluate(), context.below(self))
  }

  /// Takes the closure of the element's present value.
  func update(_ make: @escaping () -> Content, _ context: NodeContext) {
    self.make = make
    self.context = context
    isDirty = false
    child.update(evaluate(), context.below(self))
  }

  override func updateDirty(_ transaction: Transaction) {
    var transaction = transaction
    context.transactionModifiers?.apply(to: &transaction)
    context.transaction = transaction
    child.update(evaluate(), context.below(self))
  }

  private func evaluate() -> Content { Tracking.evaluate(for: self) { make() } }

  override var explicitID: AnyHashable? { key }
  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}
