/// The stacks of pages in a view.
extension NavigationStackLayout {
  /// The outermost one in the front of a view.
  static func first(in node: LayoutNode) -> NavigationStackLayout? {
    if let stack = node as? NavigationStackLayout { return stack }
    if let container = node as? any FrontmostContainer { return container.frontmost.flatMap(first) }
    return node.participants.lazy.compactMap(first).first
  }
}
