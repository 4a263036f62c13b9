/// A view that may be absent: an `if` without `else`.
extension Optional: View, PrimitiveView where Wrapped: View {
  public static func _makeNode(_ view: Wrapped?, _ context: NodeContext) -> ViewNode<Wrapped?> {
    OptionalNode(view, context)
  }

  nonisolated public static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(OptionalNode<Wrapped>.self)
    preparation.visit(Wrapped.self)
  }
}

/// The node of a view that may be absent.
@MainActor private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private let branch = Branch()

  override init(_ view: Wrapped?, _ context: NodeContext) {
    super.init(view, context)
    branch.owner = self
    if let view { branch.current = Wrapped.makeNode(view, context.below(self)) }
  }

  override func update(_ view: Wrapped?, _ context: NodeContext) {
    let old = self.view
    self.view = view
    let below = context.below(self)
    switch (old, view) {
    case (.some, .some(let content)):
      // The branch's node was made by `Wrapped.makeNode`.
      if let node = branch.current { unsafeDowncast(node, to: ViewNode<Wrapped>.self).update(content, below) }
    case (nil, .some(let content)):
      branch.swap(key: 0, below) {
        Wrapped.makeNode(content, below)
      } revive: { node in
        unsafeDowncast(node, to: ViewNode<Wrapped>.self).update(content, below)
      }
    case (.some, nil):
      branch.swap(key: 1, below, make: nil)
    case (nil, nil): break
    }
  }

  override var isReusable: Bool { branch.isSettled }
  override func forEachChild(_ body: (Node) -> Void) { branch.forEachChild(body) }
  override func appendLayouts(to list: inout [LayoutNode]) { branch.appendLayouts(to: &list) }
  override func detach() {
    super.detach()
    branch.detachLeaving()
  }
}
