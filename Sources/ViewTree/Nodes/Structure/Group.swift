/// Several views treated as one; a modifier on it applies to each of them.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Group<Content>, _ context: NodeContext) -> ViewNode<Group<Content>> {
    PassThroughNode(view, \.content, context)
  }

  nonisolated public static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(PassThroughNode<Self, Content>.self)
    preparation.visit(Content.self)
  }
}

/// A node that only holds the node of its content.
@MainActor final class PassThroughNode<V: View, Content: View>: ViewNode<V> {
  private let path: KeyPath<V, Content>
  private var child: ViewNode<Content>!

  init(_ view: V, _ path: KeyPath<V, Content>, _ context: NodeContext) {
    self.path = path
    super.init(view, context)
    child = Content.makeNode(view[keyPath: path], context.below(self))
  }

  override func update(_ view: V, _ context: NodeContext) {
    self.view = view
    child.update(view[keyPath: path], context.below(self))
  }

  override var isReusable: Bool { true }
  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}
