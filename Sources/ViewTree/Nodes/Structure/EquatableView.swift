/// A view that is updated only when it differs from the one before by its own `==`.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content
  public init(content: Content) { self.content = content }
}

extension EquatableView: PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    EquatableNode(view, context)
  }

  nonisolated public static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(EquatableNode<Content>.self)
    preparation.visit(Content.self)
  }
}

extension View where Self: Equatable {
  /// Updates the view only when it differs from the one before by its own `==`.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension EquatableView: ListedView { static var isListed: Bool { ViewTree.isListed(Content.self) } }

@MainActor private final class EquatableNode<Content: Equatable & View>: ViewNode<EquatableView<Content>> {
  private var child: ViewNode<Content>!
  private var context: NodeContext

  override init(_ view: EquatableView<Content>, _ context: NodeContext) {
    self.context = context.kept
    super.init(view, context)
    child = Content.makeNode(view.content, context.below(self))
  }

  override func update(_ view: EquatableView<Content>, _ context: NodeContext) {
    let isSame = view.content == self.view.content && context.flowsLike(self.context)
    self.context = context.kept
    if isSame { return }
    self.view = view
    child.update(view.content, context.below(self))
  }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}
