import Foundation

/// Reconciles the elements of a `ForEach` by key: state follows the key through moves, removed elements play their
/// transitions next to the neighbours they had.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private var elements: [ElementNode<ID, Content>] = []
  private var byKey: [ID: ElementNode<ID, Content>] = [:]
  /// Elements that leave, each after the key of the neighbour that it followed.
  private var leaving: [(view: LeavingView, after: ID?)] = []
  /// Directly inside a lazy container elements are made on demand.
  private var isLazy: Bool
  /// How many positions an element has in a lazy container.
  private(set) var viewsPerElement: Int
  private var context: NodeContext
  /// Nodes of elements of a lazy container that left the visible part, for reuse by those that enter it.
  private var pool = ElementPool<ElementNode<ID, Content>>()
  /// Elements of a lazy container that came in an animated change, until they are laid out.
  private var coming: (keys: Set<ID>, context: NodeContext)?
  /// Where the elements of a lazy container lay before an animated change, until that is laid out.
  private var former: [ID: Int]?

  /// Whether an element has more views than positions, which is checked after layout.
  private var findsMoreViews = false
  /// Whether the container is notified again once the parents have been updated.
  private var looksAgain = false

  /// An animated change of more elements than this moves at once.
  private static var mostAnimated: Int { 5000 }

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    self.context = context.kept
    let count = viewCount(Content.self)
    viewsPerElement = max(1, count.most ?? 1)
    isLazy = context.buildsLazily && Self.hasPositions(count, context)
    super.init(view, context)
    if !isLazy { rebuild(view, animated: false) }
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    let old = self.view
    self.view = view
    self.context = context.kept
    if isLazy {
      // Elements that are no more, and what the closure held, are held no longer.
      pool.empty()
      noteComing(old, context)
      updateBuilt()
      childLayoutsChanged()
    } else {
      rebuild(view, animated: true)
    }
  }

  /// Whether each element has the same number of positions; if not, elements must be known one by one.
  private static func hasPositions(_ count: ViewCount, _ context: NodeContext) -> Bool {
    guard let most = count.most else { return false }
    return most <= 1 || most == count.least || context.hasEmptyLines && most <= mostPositions
  }

  /// An element has no more positions than this where some of them may be empty.
  private static var mostPositions: Int { 8 }

  private func rebuild(_ view: ForEach<Data, ID, Content>, animated: Bool) {
    let below = context.below(self)
    var next: [ElementNode<ID, Content>] = []
    next.reserveCapacity(view.data.count)
    var seen: Set<ID> = []
    var changed = false
    var (furthest, isReordered) = (-1, false)
    for element in view.data {
      let key = view.id(element)
      guard seen.insert(key).inserted else {
        tree.warnOnce(
          "duplicate-id-\(serial)", "ForEach: the id \(key) occurs more than once; later elements are dropped"
        )
        continue
      }
      if let node = byKey[key] {
        if node.position < furthest { isReordered = true }
        furthest = max(furthest, node.position)
        node.update({ view.content(element) }, below)
        next.append(node)
      } else if let ghost = leaving.first(where: { $0.view.key == AnyHashable(key) })?.view,
        let node = ghost.node as? ElementNode<ID, Content>
      {
        // Until it has its new value it stays where its layouts are looked for.
        ghost.revive(below) { _ in node.update({ view.content(element) }, below) }
        leaving.removeAll { $0.view === ghost }
        byKey[key] = node
        next.append(node)
        changed = true
      } else {
        let node = ElementNode(key: key, { view.content(element) }, below)
        byKey[key] = node
        next.append(node)
        changed = true
        if animated { Presence.insert(node, below) }
      }
    }
    for (index, node) in elements.enumerated() where !seen.contains(node.key) {
      byKey[node.key] = nil
      changed = true
      remove(node, after: index > 0 ? elements[index - 1].key : nil, below)
    }
    if !changed, !zip(next, elements).allSatisfy({ $0 === $1 }) { changed = true }
    elements = next
    for (position, node) in next.enumerated() { node.position = position }
    if isReordered { tree.preferences.noteOrder() }
    if changed && animated { childLayoutsChanged() }
  }

  private func remove(_ node: ElementNode<ID, Content>, after: ID?, _ context: NodeContext) {
    let ghost = LeavingView(node: node, key: node.key)
    let goesOn = ghost.begin(context) { [weak self, weak ghost] in
      guard let self, let index = self.leaving.firstIndex(where: { $0.view === ghost }) else { return }
      self.leaving.remove(at: index).view.node.detach()
      self.childLayoutsChanged()
    }
    if goesOn { leaving.append((ghost, after)) }
  }

  override func updateDirty(_ transaction: Transaction) { childLayoutsChanged() }
  override var isReusable: Bool { !isLazy && leaving.isEmpty }
  override func forEachChild(_ body: (Node) -> Void) { elements.forEach(body) }

  /// In the order of the data; elements on demand are kept in the order in which they were built.
  override func collectPreferences(_ collector: PreferenceCollector) {
    let ordered = isLazy ? elements.sorted { $0.position < $1.position } : elements
    for element in ordered { element.collectPreferences(collector) }
  }

  override func appendLayouts(to list: inout [LayoutNode]) {
    for ghost in leaving where ghost.after.map({ byKey[$0] == nil }) ?? true {
      ghost.view.node.appendLayouts(to: &list)
    }
    for element in elements {
      element.appendLayouts(to: &list)
      for ghost in leaving where ghost.after == element.key { ghost.view.node.appendLayouts(to: &list) }
    }
  }

  override func detach() {
    super.detach()
    for ghost in leaving { ghost.view.node.detach() }
    leaving.removeAll()
    pool.empty()
  }

  // MARK: Elements on demand

  override func appendLazyItems(to list: inout [LazyItem]) {
    if isLazy {
      list.append(.elements(self))
    } else {
      for element in elements { element.appendLazyItems(to: &list) }
    }
    // Views that are leaving are not laid out: their index does not matter.
    for ghost in leaving { for layout in ghost.view.node.layouts { list.append(.layout(layout)) } }
  }

  /// Notes the elements that an animated change inserts: they play their transitions. Others move from where they were.
  private func noteComing(_ old: ForEach<Data, ID, Content>, _ context: NodeContext) {
    guard context.transaction.activeAnimation != nil, view.data.count <= Self.mostAnimated,
      old.data.count <= Self.mostAnimated
    else { return }
    let before = Dictionary(
      zip(old.data.lazy.map(old.id), 0...), uniquingKeysWith: { first, _ in first })
    coming = (Set(view.data.lazy.map(view.id).filter { before[$0] == nil }), context)
    former = before
    tree.afterLayout { [weak self] in
      self?.coming = nil
      self?.former = nil
    }
  }

  /// Updates the elements that have nodes and frees those that were removed.
  private func updateBuilt() {
    guard !elements.isEmpty else { return }
    let view = self.view
    var missing = Set(elements.map(\.key))
    var isReordered = false
    for (position, element) in view.data.enumerated() {
      let key = view.id(element)
      guard missing.remove(key) != nil, let node = byKey[key] else { continue }
      if node.position != position { isReordered = true }
      node.position = position
      node.update({ view.content(element) }, context.inside(self))
      if missing.isEmpty { break }
    }
    if isReordered { tree.preferences.noteOrder() }
    guard !missing.isEmpty else { return }
    for key in missing {
      guard let node = byKey.removeValue(forKey: key) else { continue }
      remove(node, after: nil, context.inside(self))
    }
    elements.removeAll { missing.contains($0.key) }
  }
}

extension ForEachNode: LazyElementSource {
  var positionCount: Int { view.data.count * viewsPerElement }

  private func element(_ position: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: position / viewsPerElement)]
  }

  func key(at position: Int) -> AnyHashable { AnyHashable(view.id(element(position))) }
  func layouts(of element: Node) -> [LayoutNode] { element.layouts }

  /// What hid its content from the types has several views: there are positions for them from now on, or elements are
  /// known one by one.
  func hasMoreViews(_ element: Node) {
    guard isLazy, !findsMoreViews else { return }
    findsMoreViews = true
    tree.afterLayout { [weak self] in self?.makePositions() }
  }

  private func makePositions() {
    findsMoreViews = false
    guard isAlive, !isFrozen, isLazy else { return }
    let most = elements.map { $0.layouts.count { !$0.isGhost } }.max() ?? 1
    guard most > viewsPerElement else { return }
    viewsPerElement = most
    if !context.hasEmptyLines || most > Self.mostPositions {
      isLazy = false
      viewsPerElement = 1
      pool.empty()
      rebuild(view, animated: false)
    }
    childLayoutsChanged()
  }

  func position(holding id: AnyHashable) -> Int? {
    guard !isFrozen, !waitsForParent, mayHoldIDs(Content.self) else { return nil }
    for (index, element) in view.data.enumerated() {
      let key = view.id(element)
      guard byKey[key] == nil else { continue }
      let node = makeElement(key, element)
      let isFound = node.first(withID: id) != nil
      if !pool.keep(node) { node.detach() }
      if isFound { return index * viewsPerElement }
    }
    return nil
  }

  func position(of element: Node) -> Int? {
    guard let element = element as? ElementNode<ID, Content>, byKey[element.key] === element else {
      return nil
    }
    return element.position * viewsPerElement
  }

  func formerPosition(at position: Int) -> Int? {
    guard let former, position >= 0, position < positionCount else { return nil }
    return former[view.id(element(position))].map { $0 * viewsPerElement + position % viewsPerElement }
  }

  func element(at position: Int) -> Node? {
    guard position >= 0, position < positionCount else { return nil }
    let element: Data.Element = element(position)
    let key = view.id(element)
    if let node = byKey[key] { return node }
    guard mayEvaluate() else { return nil }
    let node = makeElement(key, element)
    node.position = position / viewsPerElement
    byKey[key] = node
    elements.append(node)
    return node
  }

  /// Whether the closure may be called: not while an update above may still remove these elements. If not, the
  /// container is notified once that update has been made.
  private func mayEvaluate() -> Bool {
    if isFrozen {
      noteMissedChange()
      return false
    }
    guard waitsForParent else { return true }
    if !looksAgain {
      looksAgain = true
      tree.afterUpdate { [weak self] in
        self?.looksAgain = false
        self?.childLayoutsChanged()
      }
    }
    return false
  }

  private func makeElement(_ key: ID, _ element: Data.Element) -> ElementNode<ID, Content> {
    let content = view.content
    let make = { content(element) }
    if let coming, coming.keys.contains(key) {
      let node = ElementNode(key: key, make, context.inside(self))
      Presence.insert(node, coming.context.inside(self))
      return node
    }
    guard let node = pool.pop() else { return ElementNode(key: key, make, context.inside(self)) }
    node.turn(to: key, make, context.inside(self))
    return node
  }

  func release(except keep: Set<ObjectIdentifier>) {
    guard isLazy, !isFrozen, elements.contains(where: { !keep.contains(ObjectIdentifier($0)) }) else {
      return
    }
    for node in elements where !keep.contains(ObjectIdentifier(node)) {
      byKey[node.key] = nil
      if !pool.keep(node) { node.detach() }
    }
    elements.removeAll { !keep.contains(ObjectIdentifier($0)) }
  }
}
