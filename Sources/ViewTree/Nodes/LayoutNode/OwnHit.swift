/// What a layout node that searches its children itself says of a touch.
@MainActor enum OwnHit {
  /// The touch hits a node.
  case hit(LayoutNode)
  /// The touch hits nothing, whatever children lie there.
  case missed

  init(_ node: LayoutNode?) { self = node.map(OwnHit.hit) ?? .missed }

  var node: LayoutNode? {
    switch self {
    case .hit(let node): node
    case .missed: nil
    }
  }
}
