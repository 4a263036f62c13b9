/// One of two views: an `if` with an `else`, or a case of a `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    ConditionalNode(view, context)
  }

  nonisolated public static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(ConditionalNode<TrueContent, FalseContent>.self)
    preparation.visit(TrueContent.self)
    preparation.visit(FalseContent.self)
  }
}

/// The node of one of two views. The branches are different identities.
@MainActor private final class ConditionalNode<T: View, F: View>: ViewNode<_ConditionalContent<T, F>> {
  private let branch = Branch()

  override init(_ view: _ConditionalContent<T, F>, _ context: NodeContext) {
    super.init(view, context)
    branch.owner = self
    var key = 0
    if case .second = view.storage { key = 1 }
    branch.start(key: key, make(view, context.below(self)))
  }

  private func make(_ view: _ConditionalContent<T, F>, _ context: NodeContext) -> Node {
    switch view.storage {
    case .first(let content): T.makeNode(content, context)
    case .second(let content): F.makeNode(content, context)
    }
  }

  override func update(_ view: _ConditionalContent<T, F>, _ context: NodeContext) {
    let old = self.view
    self.view = view
    let below = context.below(self)
    switch (old.storage, view.storage) {
    case (.first, .first(let content)):
      // The branch's node was made for the old case; a view that comes back is found by its key: 0 for `T`, 1 for `F`.
      if let node = branch.current { unsafeDowncast(node, to: ViewNode<T>.self).update(content, below) }
    case (.second, .second(let content)):
      if let node = branch.current { unsafeDowncast(node, to: ViewNode<F>.self).update(content, below) }
    case (.first, .second(let content)):
      branch.swap(key: 1, below) {
        F.makeNode(content, below)
      } revive: { node in
        unsafeDowncast(node, to: ViewNode<F>.self).update(content, below)
      }
    case (.second, .first(let content)):
      branch.swap(key: 0, below) {
        T.makeNode(content, below)
      } revive: { node in
        unsafeDowncast(node, to: ViewNode<T>.self).update(content, below)
      }
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
