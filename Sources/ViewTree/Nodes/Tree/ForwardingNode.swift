/// The node of a view that is made of another view, and of the environment, without a body of its own: for protocols of the
/// library that programs implement.
@MainActor final class ForwardingNode<V: View, Target: View>: ViewNode<V> {
  private var child: ViewNode<Target>!
  private let target: @MainActor (V, EnvironmentValues) -> Target

  init(
    _ view: V, _ context: NodeContext, target: @escaping @MainActor (V, EnvironmentValues) -> Target
  ) {
    self.target = target
    super.init(view, context)
    child = Target.makeNode(target(view, context.environment), context.below(self))
  }

  override func update(_ view: V, _ context: NodeContext) {
    self.view = view
    child.update(target(view, context.environment), context.below(self))
  }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}
