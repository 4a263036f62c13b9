/// A modifier that is made for the environment of the view that it is applied to.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier for an environment; called again when the environment has changed.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, Self>> {
    ForwardingNode(view, context) { view, environment in
      ModifiedContent(content: view.content, modifier: view.modifier.resolve(in: environment))
    }
  }

  nonisolated public static func _prepare<C: View>(over content: C.Type, _ preparation: _TypePreparation) {
    preparation.touch(
      ForwardingNode<ModifiedContent<C, Self>, ModifiedContent<C, ResolvedModifier>>.self)
    preparation.visit(ModifiedContent<C, ResolvedModifier>.self)
  }
}
