/// Several views in a row, made by a view builder.
public struct TupleView<T> {
  public var value: T
  /// Makes the nodes in the context that each is given, by its number and whether it is a single view.
  let make: @MainActor (T, (Int, () -> Bool) -> NodeContext) -> [Node]
  let update: @MainActor (T, [Node], (Int) -> NodeContext) -> Void

  public init<each Content: View>(_ content: (repeat each Content)) where T == (repeat each Content) {
    value = content
    make = { content, context in
      var nodes: [Node] = []
      for view in repeat each content { nodes.append(TupleView.node(of: view, nodes.count, context)) }
      return nodes
    }
    update = { content, nodes, context in
      var index = 0
      for view in repeat each content {
        TupleView.updateNode(nodes[index], view, context(index))
        index += 1
      }
    }
  }

  @MainActor private static func node<V: View>(
    of view: V, _ index: Int, _ context: (Int, () -> Bool) -> NodeContext
  ) -> Node {
    V.makeNode(view, context(index) { ViewTree.viewCount(V.self).most == 1 })
  }

  @MainActor private static func updateNode<V: View>(_ node: Node, _ view: V, _ context: NodeContext) {
    // The node at this place was made for the view at it, by `make`: the types of a tuple never change.
    unsafeDowncast(node, to: ViewNode<V>.self).update(view, context)
  }
}

/// The views of a builder, one by one.
@MainActor protocol ViewTuple {
  /// Those that are there: an `if` that does not hold makes none.
  var views: [AnyView] { get }
}

extension TupleView: ViewTuple {
  var views: [AnyView] {
    func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
    return Mirror(reflecting: value).children.compactMap { _, view in
      let mirror = Mirror(reflecting: view)
      if view is EmptyView || mirror.displayStyle == .optional && mirror.children.isEmpty { return nil }
      return (view as? any View).map { erased($0) }
    }
  }
}

extension TupleView: PrimitiveView {
  public static func _makeNode(_ view: TupleView<T>, _ context: NodeContext) -> ViewNode<TupleView<T>> {
    TupleNode(view, context)
  }

  nonisolated public static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(TupleNode<T>.self)
    preparation.visitElements(of: T.self)
  }
}

/// The node of several views: the types never change, so each keeps its node.
@MainActor private final class TupleNode<T>: ViewNode<TupleView<T>> {
  private var children: [Node] = []
  /// Directly in a lazy container: whether each child is in sight, where that is a single view.
  private var rows: [RowVisibility?] = []

  override init(_ view: TupleView<T>, _ context: NodeContext) {
    super.init(view, context)
    let below = context.below(self)
    children = view.make(view.value) { index, isOne in
      if below.buildsLazily { rows.append(isOne() ? RowVisibility() : nil) }
      return self.context(of: index, below)
    }
  }

  override func update(_ view: TupleView<T>, _ context: NodeContext) {
    self.view = view
    let below = context.below(self)
    view.update(view.value, children) { self.context(of: $0, below) }
  }

  private func context(of child: Int, _ below: NodeContext) -> NodeContext {
    guard rows.indices.contains(child), let row = rows[child] else { return below }
    return row.context(below)
  }

  override func appendLazyItems(to list: inout [LazyItem]) {
    for (index, child) in children.enumerated() {
      let first = list.count
      child.appendLazyItems(to: &list)
      guard rows.indices.contains(index), let row = rows[index] else { continue }
      for case .layout(let layout, _) in list[first...] { layout.rowVisibility = row }
    }
  }

  override var isReusable: Bool { true }
  override func forEachChild(_ body: (Node) -> Void) { children.forEach(body) }
}
