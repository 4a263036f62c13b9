/// An item of a lazy container.
enum LazyItem {
  /// A view that is always there, and the key of the element of a `ForEach` that it belongs to.
  case layout(LayoutNode, AnyHashable? = nil)
  /// Elements of a `ForEach`, made when they are needed.
  case elements(any LazyElementSource)
  /// No view: a section begins or ends here.
  case sectionEdge
}

/// Makes and frees the nodes of elements for a lazy container.
///
/// Each element has the same number of positions, one for each of its views; positions that it has no view for come last.
@MainActor protocol LazyElementSource: AnyObject {
  /// How many positions there are.
  var positionCount: Int { get }
  /// How many positions an element has.
  var viewsPerElement: Int { get }
  /// The identity of the element at a position.
  func key(at position: Int) -> AnyHashable
  /// The first position of the first element in which a view has `id` for its own, of those that have no node; nil: none.
  /// Elements are made for that and freed again.
  func position(holding id: AnyHashable) -> Int?
  /// The node of the element at a position; if there is none, one is made or reused from another element.
  func element(at position: Int) -> Node?
  /// The layout nodes of an element that it has made.
  func layouts(of element: Node) -> [LayoutNode]
  /// Called when an element turned out to have more views than it has positions.
  func hasMoreViews(_ element: Node)
  /// The first position of an element of its own; nil: it is no element any more.
  func position(of element: Node) -> Int?
  /// Where the element at a position lay before the change that is being laid out; nil: it was none, or the change is not
  /// animated.
  func formerPosition(at position: Int) -> Int?
  /// Frees all nodes but those of `keep`, or keeps them for reuse by other elements.
  func release(except keep: Set<ObjectIdentifier>)
}
