/// Rows in a scrolling column, made as they come into sight.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  @Environment(\.listKind) private var kind

  public var body: some View {
    ScrollContainer(axes: .vertical, showsIndicators: true, content: ListRows(content: content, kind: kind))
      .background(Color(.systemBackground))
  }
}

extension List where SelectionValue == Never {
  /// A list of any views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list with a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// A list with a row for each element, known by a key.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// A list with a row for each number.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

/// The rows of a list.
struct ListRows<Content: View>: ContainerView {
  let content: Content
  let kind: _ListKind

  func makeLayout(_ context: NodeContext) -> ListLayout {
    let layout = ListLayout(context)
    updateLayout(layout, context)
    return layout
  }
  func updateLayout(_ layout: ListLayout, _ context: NodeContext) {
    layout.minRowHeight = context.environment.defaultMinListRowHeight
    layout.separator = Color(.separator).rgba(in: context.environment)
    layout.pixel = context.environment.pixelLength
  }
  func contentContext(_ context: NodeContext, _ node: Node) -> NodeContext { context.lazily(node) }
}
