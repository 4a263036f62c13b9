/// A part of a user interface: a value that says what is shown, from which the tree makes and updates its nodes.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the node of a value. Implemented by the library; views with a body of their own use the default.
  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self>
  /// Gets the types ready that the nodes of such a value need. Implemented by the library.
  nonisolated static func _prepare(_ preparation: _TypePreparation)
}

extension View {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    CompositeNode(view, context)
  }

  nonisolated public static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(CompositeNode<Self>.self)
    preparation.reflect(Self.self)
    preparation.visit(Body.self)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
  public static func _makeNode(_ view: Never, _ context: NodeContext) -> ViewNode<Never> {}
  nonisolated public static func _prepare(_ preparation: _TypePreparation) {}
}

/// A view that the library implements by a node of its own.
@MainActor @preconcurrency public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }

  nonisolated public static func _prepare(_ preparation: _TypePreparation) {}
}
