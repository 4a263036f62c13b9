/// A change of a view, as a value.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  /// Makes the node of a modified view. Implemented by the library.
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, Self>>
  /// Gets the types ready that the node of a modified view needs. Implemented by the library.
  nonisolated static func _prepare<C: View>(over content: C.Type, _ preparation: _TypePreparation)
}

extension ViewModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, Self>> {
    ModifierBodyNode(view, context)
  }

  nonisolated public static func _prepare<C: View>(over content: C.Type, _ preparation: _TypePreparation) {
    preparation.touch(ModifierBodyNode<C, Self>.self)
    preparation.reflect(Self.self)
    preparation.visit(Body.self)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

  nonisolated public static func _prepare<C: View>(over content: C.Type, _ preparation: _TypePreparation) {}
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    context.listsSubviews ? NotedModifierNode(view, context) : Modifier._makeNode(view, context)
  }

  nonisolated public static func _prepare(_ preparation: _TypePreparation) {
    Modifier._prepare(over: Content.self, preparation)
    preparation.visit(Content.self)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// This modifier, then another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that does nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}

/// What a modifier was applied to, as its body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let box: any AnyViewBoxing
  /// The content of a modifier is made from the same view type each time: equal by that.
  let serial: UInt64
}

extension _ViewModifier_Content: PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    ModifierContentNode(view, context)
  }

  nonisolated public static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(ModifierContentNode<Modifier>.self)
  }
}

/// The node of a modifier's content inside the modifier's body.
@MainActor private final class ModifierContentNode<M: ViewModifier>: ViewNode<_ViewModifier_Content<M>> {
  private var child: Node!
  /// The type of view that it is of: a program may mix up the contents of several views that it modifies.
  private var shown: ObjectIdentifier?
  private var context: NodeContext

  override init(_ view: _ViewModifier_Content<M>, _ context: NodeContext) {
    self.context = context.kept
    super.init(view, context)
    child = view.box.make(context.below(self))
    shown = view.box.typeID
  }

  override func update(_ view: _ViewModifier_Content<M>, _ context: NodeContext) {
    // Where only the modifier was evaluated again, nothing new reaches what it modifies.
    let isSame = view.serial == self.view.serial && context.flowsLike(self.context)
    self.context = context.kept
    self.view = view
    if !isSame { show(view.box, context.below(self)) }
  }

  private func show(_ box: any AnyViewBoxing, _ context: NodeContext) {
    if box.typeID == shown { return box.update(child, context) }
    child.detach()
    child = box.make(context)
    shown = box.typeID
    childLayoutsChanged()
  }

  override var isReusable: Bool { true }
  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

/// The node of a modifier with a body of its own.
@MainActor private final class ModifierBodyNode<C: View, M: ViewModifier>: ViewNode<ModifiedContent<C, M>> {
  private var child: ViewNode<M.Body>!
  private var context: NodeContext
  private let info: ViewTypeInfo
  private let properties: PropertyStorage?
  private var animator = AnimatorSlot<M>()
  private var contentSerial: UInt64 = 0

  override init(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    self.context = context.kept
    info = ViewTypeInfo.of(M.self)
    properties = info.dynamicFields.isEmpty ? nil : PropertyStorage(count: info.dynamicFields.count)
    super.init(view, context)
    child = M.Body._makeNode(evaluate(), context.below(self))
  }

  override func update(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    let context = withWaitingAnimation(context)
    self.context = context.kept
    isDirty = false
    var view = view
    animator.change(
      from: self.view.modifier, to: &view.modifier, transaction: context.transaction, node: self)
    self.view = view
    contentSerial += 1
    child.update(evaluate(), context.below(self))
  }

  override func updateDirty(_ transaction: Transaction) {
    var transaction = transaction
    context.transactionModifiers?.apply(to: &transaction)
    context.transaction = transaction
    animator.apply(to: &view.modifier, at: tree.time)
    child.update(evaluate(), context.below(self))
  }

  private func evaluate() -> M.Body {
    tree.statistics.bodies += 1
    tree.countBody(M.self)
    if let properties {
      info.link(&view.modifier, properties, PropertyContext(node: self, environment: context.environment))
    }
    let content = _ViewModifier_Content<M>(box: ContentBox(view: view.content), serial: contentSerial)
    let modifier = view.modifier
    return Tracking.evaluate(for: self) { modifier.body(content: content) }
  }

  override var isReusable: Bool { info.keepsNothing && !animator.isAnimating }
  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    properties?.detach()
  }
}

private struct ContentBox<V: View>: AnyViewBoxing {
  let view: V
  var typeID: ObjectIdentifier { ObjectIdentifier(V.self) }
  var isOne: Bool { isOneView(V.self) }
  func make(_ context: NodeContext) -> Node { V._makeNode(view, context) }
  func update(_ node: Node, _ context: NodeContext) {
    // `ModifierContentNode` passes only nodes that a box of this `typeID` has made.
    unsafeDowncast(node, to: ViewNode<V>.self).update(view, context)
  }
}
