import Foundation

/// A node of the structure tree: it represents one view value and owns its state and its children.
///
/// Structure alone has no size: what is laid out and painted are the `LayoutNode`s that some structure nodes own.
@MainActor open class Node {
  /// The window's; empty once the window has gone (`Tree.close`).
  final let tree: Tree
  private(set) weak var parent: Node?
  /// The distance from the root, or more where another node has to be updated before; updates run in its order.
  let depth: Int
  /// Names the node in dumps and warnings.
  let serial: UInt32
  private(set) var isAlive = true
  /// Whether it waits in the scheduler.
  var isDirty = false
  /// Whether it is out of the tree, in a pool, to be reused for another element of its `ForEach`.
  private(set) var isParked = false
  /// Whether it keeps its last content: nothing in it is evaluated until it is thawed.
  private(set) final var isFrozen = false
  /// Whether something that it read changed while it was frozen.
  private var missedChange = false
  /// Where it waits there.
  var pendingIndex = 0
  /// What its last evaluation read; added by `Dependency.recordRead`, on the main thread.
  nonisolated(unsafe) var dependencies: [Dependency] = []
  /// What of observable models its last evaluation read; nil: none ever.
  final var observedReads: ObservedReads?

  init(_ context: NodeContext) {
    tree = context.tree
    parent = context.parent
    depth = max((context.parent?.depth ?? -1) + 1, context.leastDepth)
    serial = tree.nextSerial()
    tree.statistics.nodesMade += 1
  }

  // MARK: Structure, overridden by every kind of node

  /// The layout nodes of this subtree, in order, those of views that are leaving included.
  func appendLayouts(to list: inout [LayoutNode]) {
    forEachChild { $0.appendLayouts(to: &list) }
  }

  /// What a lazy container finds here: layout nodes, and elements to be made on demand.
  func appendLazyItems(to list: inout [LazyItem]) {
    if ownsLayouts {
      for layout in layouts { list.append(.layout(layout)) }
    } else {
      forEachChild { $0.appendLazyItems(to: &list) }
    }
  }

  /// The views that were noted here as subviews.
  func appendSubviews(to list: inout [Subview]) { forEachChild { $0.appendSubviews(to: &list) } }

  /// Whether the layout nodes of the subtree are this node's own, not its children's.
  var ownsLayouts: Bool { false }

  /// Calls `body` with each child, in view-tree order; leaving children are not visited.
  func forEachChild(_ body: (Node) -> Void) {}

  /// The layout node that contains the views of the subtree, where the node has one.
  var containerLayout: LayoutNode? { nil }

  /// The child, where the view is of a kind that always has exactly one.
  var onlyChild: Node? { nil }

  /// The layout nodes of a child's subtree changed. Nodes that own layout nodes adopt the new list; others forward the
  /// call.
  func childLayoutsChanged() { parent?.childLayoutsChanged() }

  /// Evaluates again what the node read; called by the scheduler, with the transaction of the change.
  func updateDirty(_ transaction: Transaction) {}

  /// The value by which programs find the view: of `.id(_:)` or a `ForEach`.
  var explicitID: AnyHashable? { nil }

  /// Removes the node from the tree for good; overriders call super.
  func detach() {
    guard isAlive else { return }
    isAlive = false
    for dependency in dependencies { dependency.remove(self) }
    dependencies.removeAll()
    observedReads?.end()
    observedReads = nil
    tree.statistics.nodesFreed += 1
    forEachChild { $0.detach() }
  }

  /// Whether the node can be reused for another element of a `ForEach`: an update without animation leaves nothing in
  /// it or in its layout nodes that a new node for the same value would not have. Its children answer for themselves.
  ///
  /// False for nodes that keep state, notify the program or are referenced elsewhere. Override it with true only for
  /// kinds of nodes whose `update` was checked for this.
  var isReusable: Bool { false }

  /// Removes the subtree from the tree, for reuse by another element: it no longer depends on what it has read.
  final func park() {
    isParked = true
    isDirty = false
    for dependency in dependencies { dependency.remove(self) }
    dependencies.removeAll(keepingCapacity: true)
    observedReads?.end()
    forEachChild { $0.park() }
  }

  /// Reverses `park`; an update with `Transaction.isHandover` must follow at once.
  final func unpark() {
    isParked = false
    forEachChild { $0.unpark() }
  }

  // MARK: Leaving with the last content

  /// Keeps the subtree as it is: until `thaw` no body or closure in it is evaluated, whatever changes, since the program's
  /// state need not have anything for it any more. What moves in it goes on moving.
  ///
  /// Called when a parent's update drops the subtree and it stays on the screen. Overriders leave out what has to go on.
  func freeze() {
    isFrozen = true
    if isDirty {
      isDirty = false
      missedChange = true
    }
    if ownsLayouts { for layout in layouts { layout.isFrozen = true } }
    forEachChild { $0.freeze() }
  }

  /// Ends `freeze`; changes missed in that time are evaluated. The caller updates the subtree in the same flush.
  func thaw(_ transaction: Transaction) {
    isFrozen = false
    if ownsLayouts { for layout in layouts { layout.isFrozen = false } }
    if missedChange {
      missedChange = false
      invalidate(transaction)
    }
    forEachChild { $0.thaw(transaction) }
  }

  /// Notes that an evaluation was due and was not made, since the node is frozen.
  final func noteMissedChange() { missedChange = true }

  /// Freezes what a transition shows in this part of its body, and not the body.
  func freezeTransitionContent() { forEachChild { $0.freezeTransitionContent() } }

  /// Ends `freezeTransitionContent`.
  func thawTransitionContent(_ transaction: Transaction) {
    forEachChild { $0.thawTransitionContent(transaction) }
  }

  /// Whether a parent waits for an update, which may remove the node from the tree: its closures must not be called
  /// before.
  final var waitsForParent: Bool {
    if tree.scheduler.isEmpty { return false }
    var present = parent
    while let node = present {
      if node.isDirty { return true }
      present = node.parent
    }
    return false
  }

  /// Adds the values that the subtree writes for the collector's key, in view-tree order.
  func collectPreferences(_ collector: PreferenceCollector) {
    forEachChild { $0.collectPreferences(collector) }
  }

  // MARK: Scheduling

  /// Requests a new evaluation in the next update pass.
  ///
  /// - Parameter isStaged: evaluations before the stage of the change see nothing of it.
  /// - Returns: the stage of the change, where others have to be made before (`Scheduler.enqueue`); else nil.
  @discardableResult
  final func invalidate(_ transaction: Transaction, isStaged: Bool = false) -> Int? {
    guard isAlive, !isParked else { return nil }
    if let group = transaction.group { tree.awaitUpdate(of: group) }
    return tree.scheduler.enqueue(self, transaction, isStaged: isStaged)
  }

  /// The layout nodes of this subtree, in order.
  final var layouts: [LayoutNode] {
    var list: [LayoutNode] = []
    appendLayouts(to: &list)
    return list
  }

  /// The view's type, for messages.
  var typeName: String { String(describing: type(of: self)) }
}

/// A node for views of one type: its parent holds it as such and passes each new value to it.
@MainActor open class ViewNode<V: View>: Node {
  /// The latest value.
  final var view: V

  init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  /// Sets a new value; overriders store it in `view` and pass on what changed.
  func update(_ view: V, _ context: NodeContext) {
    self.view = view
  }

  override var typeName: String { String(describing: V.self) }
}
