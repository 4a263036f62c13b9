/// A modifier whose action is told a value made from geometry whenever that changes.
@MainActor @preconcurrency protocol GeometryReporting: ViewModifier {
  associatedtype Report: Equatable
  var action: (Report, Report) -> Void { get }
}

/// The node of a `GeometryReporting` modifier: looks after each layout whether the value is another one.
@MainActor
class GeometryReportNode<C: View, M: GeometryReporting>: ViewNode<ModifiedContent<C, M>>,
  GeometryDependent
{
  private(set) var child: ViewNode<C>!
  private var last: M.Report?
  private var layoutsOfContent: [LayoutNode] = []

  override init(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    super.init(view, context)
    child = C._makeNode(view.content, context.below(self))
    tree.geometry.add(self)
  }

  /// The first layout node of the content that is there to stay.
  final var contentLayout: LayoutNode? {
    // A list that is kept: this is asked in every frame.
    defer { layoutsOfContent.removeAll(keepingCapacity: true) }
    child.appendLayouts(to: &layoutsOfContent)
    return layoutsOfContent.first { !$0.isGhost }
  }

  /// The present value; nil while what it is made from has no place.
  func report() -> M.Report? { fatalError("report() was not overridden") }

  override func update(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    self.view = view
    child.update(view.content, context.below(self))
  }

  final func checkGeometry() {
    guard isAlive, let value = report(), value != last else { return }
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
