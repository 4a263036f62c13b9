/// A modifier that changes what flows down to its content, or listens to it, without a layout of its own.
@MainActor @preconcurrency protocol StructureModifier: ViewModifier where Body == Never {
  /// The context of the content.
  func contentContext(_ context: NodeContext, _ node: Node) -> NodeContext
  /// Called after the content was made (`old` nil) or updated.
  func contentUpdated(from old: Self?, _ context: NodeContext, _ node: Node)
  /// Called when the content goes.
  func contentDetached(_ node: Node)
}

extension StructureModifier {
  func contentContext(_ context: NodeContext, _ node: Node) -> NodeContext { context.below(node) }
  func contentUpdated(from old: Self?, _ context: NodeContext, _ node: Node) {}
  func contentDetached(_ node: Node) {}

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, Self>> {
    StructureModifierNode(view, context)
  }

  nonisolated public static func _prepare<C: View>(over content: C.Type, _ preparation: _TypePreparation) {
    preparation.touch(StructureModifierNode<C, Self>.self)
  }
}

/// The node of a view with a structure modifier.
@MainActor final class StructureModifierNode<C: View, M: StructureModifier>: ViewNode<ModifiedContent<C, M>> {
  private var child: ViewNode<C>!

  override init(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    super.init(view, context)
    child = C.makeNode(view.content, view.modifier.contentContext(context, self))
    view.modifier.contentUpdated(from: nil, context, self)
  }

  override func update(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    let old = self.view.modifier
    self.view = view
    child.update(view.content, view.modifier.contentContext(context, self))
    view.modifier.contentUpdated(from: old, context, self)
  }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    view.modifier.contentDetached(self)
  }
}
