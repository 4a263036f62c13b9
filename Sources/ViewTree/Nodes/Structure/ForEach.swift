/// Views computed from the elements of a collection, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0.id }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0 }
  }
}

extension ForEach where Content: View {
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let values = data.wrappedValue
    self.data = values.indices.lazy.map { ($0, values[$0][keyPath: id]) }
    self.id = { $0.1 }
    self.content = { content(data[$0.0]) }
  }

  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    if Data.self is any ForwardedData.Type {
      return ForwardingNode(view, context) { view, _ in
        (view.data as? any ForwardedData)?.views(view.content) ?? AnyView(EmptyView())
      }
    }
    return ForEachNode(view, context)
  }

  nonisolated public static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(ForEachNode<Data, ID, Content>.self)
    preparation.touch(ElementNode<ID, Content>.self)
    preparation.visit(Content.self)
  }
}
