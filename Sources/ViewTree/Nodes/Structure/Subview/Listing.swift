/// A view type whose values may consist of several views: divided into them where subviews are listed.
@MainActor protocol ListedView {
  static var isListed: Bool { get }
}

/// Whether values of a view type are divided where subviews are listed; others are one subview.
@MainActor func isListed<V: View>(_ type: V.Type) -> Bool {
  if let listed = type as? any ListedView.Type { return listed.isListed }
  // The bodies of most controls choose among several views: such a control is one subview all the same.
  return holdsSeveralViews(V.self) || mayBeNothing(V.self)
}

/// Whether a view's body may come to nothing.
@MainActor private func mayBeNothing<V: View>(_ type: V.Type) -> Bool {
  if V.self == EmptyView.self || type is any OptionalView.Type { return true }
  return V.Body.self != Never.self && mayBeNothing(V.Body.self)
}

/// A view that may be absent.
@MainActor private protocol OptionalView {}
extension Optional: OptionalView {}

extension EmptyView: ListedView { static var isListed: Bool { true } }
extension AnyView: ListedView { static var isListed: Bool { true } }
extension TupleView: ListedView { static var isListed: Bool { true } }
extension ForEach: ListedView { static var isListed: Bool { true } }
extension Group: ListedView { static var isListed: Bool { true } }
extension Section: ListedView { static var isListed: Bool { true } }
extension Optional: ListedView { static var isListed: Bool { true } }
extension _ConditionalContent: ListedView { static var isListed: Bool { true } }
extension GroupElementsOfContent: ListedView { static var isListed: Bool { true } }
extension IDView: ListedView { static var isListed: Bool { open(Content.self) } }
extension ModifiedContent: ListedView {
  static var isListed: Bool { (Content.self as? any View.Type).map { open($0) } ?? false }
}

@MainActor private func open<V: View>(_ type: V.Type) -> Bool { isListed(type) }

extension View {
  /// The node of a view in a structure: where subviews are listed, views that are not divided are only noted.
  @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    context.listsSubviews && !isListed(Self.self)
      ? NotedNode(view, context) : _makeNode(view, context)
  }
}

/// A node that notes its view as a subview and makes nothing.
@MainActor final class NotedNode<V: View>: ViewNode<V> {
  override func update(_ view: V, _ context: NodeContext) {
    self.view = view
    parent?.childLayoutsChanged()
  }

  override func appendSubviews(to list: inout [Subview]) {
    var traits: [ObjectIdentifier: Any] = [:]
    (view as? any SubviewTraits)?.collectTraits(into: &traits)
    list.append(
      Subview(
        id: Subview.ID(serial: serial), containerValues: ContainerValues(traits: traits),
        content: AnyView(view), traits: traits))
  }
}

/// The node of several views with a modifier where subviews are listed: each of them gets the modifier.
@MainActor final class NotedModifierNode<C: View, M: ViewModifier>: ViewNode<ModifiedContent<C, M>> {
  private var child: ViewNode<C>!

  override init(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    super.init(view, context)
    child = C.makeNode(view.content, context.below(self))
  }

  override func update(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    self.view = view
    child.update(view.content, context.below(self))
    parent?.childLayoutsChanged()
  }

  override func appendSubviews(to list: inout [Subview]) {
    var inner: [Subview] = []
    child.appendSubviews(to: &inner)
    for subview in inner {
      list.append(subview.modified(by: view.modifier))
    }
  }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

/// A view whose modifiers pass values to containers.
@MainActor protocol SubviewTraits {
  func collectTraits(into traits: inout [ObjectIdentifier: Any])
}

extension ModifiedContent: SubviewTraits {
  func collectTraits(into traits: inout [ObjectIdentifier: Any]) {
    (content as? any SubviewTraits)?.collectTraits(into: &traits)
    if let modifier = modifier as? TraitModifier, case .value(let key, let value) = modifier.trait {
      traits[key] = value
    }
  }
}

/// The key of where a section begins and ends among subviews.
enum SectionEdgeTrait {}
