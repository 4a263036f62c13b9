extension Node {
  /// The first node at or below this one whose view has an id.
  final func first(withID id: AnyHashable) -> Node? {
    if explicitID == id, !layouts.isEmpty { return self }
    var found: Node?
    forEachChild { child in if found == nil { found = child.first(withID: id) } }
    return found
  }
}
