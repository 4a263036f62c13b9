extension NavigationPageLayout {
  /// What a child is; children without a part are the content.
  enum Part {
    case background, smallTitle, largeTitle, leading, principal, trailing, bottom, bottomBackground, search,
      suggestions
    /// The key of a child's part.
    enum Key {}
    /// The key of whether the background of the page's bar shows even if no content is under it.
    enum FillsBar {}
    /// The key of a bar's background that shows whatever lies under it.
    enum AlwaysFills {}
    /// The key of items that have a margin in themselves.
    enum HasMargin {}
  }

  /// The parts of the bar at the top, as they are read.
  private static let top: [Part] = [.leading, .smallTitle, .principal, .trailing, .search]

  private func partOf(_ child: LayoutNode) -> Part? { child.trait(ObjectIdentifier(Part.Key.self)) as? Part }

  /// Tab reaches the bar at the top before the content, and the one at the bottom after it.
  var focusOrder: [LayoutNode] {
    let children = children
    let bar = Self.top.flatMap { part in children.filter { partOf($0) == part } }
    return bar + children.filter { child in !bar.contains { $0 === child } }
  }

  /// Keys begin with the content; Shift-Tab leads from there to the bar.
  func isAside(_ child: LayoutNode) -> Bool { partOf(child).map(Self.top.contains) ?? false }
}
