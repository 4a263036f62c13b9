/// Finds what views offer to assistive technology: those that can be reached, in the order of the tree.
@MainActor struct ActionSearch {
  private let kind: AccessibilityAction.Kind
  private let name: String
  /// The first action of a view with the name.
  private var own: AccessibilityAction?
  /// What the views in such a view offer.
  private var inner: [AccessibilityAction] = []
  /// The first of what activates something that such a view lies in.
  private var surrounding: AccessibilityAction?

  init(kind: AccessibilityAction.Kind, name: String) { (self.kind, self.name) = (kind, name) }

  /// What was found: a view's own action comes first, then that of the only control in it, as of a stepper whose name is its
  /// row's, then that of what it lies in.
  var found: AccessibilityAction? { own ?? (inner.count == 1 ? inner.first : nil) ?? surrounding }

  /// Looks at a node and all that is in it.
  ///
  /// - Parameters:
  ///   - outer: what modifiers round the node say of it.
  ///   - activation: what activates the control or row that it lies in.
  ///   - isInside: whether it lies in a view with the name.
  mutating func visit(
    _ node: LayoutNode, _ outer: DumpNotes? = nil, _ activation: AccessibilityAction? = nil,
    isInside: Bool = false
  ) {
    guard node.isPlaced, !node.isGhost else { return }
    let entry = node.dumpEntry
    let notes = entry.notes(below: outer)
    if notes.isHidden { return }
    if let responder = node.keyResponder {
      guard responder.receivesKeys else { return }
      // Nothing behind it can be used.
      if responder.isModalBarrier { (own, inner, surrounding) = (nil, [], nil) }
    }
    let offer = notes.offered.first { $0.kind == kind }
    var activation = activation
    if kind == .kind(.default) { activation = offer ?? activation }
    let isListed = entry.isListed(notes)
    let isNamed = isListed && (notes.id == name || notes.label == name || entry.text == name)
    if isNamed {
      own = own ?? offer
      surrounding = surrounding ?? activation
    } else if isInside, isListed, case .adjust = kind, let offer {
      inner.append(offer)
    }
    let activator = kind == .kind(.default) ? node as? any ChildActivation : nil
    for child in node.paintOrder {
      let own = activator?.activation(of: child).map(AccessibilityAction.init(activation:))
      visit(
        child, !isListed && child === entry.target ? notes : nil, own ?? activation,
        isInside: isInside || isNamed)
    }
  }
}
