import Foundation

/// Reports a value made from the geometry of the scroll view in its content.
private struct ScrollGeometryReporter<T: Equatable>: GeometryReporting {
  typealias Body = Never
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, ScrollGeometryReporter>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, ScrollGeometryReporter>> {
    ScrollGeometryNode(view, context)
  }
}

@MainActor
private final class ScrollGeometryNode<C: View, T: Equatable>: GeometryReportNode<
  C, ScrollGeometryReporter<T>
>
{
  private weak var scrollView: ScrollLayout?

  override func report() -> T? {
    if scrollView == nil { scrollView = ScrollFinder.scrollView(below: child) }
    guard let scrollView, scrollView.isPlaced else { return nil }
    return view.modifier.transform(scrollView.geometry)
  }
}

/// Reports what the scroll view in its content is doing.
private struct ScrollPhaseReporter: StructureModifier {
  typealias Body = Never
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  func contentUpdated(from old: Self?, _ context: NodeContext, _ node: Node) {
    let action = self.action
    let isNew = old == nil
    context.tree.afterLayout { [weak node] in
      guard let node, node.isAlive, let view = ScrollFinder.scrollView(below: node) else { return }
      view.member.listen(for: ObjectIdentifier(node)) { [weak view] old, new in
        guard let view else { return }
        let velocity = view.member.throwVelocity(at: view.tree.timers.now)
        action(old, new, ScrollPhaseChangeContext(geometry: view.geometry, velocity: velocity))
      }
      if isNew { action(.idle, .idle, ScrollPhaseChangeContext(geometry: view.geometry, velocity: nil)) }
    }
  }

  func contentDetached(_ node: Node) {
    ScrollFinder.scrollView(below: node)?.member.listen(for: ObjectIdentifier(node), nil)
  }
}

extension View {
  /// Calls `action` with the old and the new value when what `transform` makes of the scroll view's geometry changes,
  /// and at first.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryReporter(transform: transform, action: action))
  }

  /// Calls `action` when the scroll view begins or ends to move, and at first.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseReporter { old, new, _ in action(old, new) })
  }

  /// Calls `action` when the scroll view begins or ends to move, and at first.
  public func onScrollPhaseChange(
    _ action:
      @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
      Void
  ) -> some View {
    modifier(ScrollPhaseReporter(action: action))
  }
}
