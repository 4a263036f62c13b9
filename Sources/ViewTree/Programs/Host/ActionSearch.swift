/// Finds what views offer to assistive technology: those that can be reached, in the order of the tree.
@MainActor struct ActionSearch {
  private let kind: AccessibilityAction.Kind
  private let name: String
  /// The first action of a view with the name.
  private var own: AccessibilityAction?
  /// The first of what activates something that such a view lies in.
  private var surrounding: AccessibilityAction?

  init(kind: AccessibilityAction.Kind, name: String) { (self.kind, self.name) = (kind, name) }

  /// What was found: a view's own action comes first, then that of what it lies in.
  var found: AccessibilityAction? { own ?? surrounding }

  /// Looks at a node and all that is in it.
  ///
  /// - Parameters:
  ///   - outer: what modifiers round the node say of it.
  ///   - activation: what activates the control or row that it lies in.
  mutating func visit(_ node: LayoutNode, _ outer: DumpNotes? = nil, _ activation: AccessibilityAction? = nil)
  {
    guard node.isPlaced, !node.isGhost else { return }
    let entry = node.dumpEntry
    let notes = entry.notes(below: outer)
    if notes.isHidden { return }
    if let responder = node.keyResponder {
      guard responder.receivesKeys else { return }
      // Nothing behind it can be used.
      if responder.isModalBarrier { (own, surrounding) = (nil, nil) }
    }
    let offer = notes.offered.first { $0.kind == kind }
    var activation = activation
    if kind == .kind(.default) { activation = offer ?? activation }
    let isListed = entry.isListed(notes)
    if isListed, notes.id == name || notes.label == name || entry.text == name {
      own = own ?? offer
      surrounding = surrounding ?? activation
    }
    let activator = kind == .kind(.default) ? node as? any ChildActivation : nil
    for child in node.paintOrder {
      let inner = activator?.activation(of: child).map(AccessibilityAction.init(activation:))
      visit(child, !isListed && child === entry.target ? notes : nil, inner ?? activation)
    }
  }
}
