/// A modifier that is made for the environment of the view that it is applied to.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier for an environment; asked again when the environment has changed.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, Self>> {
    EnvironmentalNode(view, context)
  }

  nonisolated public static func _prepare<C: View>(over content: C.Type, _ preparation: _TypePreparation) {
    preparation.touch(EnvironmentalNode<C, Self>.self)
    preparation.visit(ModifiedContent<C, ResolvedModifier>.self)
  }
}

/// The node of a view with such a modifier: that of the view with the modifier for its environment.
@MainActor
private final class EnvironmentalNode<C: View, M: EnvironmentalModifier>: ViewNode<
  ModifiedContent<C, M>
>
{
  private var child: ViewNode<ModifiedContent<C, M.ResolvedModifier>>!

  override init(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    super.init(view, context)
    child = ModifiedContent._makeNode(resolved(context), context.below(self))
  }

  private func resolved(_ context: NodeContext) -> ModifiedContent<C, M.ResolvedModifier> {
    ModifiedContent(content: view.content, modifier: view.modifier.resolve(in: context.environment))
  }

  override func update(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    self.view = view
    child.update(resolved(context), context.below(self))
  }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}
