/// What a layer above the nodes keeps once for each window: the keyboard focus, presentations, awaited pictures.
///
/// It is created at its first use (`Tree.part`) and lasts as long as the tree, which knows nothing else about it.
@MainActor protocol TreePart: AnyObject {
  init(_ tree: Tree)

  /// The window has gone: forgets all.
  func close()

  /// The part in these roles, where it has them: as properties, since casting a value to a protocol searches the whole
  /// program for each type.
  var holder: (any LayoutHolder)? { get }
  var listener: (any FrameListener)? { get }
}

extension TreePart {
  var holder: (any LayoutHolder)? { nil }
  var listener: (any FrameListener)? { nil }
}

/// A part that owns layout nodes.
@MainActor protocol LayoutHolder: TreePart {
  /// A view has gone for good.
  func forget(_ node: LayoutNode)

  /// Whether a node must stay what it is for now: a finger is on it, or it has the keyboard.
  func isUsing(_ node: LayoutNode) -> Bool
}

/// A part that acts when the passes of a frame end. Parts are called in the order in which they were made.
@MainActor protocol FrameListener: TreePart {
  /// The root was laid out again.
  func laidOut()

  /// A round of a frame has laid out what there was to be laid out.
  func arranged()

  /// Nothing more changes in this frame; `hasChanged`: something was updated or laid out for it.
  func settled(hasChanged: Bool)
}

extension FrameListener {
  func laidOut() {}
  func arranged() {}
  func settled(hasChanged: Bool) {}
}

extension LayoutHolder {
  var holder: (any LayoutHolder)? { self }
}

extension FrameListener {
  var listener: (any FrameListener)? { self }
}
