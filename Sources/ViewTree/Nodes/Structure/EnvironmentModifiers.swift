import Observation
import Combine

/// Sets a value of the environment for its content.
///
/// The content gets the same table as before while neither the table above nor the value changed.
struct EnvironmentWriter: ViewModifier {
  typealias Body = Never
  let write: (inout EnvironmentValues) -> Void
  /// The value, to compare; nil: always treated as changed.
  let value: Any?
  let path: AnyKeyPath?

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, EnvironmentWriter>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, EnvironmentWriter>> {
    EnvironmentNode(view, context)
  }

  nonisolated static func _prepare<C: View>(over content: C.Type, _ preparation: _TypePreparation) {
    preparation.touch(EnvironmentNode<C>.self)
  }
}

@MainActor private final class EnvironmentNode<C: View>: ViewNode<ModifiedContent<C, EnvironmentWriter>> {
  private var child: ViewNode<C>!
  private var above: EnvironmentValues
  private var below: EnvironmentValues

  override init(_ view: ModifiedContent<C, EnvironmentWriter>, _ context: NodeContext) {
    above = context.environment
    below = context.environment
    view.modifier.write(&below)
    super.init(view, context)
    child = C._makeNode(view.content, contentContext(context))
  }

  private func contentContext(_ context: NodeContext) -> NodeContext {
    var inner = context.below(self)
    inner.environment = below
    return inner
  }

  override func update(_ view: ModifiedContent<C, EnvironmentWriter>, _ context: NodeContext) {
    let old = self.view.modifier
    self.view = view
    let sameValue =
      !context.transaction.isHandover && view.modifier.path == old.path && view.modifier.path != nil
      && EnvironmentReads.same(old.value, view.modifier.value)
    if !sameValue || !context.environment.isIdentical(to: above) {
      above = context.environment
      below = above
      view.modifier.write(&below)
    }
    child.update(view.content, contentContext(context))
  }

  override var isReusable: Bool { true }
  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

extension View {
  /// Sets a value of the environment for this view and all in it.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentWriter(write: { $0[keyPath: keyPath] = value }, value: value, path: keyPath))
  }

  /// Puts an `@Observable` object into the environment, to be found by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0[ObjectEnvironmentKey<T>.self] = object.map { EnvironmentObjectBox(object: $0) } },
        value: object.map { EnvironmentObjectBox(object: $0) }, path: \EnvironmentValues.colorScheme))
  }

  /// Puts an observable object into the environment, to be found by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0[ObjectEnvironmentKey<T>.self] = EnvironmentObjectBox(object: object) },
        value: EnvironmentObjectBox(object: object), path: \EnvironmentValues.colorScheme))
  }

  /// Changes a value of the environment in place.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentWriter(write: { transform(&$0[keyPath: keyPath]) }, value: nil, path: nil))
  }
}
