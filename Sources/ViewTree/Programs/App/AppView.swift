/// What the first window of a program shows. The program's own state, observed objects and environment are
/// connected like a view's: when one changes, its body is evaluated again.
public struct _AppView<A: App>: PrimitiveView {
  var app: A

  public init(_ app: A) { self.app = app }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    AppNode(view, context)
  }
}

/// The node of a program.
@MainActor final class AppNode<A: App>: ViewNode<_AppView<A>> {
  private var child: ViewNode<AnyView>!
  private var context: NodeContext
  private let info = ViewTypeInfo.of(A.self)
  private let properties: PropertyStorage

  override init(_ view: _AppView<A>, _ context: NodeContext) {
    self.context = context.kept
    properties = PropertyStorage(count: info.dynamicFields.count)
    super.init(view, context)
    child = AnyView._makeNode(evaluate(), context.below(self))
  }

  override func update(_ view: _AppView<A>, _ context: NodeContext) {
    self.context = context.kept
    isDirty = false
    child.update(evaluate(), context.below(self))
  }

  override func updateDirty(_ transaction: Transaction) {
    context.transaction = transaction
    child.update(evaluate(), context.below(self))
  }

  private func evaluate() -> AnyView {
    info.link(&view.app, properties, PropertyContext(node: self, environment: context.environment))
    let app = view.app
    return Tracking.evaluate(for: self) {
      guard let window = app.body._windows().first else { return AnyView(EmptyView()) }
      guard !window.commands.isEmpty else { return window.root() }
      let menus = CommandMenus(window.commands, program: window.title ?? "\(A.self)")
      return AnyView(CommandHost(menus: menus, content: window.root()))
    }
  }

  override func detach() {
    super.detach()
    properties.detach()
  }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}
