/// A node that wraps each layout node of its content in one of its own.
@MainActor protocol LayoutWrapping: Node {
  /// The content's layout nodes, each with its wrapper.
  var wrapped: [(content: LayoutNode, wrapper: LayoutNode)] { get }
  /// Brings the wrappers in step with the content's layout nodes.
  func rewrap()
}

/// The elements of a lazy container's source, each view in the wrapper of a modifier that was applied to all of them.
@MainActor final class WrappedElements: LazyElementSource {
  let source: any LazyElementSource
  /// The modifier's node, which owns this.
  private weak var owner: (any LayoutWrapping)?

  init(_ source: any LazyElementSource, in owner: any LayoutWrapping) {
    self.source = source
    self.owner = owner
  }

  func layouts(of element: Node) -> [LayoutNode] {
    let contents = source.layouts(of: element)
    if let wrappers = wrappers(contents) { return wrappers }
    owner?.rewrap()
    return wrappers(contents) ?? []
  }

  /// nil: some are not made.
  private func wrappers(_ contents: [LayoutNode]) -> [LayoutNode]? {
    guard let wrapped = owner?.wrapped else { return nil }
    let known = contents.compactMap { content in wrapped.first { $0.content === content }?.wrapper }
    return known.count == contents.count ? known : nil
  }

  func release(except keep: Set<ObjectIdentifier>) {
    source.release(except: keep)
    owner?.rewrap()
  }

  var positionCount: Int { source.positionCount }
  var viewsPerElement: Int { source.viewsPerElement }
  func key(at position: Int) -> AnyHashable { source.key(at: position) }
  func position(holding id: AnyHashable) -> Int? { source.position(holding: id) }
  func element(at position: Int) -> Node? { source.element(at: position) }
  func hasMoreViews(_ element: Node) { source.hasMoreViews(element) }
  func position(of element: Node) -> Int? { source.position(of: element) }
  func formerPosition(at position: Int) -> Int? { source.formerPosition(at: position) }
}

/// The sources in the content of a modifier, as a lazy container round it finds them: the same ones each time.
@MainActor struct WrappedSources {
  private var sources: [WrappedElements] = []

  /// What a lazy container finds in a node whose content is `child`.
  mutating func items(_ child: Node, in owner: any LayoutWrapping) -> [LazyItem] {
    var items: [LazyItem] = []
    child.appendLazyItems(to: &items)
    let wrappers = Dictionary(
      owner.wrapped.map { (ObjectIdentifier($0.content), $0.wrapper) },
      uniquingKeysWith: { first, _ in first })
    let known = sources
    sources = []
    return items.compactMap { item in
      switch item {
      case .sectionEdge: return item
      case .layout(let layout, let key):
        return wrappers[ObjectIdentifier(layout)].map { .layout($0, key) }
      case .elements(let source):
        let wrapped = known.first { $0.source === source } ?? WrappedElements(source, in: owner)
        sources.append(wrapped)
        return .elements(wrapped)
      }
    }
  }
}
