/// Calls an action when a value made from the geometry of its content changes.
private struct GeometryReporter<T: Equatable>: ViewModifier {
  typealias Body = Never
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, GeometryReporter>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, GeometryReporter>> {
    GeometryReporterNode(view, context)
  }
}

@MainActor
private final class GeometryReporterNode<C: View, T: Equatable>:
  ViewNode<ModifiedContent<C, GeometryReporter<T>>>, GeometryDependent
{
  private var child: ViewNode<C>!
  private var last: T?

  override init(_ view: ModifiedContent<C, GeometryReporter<T>>, _ context: NodeContext) {
    super.init(view, context)
    child = C._makeNode(view.content, context.below(self))
    tree.geometry.add(self)
  }

  override func update(_ view: ModifiedContent<C, GeometryReporter<T>>, _ context: NodeContext) {
    self.view = view
    child.update(view.content, context.below(self))
  }

  func checkGeometry() {
    guard isAlive, let layout = child.layouts.first(where: { !$0.isGhost }), layout.isPlaced else { return }
    let value = view.modifier.transform(GeometryProxy(layout: layout, reads: nil, fixedSize: nil))
    guard value != last else { return }
    let old = last ?? value
    last = value
    view.modifier.action(old, value)
  }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    tree.geometry.remove(self)
  }
}

extension View {
  /// Calls `action` when what `transform` makes of the view's geometry changes, and with its first value.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryReporter(transform: transform) { action($1) })
  }

  /// Calls `action` with the old and the new value when what `transform` makes of the view's geometry changes; at first
  /// both are the same.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryReporter(transform: transform, action: action))
  }
}
