/// Who reads which preference, which keys may have changed, and in which order what depends on them is updated.
///
/// A reader acts when all that its content writes is known: after layout, which builds the content of geometry readers
/// and lazy containers, and not before views in its content that are themselves made from a preference. Nodes in such
/// views are not updated separately before then either (`holds`): a body that reads state is never evaluated with a
/// preference that belongs to an earlier state.
@MainActor final class PreferenceRegistry {
  /// A node that acts on a preference.
  @MainActor protocol Reader: Node {
    var preferenceKey: ObjectIdentifier { get }
    var preferenceKeyName: String { get }
    /// The node whose subtree writes the preference that is read; nil: it has been freed.
    var preferenceSource: Node? { get }
    /// Collects the value and acts if it changed.
    ///
    /// - Returns: whether it acted.
    func readPreference() -> Bool
  }

  /// A reader that makes views from the value. The scheduler updates it when the value is known.
  @MainActor protocol ViewMaker: Reader {
    /// Whether its views are to be made anew.
    var isOutdated: Bool { get }
  }

  private var readers: [any Reader] = []
  private var makers: [ObjectIdentifier: any ViewMaker] = [:]
  private var changed: Set<ObjectIdentifier> = []
  /// Those that may make their views in the present flush; nil: none, and nothing in their views is updated.
  private var released: Set<ObjectIdentifier>?

  func add(_ reader: any Reader) {
    readers.append(reader)
    if let maker = reader as? any ViewMaker { makers[ObjectIdentifier(reader)] = maker }
    changed.insert(reader.preferenceKey)
  }

  func remove(_ reader: any Reader) {
    readers.removeAll { $0 === reader }
    makers[ObjectIdentifier(reader)] = nil
  }

  /// Forgets all readers.
  func close() { (readers, makers) = ([], [:]) }

  /// Notes that a value under the key was written, or is gone.
  func noteChange(_ key: ObjectIdentifier) { changed.insert(key) }

  /// Notes that the views that write values came into another order.
  func noteOrder() { for reader in readers { changed.insert(reader.preferenceKey) } }

  /// Lets the readers of changed keys act, the deepest first. Those whose content contains a held node act later, after
  /// its update.
  ///
  /// - Returns: the names of the keys for which a reader acted.
  func deliver(_ scheduler: Scheduler) -> [String] {
    defer { scheduler.holdBack() }
    guard !changed.isEmpty else { return [] }
    scheduler.holdBack()
    let keys = changed
    changed.removeAll()
    let concerned = readers.filter { keys.contains($0.preferenceKey) }.sorted { $0.depth > $1.depth }
    let incomplete = Self.nodes(above: scheduler.heldNodes)
    var names: [String] = []
    for reader in concerned {
      if let source = reader.preferenceSource, incomplete.contains(ObjectIdentifier(source)) {
        changed.insert(reader.preferenceKey)
      } else if reader.readPreference() {
        names.append(reader.preferenceKeyName)
      }
    }
    return names
  }

  // MARK: Views made from preferences

  /// Whether a node is not to be updated now, since a preference that it may depend on is not known.
  func holds(_ node: Node) -> Bool {
    guard !makers.isEmpty else { return false }
    if makers[ObjectIdentifier(node)] != nil { return released?.contains(ObjectIdentifier(node)) != true }
    var next = node.parent
    while let present = next {
      if let maker = makers[ObjectIdentifier(present)], released == nil || maker.isOutdated { return true }
      next = present.parent
    }
    return false
  }

  /// A maker has made its views.
  func made(_ maker: any ViewMaker) { released?.remove(ObjectIdentifier(maker)) }

  /// Lets the scheduler update what it held, as far as what that depends on is known: views that are made from a
  /// preference after all that is held in the content that writes it, and after all that they lie in themselves.
  func release(from scheduler: Scheduler) {
    let held = scheduler.heldNodes
    let ids = Set(held.map { ObjectIdentifier($0) })
    let incomplete = Self.nodes(above: held)
    func isIn(_ node: Node, _ matches: (ObjectIdentifier) -> Bool) -> Bool {
      var next = node.parent
      while let present = next {
        if matches(ObjectIdentifier(present)) { return true }
        next = present.parent
      }
      return false
    }
    var ready: Set<ObjectIdentifier> = []
    for case let maker as any ViewMaker in held {
      let isComplete = maker.preferenceSource.map { !incomplete.contains(ObjectIdentifier($0)) } ?? true
      if isComplete, !isIn(maker, ids.contains) { ready.insert(ObjectIdentifier(maker)) }
    }
    released = ready
    scheduler.release { node in
      let id = ObjectIdentifier(node)
      if makers[id] != nil { return ready.contains(id) }
      return !isIn(node) { makers[$0] != nil && ids.contains($0) && !ready.contains($0) }
    }
  }

  /// The released nodes have been updated and laid out.
  func endRelease() { released = nil }

  /// All nodes above some others.
  private static func nodes(above nodes: [Node]) -> Set<ObjectIdentifier> {
    var result: Set<ObjectIdentifier> = []
    for node in nodes {
      var next = node.parent
      while let present = next, result.insert(ObjectIdentifier(present)).inserted { next = present.parent }
    }
    return result
  }
}
