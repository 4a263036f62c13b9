/// A view whose type is hidden; another type at the same place is another identity.
public struct AnyView {
  let box: any AnyViewBoxing

  public init<V: View>(_ view: V) {
    if let any = view as? AnyView { self = any } else { box = AnyViewBox(view) }
  }

  public init<V: View>(erasing view: V) { self.init(view) }
}

/// A view of some type.
protocol AnyViewBoxing {
  var typeID: ObjectIdentifier { get }
  /// Whether it certainly contributes exactly one view to its container, or none.
  @MainActor var isOne: Bool { get }
  /// Whether it is of the type of pictures itself.
  var isImage: Bool { get }
  @MainActor func make(_ context: NodeContext) -> Node
  @MainActor func update(_ node: Node, _ context: NodeContext)
}

extension AnyViewBoxing {
  var isImage: Bool { false }
}

/// A view that is a picture and nothing else.
protocol PictureView {}

private struct AnyViewBox<V: View>: AnyViewBoxing {
  let view: V
  init(_ view: V) { self.view = view }
  var typeID: ObjectIdentifier { ObjectIdentifier(V.self) }
  var isOne: Bool { isOneView(V.self) }
  var isImage: Bool { V.self is any PictureView.Type }
  func make(_ context: NodeContext) -> Node { V.makeNode(view, context) }
  func update(_ node: Node, _ context: NodeContext) {
    // `AnyViewNode` passes only nodes that a box of this `typeID` has made.
    unsafeDowncast(node, to: ViewNode<V>.self).update(view, context)
  }
}

extension AnyView: PrimitiveView {
  public static func _makeNode(_ view: AnyView, _ context: NodeContext) -> ViewNode<AnyView> {
    AnyViewNode(view, context)
  }

  // What it holds is not known: it may have ids.
  nonisolated public static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(HeldIDs.self)
  }
}

@MainActor private final class AnyViewNode: ViewNode<AnyView> {
  private let branch = Branch()

  override init(_ view: AnyView, _ context: NodeContext) {
    super.init(view, context)
    branch.owner = self
    branch.start(key: view.box.typeID, view.box.make(context.below(self)))
  }

  override func update(_ view: AnyView, _ context: NodeContext) {
    let old = self.view
    self.view = view
    let below = context.below(self)
    if old.box.typeID == view.box.typeID, let node = branch.current {
      view.box.update(node, below)
    } else {
      branch.swap(key: view.box.typeID, below) {
        view.box.make(below)
      } revive: {
        view.box.update($0, below)
      }
    }
  }

  override func forEachChild(_ body: (Node) -> Void) { branch.forEachChild(body) }
  override func appendLayouts(to list: inout [LayoutNode]) { branch.appendLayouts(to: &list) }
  override func detach() {
    super.detach()
    branch.detachLeaving()
  }
  override var onlyChild: Node? { branch.current }
}
