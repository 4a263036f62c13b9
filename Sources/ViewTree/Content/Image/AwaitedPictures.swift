/// The views that wait for pixels of their pictures.
@MainActor final class AwaitedPictures: TreePart {
  init(_ tree: Tree) {}

  private struct Entry { weak var view: ImageLeaf? }
  private var waiting: [ObjectIdentifier: Entry] = [:]

  func add(_ view: ImageLeaf) { waiting[ObjectIdentifier(view)] = Entry(view: view) }
  func remove(_ view: ImageLeaf) { waiting[ObjectIdentifier(view)] = nil }
  func close() { waiting = [:] }

  /// Tells all of them that pixels have arrived.
  func arrived() {
    for (id, entry) in waiting {
      if let view = entry.view { view.picturesArrived() } else { waiting[id] = nil }
    }
  }
}

extension Tree {
  /// Views that wait for pixels.
  var pictures: AwaitedPictures { part(AwaitedPictures.self) }
}
