/// A modifier whose action is called with a value made from geometry whenever that changes.
@MainActor @preconcurrency protocol GeometryReporting: ViewModifier {
  associatedtype Report: Equatable
  var action: (Report, Report) -> Void { get }
}

/// The node of a `GeometryReporting` modifier: checks after each layout whether the value has changed.
@MainActor
class GeometryReportNode<C: View, M: GeometryReporting>: ViewNode<ModifiedContent<C, M>>,
  GeometryDependent
{
  private(set) var child: ViewNode<C>!
  private var last: M.Report?
  /// The layout nodes of the content; nil: not known yet.
  private var layoutsOfContent: [LayoutNode]?
  /// Whether elements of the content come and go without a call of `childLayoutsChanged`.
  private let isLazy: Bool

  override init(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    isLazy = context.buildsLazily
    super.init(view, context)
    child = C._makeNode(view.content, context.below(self))
    tree.geometry.add(self)
  }

  /// The first layout node of the content that is there to stay.
  final var contentLayout: LayoutNode? {
    if isLazy { return child.layouts.first { !$0.isGhost } }
    // A cached list: this is read in every frame.
    let layouts = layoutsOfContent ?? child.layouts
    layoutsOfContent = layouts
    return layouts.first { !$0.isGhost }
  }

  override func childLayoutsChanged() {
    layoutsOfContent = nil
    super.childLayoutsChanged()
  }

  /// The present value; nil while what it is made from has no place.
  func report() -> M.Report? { fatalError("report() was not overridden") }

  override func update(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    self.view = view
    tree.geometry.placesChanged()
    child.update(view.content, context.below(self))
  }

  final func checkGeometry() {
    guard isAlive, !isFrozen, let value = report(), value != last else { return }
    let old = last ?? value
    last = value
    view.modifier.action(old, value)
  }

  /// True: as a rule the value depends on the scroll views in the content itself.
  var followsScrolling: Bool { true }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    layoutsOfContent = nil
    tree.geometry.remove(self)
  }
}
