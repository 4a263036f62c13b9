/// A layout that acts on taps on its children, which are no controls themselves.
@MainActor protocol ChildActivation: LayoutNode {
  /// What a tap on a child does; nil: nothing.
  func activation(of child: LayoutNode) -> (@MainActor () -> Void)?
}
