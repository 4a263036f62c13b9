/// A layout whose children Tab reaches in another order than they lie in the tree.
@MainActor protocol FocusOrder: LayoutNode {
  /// All children, in the order in which Tab reaches what is in them.
  var focusOrder: [LayoutNode] { get }
  /// Whether a child lies beside what keys begin with where nothing is focused.
  func isAside(_ child: LayoutNode) -> Bool
}

extension FocusOrder {
  func isAside(_ child: LayoutNode) -> Bool { false }
}
