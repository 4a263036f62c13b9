import Foundation

/// A view that fills the size proposed to it and makes its content from its size and place.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
  public static func _makeNode(_ view: GeometryReader, _ context: NodeContext) -> ViewNode<GeometryReader> {
    GeometryReaderNode(view, context)
  }

  nonisolated public static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(GeometryReaderNode<Content>.self)
    preparation.visit(Content.self)
  }
}

/// Evaluates the content when the size is known, and again when what the content read has changed.
@MainActor
private final class GeometryReaderNode<Content: View>: ViewNode<GeometryReader<Content>>, GeometryDependent {
  private let layout: GeometryReaderLayout
  private var child: ViewNode<Content>?
  private var context: NodeContext
  private let reads = GeometryReads()
  private var isOutdated = true
  /// The frame in which the content was made: until it is shown it has nothing to move from.
  private var firstFrame: UInt64?

  override init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    self.context = context.kept
    layout = GeometryReaderLayout(context)
    super.init(view, context)
    layout.build = { [weak self] size in self?.build(size) }
    tree.geometry.add(self)
  }

  override func update(_ view: GeometryReader<Content>, _ context: NodeContext) {
    self.view = view
    self.context = context.kept
    if layout.isPlaced { evaluate(layout.size) } else { isOutdated = true }
  }

  override func updateDirty(_ transaction: Transaction) {
    var transaction = transaction
    context.transactionModifiers?.apply(to: &transaction)
    context.transaction = transaction
    if layout.isPlaced { evaluate(layout.size) } else { isOutdated = true }
  }

  func checkGeometry() {
    guard isAlive, !isFrozen, layout.isPlaced, child != nil, reads.isOutdated(layout) else { return }
    let isNew = firstFrame == tree.composeFrame
    tree.scheduler.enqueue(self, isNew ? Transaction() : tree.geometry.transaction, completes: true)
  }

  var followsScrolling: Bool { !reads.anchors.isEmpty || layout.isScrolled }

  /// Called by the layout when the size is known.
  private func build(_ size: CGSize) {
    guard
      child == nil || isOutdated
        || reads.answers.contains(where: { $0.question == .size && $0.answer.size != size })
    else { return }
    if isFrozen {
      noteMissedChange()
    } else if tree.preferences.holds(self) {
      // The closure may know a preference that is out of date.
      tree.scheduler.enqueue(self, tree.layoutTransaction, completes: true)
    } else if waitsForParent {
      // What there is now need not have anything for the content any more.
      tree.afterUpdate { [weak self] in self?.layout.setNeedsLayout() }
    } else {
      context.transaction = tree.layoutTransaction
      evaluate(size)
    }
  }

  private func evaluate(_ size: CGSize) {
    isOutdated = false
    isDirty = false
    reads.removeAll()
    tree.statistics.bodies += 1
    tree.countBody(type(of: view))
    let proxy = GeometryProxy(layout: layout, reads: reads, fixedSize: size)
    let view = self.view
    let content = Tracking.evaluate(for: self) { view.content(proxy) }
    if let child {
      child.update(content, context.inside(self))
    } else {
      firstFrame = tree.composeFrame
      child = Content._makeNode(content, context.inside(self))
      childLayoutsChanged()
    }
  }

  override func childLayoutsChanged() {
    guard let child else { return }
    layout.setChildren(child.layouts)
  }

  override func appendLayouts(to list: inout [LayoutNode]) { list.append(layout) }
  override var ownsLayouts: Bool { true }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    layout.detached()
    tree.geometry.remove(self)
  }
}

/// Fills the proposal; puts its children at the top leading corner, each offered everything.
@MainActor private final class GeometryReaderLayout: LayoutNode {
  var build: (CGSize) -> Void = { _ in }
  private var isBuilding = false

  /// Infinity included: that is how a stack sees that it is as flexible as can be.
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    isBuilding = true
    build(size)
    isBuilding = false
    for child in participants { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }

  override var stopsInvalidation: Bool { isBuilding }
  override var dumpEntry: DumpEntry { DumpEntry("GeometryReader") }
}

extension GeometryReader: CountedView { static var isOne: Bool { true } }
