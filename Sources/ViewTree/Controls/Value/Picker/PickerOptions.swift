import Foundation

/// The values of a picker with their views, and the one that is picked.
@MainActor struct PickerOptions<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  /// The selection at present, so that the view that shows the picker is updated with it.
  let value: SelectionValue
  let content: Content
  let label: Text?

  /// The layout nodes of a subtree with their values: those of tags, else of the nearest explicit id; nil: the view
  /// represents no value.
  func collect(_ node: Node) -> [(layout: LayoutNode, value: SelectionValue?)] {
    var list: [(layout: LayoutNode, value: SelectionValue?)] = []
    collect(node, nil, &list)
    return list
  }

  private func collect(
    _ node: Node, _ outer: AnyHashable?, _ list: inout [(layout: LayoutNode, value: SelectionValue?)]
  ) {
    let id = node.explicitID ?? outer
    guard node.ownsLayouts else {
      node.forEachChild { collect($0, id, &list) }
      return
    }
    // A modifier round a `ForEach` wraps its elements: they are known by their keys further in.
    var inner = id
    var below: Node? = node.onlyChild
    while inner == nil, let present = below {
      inner = present.explicitID
      below = present.onlyChild
    }
    for layout in node.layouts {
      let tag = layout.trait(ObjectIdentifier(TagTrait.self)) as? AnyHashable
      let value = tag.flatMap { $0.base as? SelectionValue } ?? inner.flatMap { $0.base as? SelectionValue }
      list.append((layout, layout.isPickerFrame ? nil : value))
    }
  }
}

extension LayoutNode {
  /// Whether the view belongs to the frame round values: a line, or a part of a section.
  fileprivate var isPickerFrame: Bool {
    self is DividerLayout || sectionPart != nil || trait(ObjectIdentifier(ListEdgeTrait.self)) != nil
  }
}

/// A layout that shows the values of a picker.
@MainActor protocol OptionsLayout: LayoutNode {
  /// Sets the views of the values, the index of the one picked (nil: none of them), and what picks one.
  func setOptions(_ options: [LayoutNode], selected: Int?, pick: @escaping (Int) -> Void)
}

/// A view that shows the values of a picker by a layout of its own.
@MainActor protocol OptionsView: PrimitiveView {
  associatedtype SelectionValue: Hashable
  associatedtype Content: View
  associatedtype Options: OptionsLayout
  var options: PickerOptions<SelectionValue, Content> { get }
  func makeLayout(_ context: NodeContext) -> Options
  func updateLayout(_ layout: Options, _ context: NodeContext)
  /// Changes what the views of the values inherit.
  func change(_ environment: inout EnvironmentValues)
}

extension OptionsView {
  func change(_ environment: inout EnvironmentValues) {}

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    OptionsNode(view, context)
  }
}

/// The node of a picker: finds the value of each view in it.
@MainActor final class OptionsNode<V: OptionsView>: ViewNode<V> {
  let layout: V.Options
  private var child: ViewNode<V.Content>!

  override init(_ view: V, _ context: NodeContext) {
    layout = view.makeLayout(context)
    super.init(view, context)
    child = V.Content._makeNode(view.options.content, contentContext(view, context))
    view.updateLayout(layout, context)
    childLayoutsChanged()
  }

  private func contentContext(_ view: V, _ context: NodeContext) -> NodeContext {
    var inner = context.inside(self)
    inner.environment.isListRow = false
    view.change(&inner.environment)
    return inner
  }

  override func update(_ view: V, _ context: NodeContext) {
    self.view = view
    layout.isRightToLeft = context.environment.layoutDirection == .rightToLeft
    view.updateLayout(layout, context)
    child.update(view.options.content, contentContext(view, context))
    childLayoutsChanged()
  }

  override func childLayoutsChanged() {
    guard let child else { return }
    let found = view.options.collect(child).filter { $0.value != nil }
    let values = found.map(\.value)
    let selected = values.firstIndex { $0 == view.options.value }
    layout.setOptions(found.map(\.layout), selected: selected) { [weak self] index in
      guard let self, values.indices.contains(index), let value = values[index] else { return }
      let selection = self.view.options.selection
      if selection.wrappedValue != value { selection.wrappedValue = value }
    }
  }

  override func appendLayouts(to list: inout [LayoutNode]) { list.append(layout) }
  override var ownsLayouts: Bool { true }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    layout.detached()
  }
}
