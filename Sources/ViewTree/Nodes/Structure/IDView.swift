extension View {
  /// Binds the view's identity to a value: another value is another view, with fresh state.
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A view whose identity is a value.
struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { IDNode(view, context) }

  nonisolated static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(IDNode<Content, ID>.self)
    preparation.touch(HeldIDs.self)
    preparation.visit(Content.self)
  }
}

@MainActor private final class IDNode<Content: View, ID: Hashable>: ViewNode<IDView<Content, ID>> {
  private let branch = Branch()

  override init(_ view: IDView<Content, ID>, _ context: NodeContext) {
    super.init(view, context)
    branch.owner = self
    branch.start(key: view.id, Content.makeNode(view.content, context.below(self)))
  }

  override var explicitID: AnyHashable? { view.id }
  override var onlyChild: Node? { branch.current }

  override func update(_ view: IDView<Content, ID>, _ context: NodeContext) {
    let old = self.view
    self.view = view
    let below = context.below(self)
    if old.id == view.id, let node = branch.current {
      // The branch's node was made by `Content.makeNode`.
      unsafeDowncast(node, to: ViewNode<Content>.self).update(view.content, below)
    } else {
      branch.swap(key: view.id, below) {
        Content.makeNode(view.content, below)
      } revive: { node in
        unsafeDowncast(node, to: ViewNode<Content>.self).update(view.content, below)
      }
    }
  }

  override func forEachChild(_ body: (Node) -> Void) { branch.forEachChild(body) }
  override func appendLayouts(to list: inout [LayoutNode]) { branch.appendLayouts(to: &list) }
  override func detach() {
    super.detach()
    branch.detachLeaving()
  }
}

/// Represents every type of view that may have an id of its own, where types are walked.
enum HeldIDs {}

@MainActor private let answers = TypeAnswers(forCycles: false)

/// Whether a view in values of a type may have an id of its own, by `id(_:)`.
@MainActor func mayHoldIDs<V: View>(_ type: V.Type) -> Bool {
  answers.answer(for: type) {
    let walk = _TypePreparation(endsWithFirstWindow: false)
    walk.visit(type)
    return walk.isReady(HeldIDs.self)
  }
}
