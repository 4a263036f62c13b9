import Foundation

/// A layout node round exactly one other: the base of all modifiers. By itself it changes nothing.
@MainActor class UnaryLayout: LayoutNode {
  /// The wrapped node.
  final var child: LayoutNode { children[0] }

  init(_ child: LayoutNode, _ context: NodeContext) {
    super.init(context)
    setChildren([child])
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: .zero, proposal: proposal)
  }

  override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    child.explicitAlignment(key, in: size, proposal: proposal)
  }

  override func computeSpacing() -> ViewSpacing { ownSpacing ?? child.preferredSpacing }
  override var layoutPriority: Double { child.layoutPriority }
  override var zIndex: Double { child.zIndex }
  override func trait(_ key: ObjectIdentifier) -> Any? { child.trait(key) }
  override func transactionForMoves(_ ambient: Transaction) -> Transaction {
    child.transactionForMoves(ambient)
  }
  override var isGhost: Bool {
    get { child.isGhost }
    set { child.isGhost = newValue }
  }
  override var mirrorsChildren: Bool { false }
  override var dumpEntry: DumpEntry { DumpEntry(target: child) }
  override var fillingScrollView: (any CoveredContent)? { child.fillingScrollView }
}
