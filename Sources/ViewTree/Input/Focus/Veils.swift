/// A layout node that may dim what lies behind it.
@MainActor protocol Veil: LayoutNode {
  /// Whether it does at present.
  var isVeiling: Bool { get }
}

/// The views that dim the views behind them: those show neither the focus nor that the mouse is over them, whether they
/// can be used or not.
@MainActor final class Veils: TreePart {
  init(_ tree: Tree) {}

  private struct Entry { weak var node: (any Veil)? }
  private var entries: [Entry] = []

  func add(_ node: any Veil) {
    guard !entries.contains(where: { $0.node === node }) else { return }
    entries.append(Entry(node: node))
  }

  func remove(_ node: any Veil) {
    entries.removeAll { $0.node == nil || $0.node === node }
    // Views behind it may show the focus again.
    node.tree.requestCompose()
  }
  func close() { entries = [] }

  /// Whether a veil lies above a view.
  func cover(_ node: LayoutNode) -> Bool {
    entries.contains { entry in
      guard let veil = entry.node, veil.isPlaced, veil.isVeiling else { return false }
      return veil.isPaintedAbove(node)
    }
  }
}

extension LayoutNode {
  /// Whether the node is painted after another one that does not hold it.
  fileprivate func isPaintedAbove(_ other: LayoutNode) -> Bool {
    let (own, others) = (path, other.path)
    guard let first = own.first, first === others.first else { return false }
    for (index, node) in own.enumerated().dropFirst() {
      guard index < others.count else { return false }
      if node === others[index] { continue }
      let order = own[index - 1].paintOrder
      guard let mine = order.firstIndex(where: { $0 === node }),
        let its = order.firstIndex(where: { $0 === others[index] })
      else { return false }
      return mine > its
    }
    return false
  }

  /// The nodes from the window to this one.
  private var path: [LayoutNode] {
    var nodes: [LayoutNode] = []
    var node: LayoutNode? = self
    while let present = node {
      nodes.append(present)
      node = present.parent
    }
    return nodes.reversed()
  }
}

/// Makes a view a veil over what is behind it.
struct VeilModifier: LayoutModifier {
  typealias Body = Never

  let isOn: Bool

  final class Wrapper: UnaryLayout, Veil {
    var isOn = true

    override init(_ child: LayoutNode, _ context: NodeContext) {
      super.init(child, context)
      tree.veils.add(self)
    }

    var isVeiling: Bool { isOn }
    override func detached() {
      tree.veils.remove(self)
      super.detached()
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.isOn = isOn
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    guard layout.isOn != isOn else { return }
    layout.isOn = isOn
    layout.tree.requestCompose()
  }
}

extension View {
  /// Says that the view dims what lies behind it, while it is there and `isOn`: nothing behind it shows the focus or that
  /// the mouse is over it.
  public func _veil(_ isOn: Bool = true) -> some View { modifier(VeilModifier(isOn: isOn)) }
}

extension Tree {
  /// What dims other views.
  var veils: Veils { part(Veils.self) }
}
