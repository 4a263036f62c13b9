/// What a closure makes of the subviews of another view.
///
/// The view is divided into its subviews without making them: state of views that consist of several others is kept
/// here, state of the subviews where they are placed. All elements of a `ForEach` are listed.
public struct GroupElementsOfContent<Base: View, Result: View> {
  let base: Base
  /// Whether the marks of sections are among the subviews.
  var keepsSections = false
  let transform: (SubviewsCollection) -> Result
}

extension GroupElementsOfContent: PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    SubviewsNode(view, context)
  }
}

/// What a closure makes of the sections of another view.
public struct GroupSectionsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SectionCollection) -> Result
}

extension GroupSectionsOfContent: View {
  public var body: some View {
    GroupElementsOfContent(base: base, keepsSections: true) { transform(SectionCollection($0)) }
  }
}

extension Group {
  /// What a closure makes of the subviews of `view`.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }

  /// What a closure makes of the sections of `view`; adjacent views outside of any section form one of their own.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}

/// Lists the subviews of a view and holds what is made of them.
@MainActor
private final class SubviewsNode<Base: View, Result: View>:
  ViewNode<GroupElementsOfContent<Base, Result>>
{
  private var source: ListingNode<Base>!
  private var child: ViewNode<Result>!
  private var context: NodeContext
  private var isUpdating = true

  override init(_ view: GroupElementsOfContent<Base, Result>, _ context: NodeContext) {
    self.context = context.kept
    super.init(view, context)
    source = ListingNode(view.base, context.below(self)) { [weak self] in self?.sourceChanged() }
    child = Result.makeNode(evaluate(), context.below(self))
    isUpdating = false
  }

  override func update(_ view: GroupElementsOfContent<Base, Result>, _ context: NodeContext) {
    self.view = view
    self.context = context.kept
    isDirty = false
    isUpdating = true
    source.update(view.base, context.below(self))
    child.update(evaluate(), context.below(self))
    isUpdating = false
  }

  override func updateDirty(_ transaction: Transaction) {
    var transaction = transaction
    context.transactionModifiers?.apply(to: &transaction)
    context.transaction = transaction
    isUpdating = true
    child.update(evaluate(), context.below(self))
    isUpdating = false
  }

  private func evaluate() -> Result {
    var subviews: [Subview] = []
    source.appendSubviews(to: &subviews)
    if !view.keepsSections {
      subviews.removeAll { $0.traits[ObjectIdentifier(SectionEdgeTrait.self)] != nil }
    }
    let collection = SubviewsCollection(subviews: subviews)
    return Tracking.evaluate(for: self) { view.transform(collection) }
  }

  /// The subviews changed without an update of this node.
  private func sourceChanged() {
    if !isUpdating { invalidate(tree.scheduler.flushTransaction) }
  }

  override func appendLayouts(to list: inout [LayoutNode]) { child?.appendLayouts(to: &list) }
  override func appendLazyItems(to list: inout [LazyItem]) { child?.appendLazyItems(to: &list) }
  override func appendSubviews(to list: inout [Subview]) { child?.appendSubviews(to: &list) }
  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) {
    if let source { body(source) }
    if let child { body(child) }
  }
}

/// Holds a view whose subviews are noted, and tells when they change.
@MainActor private final class ListingNode<Base: View>: Node {
  private var child: ViewNode<Base>!
  private let changed: () -> Void

  init(_ view: Base, _ context: NodeContext, changed: @escaping () -> Void) {
    self.changed = changed
    super.init(context)
    child = Base.makeNode(view, context.listing(self))
  }

  func update(_ view: Base, _ context: NodeContext) { child.update(view, context.listing(self)) }

  override func childLayoutsChanged() { changed() }
  override func appendLayouts(to list: inout [LayoutNode]) {}
  override func appendLazyItems(to list: inout [LazyItem]) {}
  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}
