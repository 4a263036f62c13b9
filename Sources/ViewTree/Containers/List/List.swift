import Foundation

/// Rows in a scrolling column, made as they come into sight.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  var selection: (() -> ListSelection)?
  @Environment(\.splitLink) private var splitLink
  @Environment(\.listKind) private var style
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.editMode) private var editMode
  @Environment(\.scrollContentBackground) private var backgroundVisibility

  public var body: some View {
    let selection = self.selection?().leading(splitLink)
    let selectsRows = selection?.isMultiple == true && editMode?.wrappedValue.isEditing == true
    ScrollContainer(
      axes: .vertical, showsIndicators: true,
      content: ListRows(
        kind: kind, selection: selection, selectsRows: selectsRows,
        content: TupleView(
          (
            ListEdgeMarker(edge: .listTop),
            content.environment(\.isListRow, true).environment(\.listSelection, self.selection)
              .environment(\.selectsRows, selectsRows)
              .environment(\.collapsesSections, style == .sidebar),
            ListEdgeMarker(edge: .listBottom)
          )))
    )
    .background(backgroundVisibility == .hidden ? Color.clear : background)
  }

  /// A sidebar has sections on cards in a compact width.
  private var kind: _ListKind { style == .sidebar && sizeClass == .regular ? .column : style }

  private var background: Color {
    switch kind {
    case .plain: Color(.systemBackground)
    case .column: Color(.secondarySystemBackground)
    case .grouped, .insetGrouped, .sidebar: Color(.systemGroupedBackground)
    }
  }
}

extension List where SelectionValue == Never {
  /// A list of any views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list with a row for each element.
  @_disfavoredOverload
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

extension List {
  /// A list with a row for each number, one of which may be chosen.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list with a row for each number, any of which may be chosen.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list of any views, one of which may be chosen by its tag or id.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection.map { binding in { ListSelection(binding) } }
  }

  /// A list of any views, any number of which may be chosen by their tags or ids.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection.map { binding in { ListSelection(binding) } }
  }

  /// A list with a row for each element, one of which may be chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list with a row for each element, any number of which may be chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list with a row for each element, known by a key, one of which may be chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A list with a row for each element, known by a key, any number of which may be chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

/// The rows of a list.
struct ListRows<Content: View>: ContainerView {
  let kind: _ListKind
  let selection: ListSelection?
  let selectsRows: Bool
  let content: Content

  func makeLayout(_ context: NodeContext) -> ListLayout {
    let layout = ListLayout(context)
    layout.marks = RowMarks(isShown: selectsRows)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: ListLayout, _ context: NodeContext) {
    let values = context.environment
    let isDark = values.colorScheme == .dark
    layout.look = ListLayout.Look(
      kind: kind, minRowHeight: values.defaultMinListRowHeight, rowSpacing: values.listRowSpacing ?? 0,
      sectionSpacing: values.listSectionSpacing, pixel: values.pixelLength,
      separator: Color(.separator).rgba(in: values),
      pressed: (kind == .column ? Color(.system(.fill)) : Color(.systemGray4)).rgba(in: values),
      card: Color(.secondarySystemGroupedBackground).rgba(in: values),
      header: Color(isDark ? .secondarySystemBackground : .systemBackground).rgba(in: values))
    layout.environment = values
    layout.selection = selection
    layout.showMarks(selectsRows, context)
    layout.setNeedsCompose()
  }
  func contentContext(_ context: NodeContext, _ node: Node) -> NodeContext { context.lazily(node) }
}
