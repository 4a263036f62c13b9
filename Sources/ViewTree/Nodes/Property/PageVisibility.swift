/// Whether a page, or a tab, is in sight, and who wants to know: views of pages that are covered have disappeared for
/// their programs, though they keep their state.
@MainActor final class PageVisibility {
  private struct Member {
    let id: ObjectIdentifier
    var change: (Bool) -> Void
  }

  private weak var outer: PageVisibility?
  private var inner: [() -> PageVisibility?] = []
  private var members: [Member] = []
  /// Whether it is the one that is shown of those beside it.
  private(set) var isShown = true

  nonisolated init() {}

  /// Makes the page one of another page.
  func join(_ outer: PageVisibility?) {
    guard let outer, outer !== self, self.outer !== outer else { return }
    self.outer = outer
    outer.inner.removeAll { $0() == nil }
    outer.inner.append { [weak self] in self }
  }

  /// Whether the page and those round it are in sight.
  var isInSight: Bool { isShown && (outer?.isInSight ?? true) }

  /// Sets whether the page is shown before any member has heard that it is.
  func begin(shown: Bool) { isShown = shown }

  /// Sets whether the page is shown; notifies its members when they come into sight or go out of it.
  func set(_ shown: Bool) {
    guard shown != isShown else { return }
    let before = isInSight
    isShown = shown
    if isInSight != before { tell(shown) }
  }

  private func tell(_ shown: Bool) {
    for member in members { member.change(shown) }
    for page in inner.compactMap({ $0() }) where page.isShown { page.tell(shown) }
  }

  /// Has `change` called for a node whenever the page comes into sight or goes out of it.
  func note(_ node: Node, _ change: @escaping (Bool) -> Void) {
    let id = ObjectIdentifier(node)
    if let index = members.firstIndex(where: { $0.id == id }) {
      members[index].change = change
    } else {
      members.append(Member(id: id, change: change))
      node.tree.pages[id] = self
    }
  }

  /// Forgets a node that is gone.
  func forget(_ node: Node) {
    members.removeAll { $0.id == ObjectIdentifier(node) }
  }
}

private struct PageVisibilityKey: EnvironmentKey {
  static var defaultValue: PageVisibility? { nil }
}

extension EnvironmentValues {
  /// The page that a view is on.
  var pageVisibility: PageVisibility? {
    get { self[PageVisibilityKey.self] }
    set { self[PageVisibilityKey.self] = newValue }
  }
}
