/// A view that keeps its last content while `isFrozen` is set: no body or closure in it is evaluated in that time
/// (`Node.freeze`). For views that stay on the screen after the program has stopped showing them.
struct FreezableContent<Content: View>: PrimitiveView {
  var isFrozen = false
  /// By which a presenter elsewhere in the tree freezes it.
  var freezer: ContentFreezer?
  let content: Content

  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    FreezableContentNode(view, context)
  }

  nonisolated static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(FreezableContentNode<Content>.self)
    preparation.visit(Content.self)
  }
}

/// Freezes content that lies elsewhere in the tree than the view whose binding decides about it.
@MainActor final class ContentFreezer {
  fileprivate weak var node: (any Freezable)?
  /// The depth of the presenter: the content is evaluated after it.
  var depth = 0
  private(set) var isFrozen = false

  nonisolated init() {}

  /// Freezes the content at once, in the middle of an update pass.
  func freeze() {
    isFrozen = true
    node?.freezerChanged()
  }

  /// Lets the content be updated again.
  func thaw() {
    guard isFrozen else { return }
    isFrozen = false
    node?.freezerChanged()
  }
}

@MainActor private protocol Freezable: AnyObject {
  func freezerChanged()
}

@MainActor
private final class FreezableContentNode<Content: View>: ViewNode<FreezableContent<Content>>, Freezable {
  private var child: ViewNode<Content>!
  private var context: NodeContext
  /// Whether a transition plays in whose body this node is the content.
  private var isLeaving = false
  private var keepsContent = false

  override init(_ view: FreezableContent<Content>, _ context: NodeContext) {
    self.context = context.kept
    super.init(view, context)
    child = Content.makeNode(view.content, contentContext(context))
    view.freezer?.node = self
    settle(Transaction())
  }

  private func contentContext(_ context: NodeContext) -> NodeContext {
    var inner = context.below(self)
    if let freezer = view.freezer { inner.leastDepth = max(inner.leastDepth, freezer.depth + 1) }
    return inner
  }

  override func update(_ view: FreezableContent<Content>, _ context: NodeContext) {
    self.view = view
    self.context = context.kept
    view.freezer?.node = self
    settle(context.transaction)
    if !keepsContent { child.update(view.content, contentContext(context)) }
  }

  /// Freezes or thaws the content as its view, its freezer and its transition require.
  private func settle(_ transaction: Transaction) {
    let keeps = isLeaving || view.isFrozen || view.freezer?.isFrozen == true
    guard keeps != keepsContent else { return }
    keepsContent = keeps
    if keeps { child.freeze() } else if !isFrozen { child.thaw(transaction) }
  }

  func freezerChanged() {
    settle(Transaction())
    if !keepsContent, !isFrozen { child.update(view.content, contentContext(context)) }
  }

  override func freezeTransitionContent() {
    isLeaving = true
    settle(Transaction())
  }

  override func thawTransitionContent(_ transaction: Transaction) {
    isLeaving = false
    settle(transaction)
  }

  override func thaw(_ transaction: Transaction) {
    super.thaw(transaction)
    if keepsContent { child.freeze() }
  }

  override var onlyChild: Node? { child }
  override var isReusable: Bool { !keepsContent }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}
