import Foundation
import Graphics

/// Views over or under another, which alone decides the size.
struct LayersModifier<Layer: View>: ViewModifier {
  typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  let isOverlay: Bool

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, LayersModifier>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, LayersModifier>> {
    LayersNode(view, context)
  }

  nonisolated static func _prepare<C: View>(over content: C.Type, _ preparation: _TypePreparation) {
    preparation.touch(LayersNode<C, Layer>.self)
    preparation.visit(Layer.self)
  }
}

/// One content, and a layer for each of its layout nodes.
@MainActor
private final class LayersNode<C: View, Layer: View>: ViewNode<ModifiedContent<C, LayersModifier<Layer>>>,
  LayoutWrapping
{
  private final class Pair {
    let layout: LayersLayout
    let layer: ViewNode<Layer>
    init(_ layout: LayersLayout, _ layer: ViewNode<Layer>) {
      self.layout = layout
      self.layer = layer
    }
  }

  private var child: ViewNode<C>!
  private var pairs: [Pair] = []
  private var sources = WrappedSources()
  private var context: NodeContext

  override init(_ view: ModifiedContent<C, LayersModifier<Layer>>, _ context: NodeContext) {
    self.context = context.kept
    super.init(view, context)
    child = C._makeNode(view.content, context.wrapped(in: self))
    rewrap()
  }

  override func update(_ view: ModifiedContent<C, LayersModifier<Layer>>, _ context: NodeContext) {
    self.view = view
    self.context = context.kept
    for pair in pairs {
      pair.layout.alignment = view.modifier.alignment
      pair.layout.isRightToLeft = context.environment.layoutDirection == .rightToLeft
    }
    child.update(view.content, context.wrapped(in: self))
    for pair in pairs { pair.layer.update(view.modifier.layer, context.inside(self)) }
  }

  var wrapped: [(content: LayoutNode, wrapper: LayoutNode)] { pairs.map { ($0.layout.content, $0.layout) } }

  func rewrap() {
    let contents = child.layouts
    var known: [ObjectIdentifier: Pair] = [:]
    for pair in pairs { known[ObjectIdentifier(pair.layout.content)] = pair }
    let old = pairs
    pairs = contents.map { content in
      if let pair = known.removeValue(forKey: ObjectIdentifier(content)) { return pair }
      let layout = LayersLayout(content, view.modifier.alignment, isOverlay: view.modifier.isOverlay, context)
      return Pair(layout, Layer._makeNode(view.modifier.layer, context.inside(self)))
    }
    for pair in old where known[ObjectIdentifier(pair.layout.content)] != nil {
      pair.layer.detach()
      pair.layout.detached()
    }
    for pair in pairs { pair.layout.setLayers(pair.layer.layouts) }
  }

  override func childLayoutsChanged() {
    guard child != nil else { return }
    let before = pairs.map { ObjectIdentifier($0.layout) }
    rewrap()
    // Elements of a lazy container come and go without a layer.
    if context.buildsLazily || before != pairs.map({ ObjectIdentifier($0.layout) })
      || pairs.contains(where: { $0.layout.isGhost })
    {
      parent?.childLayoutsChanged()
    }
  }

  override func appendLayouts(to list: inout [LayoutNode]) { for pair in pairs { list.append(pair.layout) } }
  override func appendLazyItems(to list: inout [LazyItem]) { list += sources.items(child, in: self) }
  override func detach() {
    super.detach()
    for pair in pairs { pair.layout.detached() }
  }
  override var ownsLayouts: Bool { true }
  override var onlyChild: Node? { child }
  override var isReusable: Bool { true }

  /// View-tree order: what lies behind comes first.
  override func forEachChild(_ body: (Node) -> Void) {
    guard let child else { return }
    if view.modifier.isOverlay { body(child) }
    for pair in pairs { body(pair.layer) }
    if !view.modifier.isOverlay { body(child) }
  }
}

/// The layout of a view with layers: the content decides, the layers are offered its size. Over a scroll view that goes on
/// under bars the layers keep clear of those.
@MainActor final class LayersLayout: LayoutNode, CoveredContent {
  let content: LayoutNode
  private let isOverlay: Bool
  private var layers: [LayoutNode] = []
  /// What others cover of the scroll view that fills the content.
  private var covers = Covers()
  var alignment: Alignment {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  init(_ content: LayoutNode, _ alignment: Alignment, isOverlay: Bool, _ context: NodeContext) {
    self.content = content
    self.isOverlay = isOverlay
    self.alignment = alignment
    super.init(context)
    setChildren([content])
  }

  func setLayers(_ list: [LayoutNode]) {
    layers = list
    setChildren(isOverlay ? [content] + list : list + [content])
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: proposal)
    let covered = content.fillingScrollView == nil ? EdgeInsets() : covers.total()
    let area = CGSize(
      width: max(0, size.width - covered.horizontal), height: max(0, size.height - covered.vertical))
    let offer = ProposedViewSize(area)
    let own = area == size ? content.dimensions(proposal) : ViewDimensions(size: area) { _ in nil }
    let present = layers.contains(where: \.isGhost) ? layers.filter { !$0.isGhost } : layers
    // Several layers are one centred stack, and that is what is aligned.
    let stack = LayerArrangement.settled(present, .center, offer)
    let d = ViewDimensions(size: stack.size) { stack.explicitAlignment($0, present) }
    let x = covered.leading + own[alignment.horizontal] - d[alignment.horizontal]
    let y = covered.top + own[alignment.vertical] - d[alignment.vertical]
    for (i, layer) in present.enumerated() {
      let origin = stack.origins[i]
      layer.place(at: CGPoint(x: x + origin.x, y: y + origin.y), proposal: stack.proposal)
    }
  }

  override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    content.explicitAlignment(key, in: size, proposal: proposal)
  }
  override func computeSpacing() -> ViewSpacing { ownSpacing ?? content.preferredSpacing }
  override var fillingScrollView: (any CoveredContent)? {
    isOverlay && content.fillingScrollView != nil ? self : content.fillingScrollView
  }

  func cover(_ insets: EdgeInsets?, by layout: LayoutNode) -> Bool {
    let isNew = content.fillingScrollView?.cover(insets, by: layout) ?? false
    guard covers.note(insets, by: layout) else { return isNew }
    setNeedsLayout()
    return true
  }
  override var layoutPriority: Double { content.layoutPriority }
  override var zIndex: Double { content.zIndex }
  override var dumpEntry: DumpEntry { DumpEntry(target: content) }
  override func trait(_ key: ObjectIdentifier) -> Any? { content.trait(key) }
  override func transactionForMoves(_ ambient: Transaction) -> Transaction {
    content.transactionForMoves(ambient)
  }
  override var isGhost: Bool {
    get { content.isGhost }
    set { content.isGhost = newValue }
  }
}

extension View {
  /// Lays views over this one, aligned in it.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayersModifier(layer: content(), alignment: alignment, isOverlay: true))
  }

  /// Lays a view over this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayersModifier(layer: overlay, alignment: alignment, isOverlay: true))
  }

  /// Lays views behind this one, aligned in it.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  {
    modifier(LayersModifier(layer: content(), alignment: alignment, isOverlay: false))
  }

  /// Lays a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(LayersModifier(layer: background, alignment: alignment, isOverlay: false))
  }
}
