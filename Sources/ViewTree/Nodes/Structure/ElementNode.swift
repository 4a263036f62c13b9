/// The node of one element of a `ForEach`: evaluates the closure for it, and again when what that read has changed.
@MainActor final class ElementNode<ID: Hashable, Content: View>: Node {
  private(set) var key: ID
  /// The element's index among those of its `ForEach`.
  var position = 0
  private var make: () -> Content
  private var context: NodeContext
  private var child: ViewNode<Content>!
  private var isTurning = false

  init(key: ID, _ make: @escaping () -> Content, _ context: NodeContext) {
    self.key = key
    self.make = make
    self.context = context.kept
    super.init(context)
    child = Content.makeNode(evaluate(), context.below(self))
  }

  /// Sets the closure of the element's present value.
  func update(_ make: @escaping () -> Content, _ context: NodeContext) {
    self.make = make
    self.context = context.kept
    isDirty = false
    child.update(evaluate(), context.below(self))
  }

  /// Shows another element from now on, at once and as a new node would.
  func turn(to key: ID, _ make: @escaping () -> Content, _ context: NodeContext) {
    var context = context
    context.transaction = Transaction()
    context.transaction.disablesAnimations = true
    context.transaction.isHandover = true
    self.key = key
    isTurning = true
    update(make, context)
    isTurning = false
  }

  override func updateDirty(_ transaction: Transaction) {
    var transaction = transaction
    context.transactionModifiers?.apply(to: &transaction)
    context.transaction = transaction
    child.update(evaluate(), context.below(self))
  }

  private func evaluate() -> Content { Tracking.evaluate(for: self) { make() } }

  /// The lazy container reads the layout nodes of an element after it has requested it: nothing to report while it
  /// turns.
  override func childLayoutsChanged() { if !isTurning { super.childLayoutsChanged() } }

  /// A subview that is the element's, and not an element's further in, has its key.
  override func appendSubviews(to list: inout [Subview]) {
    let first = list.count
    child.appendSubviews(to: &list)
    for i in first..<list.count { list[i].addElementKey(key) }
  }

  override func appendLazyItems(to list: inout [LazyItem]) {
    let first = list.count
    super.appendLazyItems(to: &list)
    for i in first..<list.count {
      if case .layout(let layout, nil) = list[i] { list[i] = .layout(layout, AnyHashable(key)) }
    }
  }

  override var isReusable: Bool { true }
  override var explicitID: AnyHashable? { key }
  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}
