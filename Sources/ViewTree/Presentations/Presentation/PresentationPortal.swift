import Foundation

/// Shows views in a layer of their own above the root view, in the window's points, with the environment and in the
/// lifetime of the view that it modifies.
///
/// The layer is there while `layer` makes any view; views that come and go in it play their transitions. What the layer
/// writes as preferences stays in it.
struct PresentationPortal<Layer: View>: ViewModifier {
  typealias Body = Never
  let layer: (PresentationAnchor) -> Layer

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, PresentationPortal>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, PresentationPortal>> {
    PresentationPortalNode(view, context)
  }
}

/// Where the view lies that presents something.
@MainActor final class PresentationAnchor {
  fileprivate weak var node: Node?

  /// The presenter's layout nodes.
  var layouts: [LayoutNode] { node?.layouts ?? [] }

  /// The presenter's frame in the window, as laid out; nil: it shows nothing.
  var frame: CGRect? {
    let layouts = node?.layouts.filter { $0.isPlaced && !$0.isGhost } ?? []
    return layouts.map { $0.globalFrame(.model) }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}

@MainActor
private final class PresentationPortalNode<C: View, Layer: View>:
  ViewNode<ModifiedContent<C, PresentationPortal<Layer>>>
{
  private var child: ViewNode<C>!
  private var root: PresentationRootNode!
  private var layer: ViewNode<PresentationLayerView<Layer>>!
  private let anchor = PresentationAnchor()

  override init(_ view: ModifiedContent<C, PresentationPortal<Layer>>, _ context: NodeContext) {
    super.init(view, context)
    child = C._makeNode(view.content, context.below(self))
    anchor.node = child
    root = PresentationRootNode(context.inside(self))
    layer = PresentationLayerView._makeNode(layerView(view), layerContext(context))
    root.adopt(layer)
  }

  private func layerView(_ view: ModifiedContent<C, PresentationPortal<Layer>>) -> PresentationLayerView<
    Layer
  > {
    PresentationLayerView(anchor: anchor, layer: view.modifier.layer)
  }

  /// The context for the layer: animations of the presenter do not apply to what it presents.
  private func layerContext(_ context: NodeContext) -> NodeContext {
    var inner = context.inside(root)
    inner.transactionModifiers = nil
    inner.environment.leaveContainers()
    return inner
  }

  override func update(_ view: ModifiedContent<C, PresentationPortal<Layer>>, _ context: NodeContext) {
    self.view = view
    child.update(view.content, context.below(self))
    layer.update(layerView(view), layerContext(context))
    root.layout.isRightToLeft = context.environment.layoutDirection == .rightToLeft
  }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func freeze() {
    super.freeze()
    root.freeze()
    root.layout.setLeaving(true)
  }
  override func thaw(_ transaction: Transaction) {
    super.thaw(transaction)
    root.thaw(transaction)
    root.layout.setLeaving(false)
  }
  override func detach() {
    super.detach()
    root.leave()
  }
}

/// What is presented, as a view with a body: what the closure reads evaluates it again.
private struct PresentationLayerView<Layer: View>: View {
  let anchor: PresentationAnchor
  let layer: (PresentationAnchor) -> Layer
  var body: some View { layer(anchor) }
}

/// The node above what is presented: its layout nodes go to the window.
@MainActor private final class PresentationRootNode: Node, Leaving {
  let layout: PresentationLayerLayout
  private var child: Node?

  override init(_ context: NodeContext) {
    layout = PresentationLayerLayout(context)
    super.init(context)
  }

  func adopt(_ child: Node) {
    self.child = child
    childLayoutsChanged()
  }

  override func childLayoutsChanged() {
    guard let child else { return }
    let layouts = child.layouts
    layout.setChildren(layouts)
    if layouts.isEmpty {
      tree.presentations.remove(layout)
    } else {
      tree.presentations.add(layout)
    }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  /// Removes the layer after its presenter has gone: it fades with its last content. It goes at once where nothing of it
  /// was shown, in a resized window, and where the change that removed its presenter disables animations.
  func leave() {
    let isStill = tree.scheduler.updateTransaction?.disablesAnimations ?? false
    guard !isStill, !tree.isResized, layout.children.contains(where: \.wasShown) else { return detach() }
    freeze()
    if layout.leave(completion: { self.end() }) {
      tree.leavingViews.add(self)
    } else {
      detach()
    }
  }

  func end() {
    tree.leavingViews.remove(self)
    detach()
  }

  override func detach() {
    super.detach()
    tree.presentations.remove(layout)
    layout.detached()
  }
}

extension View {
  /// Shows what `layer` makes above the root view; the window's size is proposed to it.
  func presentationLayer<L: View>(@ViewBuilder _ layer: @escaping (PresentationAnchor) -> L) -> some View {
    modifier(PresentationPortal(layer: layer))
  }
}
