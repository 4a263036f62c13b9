import Foundation

/// Puts each view of the content into another view: content of several views stays several views. Headers and footers of
/// sections stay as they are.
///
/// What `wrap` makes has one layout node.
struct EachViewModifier<Wrapped: View>: ViewModifier {
  typealias Body = Never
  let wrap: @MainActor (EachView) -> Wrapped

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, EachViewModifier>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, EachViewModifier>> {
    EachViewNode(view, context)
  }

  nonisolated static func _prepare<C: View>(over content: C.Type, _ preparation: _TypePreparation) {
    preparation.touch(EachViewNode<C, Wrapped>.self)
    preparation.visit(Wrapped.self)
  }
}

/// One view of a modifier's content, for its place in what wraps it.
struct EachView: PrimitiveView {
  fileprivate let layout: LayoutNode

  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    EachViewLeaf(view, context)
  }

  nonisolated static func _prepare(_ preparation: _TypePreparation) { preparation.touch(EachViewLeaf.self) }
}

/// Stands for a layout node of a node elsewhere.
@MainActor private final class EachViewLeaf: ViewNode<EachView> {
  override func appendLayouts(to list: inout [LayoutNode]) { list.append(view.layout) }
  override var ownsLayouts: Bool { true }
}

/// One content, and what wraps it for each of its layout nodes.
@MainActor
private final class EachViewNode<C: View, Wrapped: View>: ViewNode<
  ModifiedContent<C, EachViewModifier<Wrapped>>
>,
LayoutWrapping
{
  private struct Pair {
    let content: LayoutNode
    /// nil: the view stays as it is.
    let node: ViewNode<Wrapped>?
    @MainActor var layout: LayoutNode { node?.layouts.first ?? content }
  }

  private var child: ViewNode<C>!
  private var pairs: [Pair] = []
  private var sources = WrappedSources()
  private var context: NodeContext

  override init(_ view: ModifiedContent<C, EachViewModifier<Wrapped>>, _ context: NodeContext) {
    self.context = context.kept
    super.init(view, context)
    child = C._makeNode(view.content, context.wrapped(in: self))
    rewrap()
  }

  override func update(_ view: ModifiedContent<C, EachViewModifier<Wrapped>>, _ context: NodeContext) {
    self.view = view
    self.context = context.kept
    child.update(view.content, context.wrapped(in: self))
    for pair in pairs {
      pair.node?.update(view.modifier.wrap(EachView(layout: pair.content)), context.inside(self))
    }
  }

  var wrapped: [(content: LayoutNode, wrapper: LayoutNode)] { pairs.map { ($0.content, $0.layout) } }

  func rewrap() {
    var known: [ObjectIdentifier: Pair] = [:]
    for pair in pairs { known[ObjectIdentifier(pair.content)] = pair }
    pairs = child.layouts.map { content in
      if let pair = known.removeValue(forKey: ObjectIdentifier(content)) { return pair }
      guard content.sectionPart == nil else { return Pair(content: content, node: nil) }
      return Pair(
        content: content,
        node: Wrapped._makeNode(view.modifier.wrap(EachView(layout: content)), context.inside(self)))
    }
    for pair in known.values { pair.node?.detach() }
  }

  override func childLayoutsChanged() {
    guard child != nil else { return }
    rewrap()
    parent?.childLayoutsChanged()
  }

  override func appendLayouts(to list: inout [LayoutNode]) { for pair in pairs { list.append(pair.layout) } }
  override func appendLazyItems(to list: inout [LazyItem]) { list += sources.items(child, in: self) }
  override var ownsLayouts: Bool { true }
  override var onlyChild: Node? { child }

  override func forEachChild(_ body: (Node) -> Void) {
    guard let child else { return }
    body(child)
    for pair in pairs { if let node = pair.node { body(node) } }
  }
}
