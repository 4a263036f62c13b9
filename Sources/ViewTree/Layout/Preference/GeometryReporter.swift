/// Calls an action when a value made from the geometry of its content changes.
private struct GeometryReporter<T: Equatable>: GeometryReporting {
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
private final class GeometryReporterNode<C: View, T: Equatable>: GeometryReportNode<C, GeometryReporter<T>> {
  private let reads = GeometryReads()

  override func report() -> T? {
    guard let layout = contentLayout, layout.isPlaced else { return nil }
    reads.removeAll()
    return view.modifier.transform(GeometryProxy(layout: layout, reads: reads, fixedSize: nil))
  }

  override var followsScrolling: Bool { !reads.anchors.isEmpty || contentLayout?.isScrolled ?? true }
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
