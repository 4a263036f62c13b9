import Foundation

/// Calls actions when a view comes and goes.
struct AppearanceModifier: StructureModifier {
  typealias Body = Never
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func contentUpdated(from old: AppearanceModifier?, _ context: NodeContext, _ node: Node) {
    let page = context.environment.pageVisibility
    page?.note(node) { shown in if shown { appear?() } else { disappear?() } }
    guard old == nil, page?.isInSight ?? true else { return }
    let tree = context.tree
    tree.appearing.insert(ObjectIdentifier(node))
    tree.afterLayout { [weak node] in
      guard let node, tree.appearing.remove(ObjectIdentifier(node)) != nil, page?.isInSight ?? true else {
        return
      }
      appear?()
    }
  }

  func contentDetached(_ node: Node) {
    let page = node.tree.pages.removeValue(forKey: ObjectIdentifier(node))
    page?.forget(node)
    // What was made to be measured, or goes in the frame in which it came, has not appeared.
    if node.tree.appearing.remove(ObjectIdentifier(node)) != nil { return }
    // Views of a page that was covered have disappeared already.
    guard let disappear, page?.isInSight ?? true else { return }
    node.tree.afterLayout { disappear() }
  }
}

/// Runs an asynchronous task while a view is there.
struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, TaskModifier>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, TaskModifier>> {
    TaskNode(view, context)
  }
}

@MainActor
private final class TaskNode<C: View, ID: Equatable>: ViewNode<ModifiedContent<C, TaskModifier<ID>>> {
  private var child: ViewNode<C>!
  private var task: Task<Void, Never>?
  private weak var page: PageVisibility?

  override init(_ view: ModifiedContent<C, TaskModifier<ID>>, _ context: NodeContext) {
    super.init(view, context)
    child = C._makeNode(view.content, context.below(self))
    page = context.environment.pageVisibility
    page?.note(self) { [weak self] shown in
      if shown { self?.start() } else { self?.task?.cancel() }
    }
    if page?.isInSight ?? true { start() }
  }

  private func start() {
    task?.cancel()
    tree.afterLayout { [weak self] in
      guard let self, self.isAlive, self.page?.isInSight ?? true else { return }
      let action = self.view.modifier.action
      self.task = Task(priority: self.view.modifier.priority) {
        await action()
      }
    }
  }

  override func update(_ view: ModifiedContent<C, TaskModifier<ID>>, _ context: NodeContext) {
    let old = self.view.modifier.id
    self.view = view
    child.update(view.content, context.below(self))
    if old != view.modifier.id { start() }
  }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    tree.pages.removeValue(forKey: ObjectIdentifier(self))?.forget(self)
    task?.cancel()
  }
}

extension View {
  /// Calls `action` when the view is there, before it is first painted.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Calls `action` when the view has gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs `action` when the view is there; it is cancelled when the view goes.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs `action` when the view is there and whenever `id` changes; the run before is cancelled.
  public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }
}
