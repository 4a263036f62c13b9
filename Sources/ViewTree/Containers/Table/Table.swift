import Foundation

/// Rows in columns.
///
/// In a compact width the first column alone is shown, as a list; in a regular one all columns lie under headers,
/// which sort the rows where the table has a sort order: a tap on one sorts by its column, or reverses the order.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Value == Columns.TableRowValue {
  private let rows: Rows
  private let columns: [_TableColumn<Value>]
  private let selection: TableSelection<Value.ID>
  /// How the table is sorted; nil: not by its headers.
  private let order: TableOrder?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableHeaderVisibility) private var headers
  @Environment(\.editMode) private var editMode
  /// The font's size by which circles beside rows are drawn, see `RowMarks`.
  @ScaledMetric(relativeTo: .title3) private var markSize: CGFloat = 20

  init(_ rows: Rows, _ columns: Columns, _ selection: TableSelection<Value.ID>, _ order: TableOrder?) {
    self.rows = rows
    self.columns = columns._columns
    self.selection = selection
    self.order = order
  }

  public var body: some View {
    if sizeClass == .compact {
      rows._list(selection) { row in columns.first.map { $0.cell(row) } ?? AnyView(EmptyView()) }
        .listStyle(.plain)
    } else {
      VStack(spacing: 0) {
        if headers != .hidden {
          TableHeader(columns: columns.map(\.head), order: order).padding(.leading, indent)
        }
        rows._list(selection) { row in
          HStack(spacing: TableHeader.spacing) {
            ForEach(columns.indices, id: \.self) { index in
              columns[index].cell(row).modifier(columns[index].head.width)
            }
          }
        }
        .listStyle(.plain)
      }
      .background(Color(.systemBackground))
    }
  }

  /// How far rows are indented for their circles, in points.
  private var indent: CGFloat {
    guard case .many = selection, editMode?.wrappedValue.isEditing == true else { return 0 }
    return markSize * Image.symbolSideFactor + RowMarks.gap
  }
}

/// Which rows of a table are chosen.
public enum TableSelection<ID: Hashable> {
  case none
  case one(Binding<ID?>)
  case many(Binding<Set<ID>>)
}

/// How the headers of a table sort it.
struct TableOrder {
  /// The direction in which the rows are sorted by a column first; nil: they are not.
  let direction: (Any) -> SortOrder?
  /// Sorts by a column first, or reverses its direction.
  let choose: (Any) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    func isSame(_ a: Sort, _ b: Sort) -> Bool {
      var probe = a
      probe.order = b.order
      return probe == b || (a as? any TableKeyPath)?.path == (b as? any TableKeyPath)?.path
    }
    direction = { comparator in
      guard let comparator = comparator as? Sort, let first = binding.wrappedValue.first,
        isSame(first, comparator)
      else { return nil }
      return first.order
    }
    choose = { comparator in
      guard let comparator = comparator as? Sort else { return }
      var order = binding.wrappedValue
      if var first = order.first, isSame(first, comparator) {
        first.order = first.order == .forward ? .reverse : .forward
        order[0] = first
      } else {
        order.removeAll { isSame($0, comparator) }
        order.insert(comparator, at: 0)
      }
      binding.wrappedValue = order
    }
  }
}

/// The key path of a comparator that compares by one.
private protocol TableKeyPath { var path: AnyKeyPath? { get } }
extension KeyPathComparator: TableKeyPath {
  fileprivate var path: AnyKeyPath? { keyPath }
}

extension Table {
  /// A table with a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), .none, nil)
  }

  /// A table with a row for each element, one of which may be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), .one(selection), nil)
  }

  /// A table with a row for each element, any number of which may be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), .many(selection), nil)
  }

  /// A table with a row for each element, whose headers set a sort order. The program sorts the data by it.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(TableForEachContent(data: data), columns(), .none, TableOrder(sortOrder))
  }

  /// A table with a row for each element, one of which may be chosen, whose headers set a sort order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(TableForEachContent(data: data), columns(), .one(selection), TableOrder(sortOrder))
  }

  /// A table with a row for each element, any number of which may be chosen, whose headers set a sort order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(TableForEachContent(data: data), columns(), .many(selection), TableOrder(sortOrder))
  }
}

private struct TableHeaderKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether tables show the headers of their columns.
  var tableHeaderVisibility: Visibility {
    get { self[TableHeaderKey.self] }
    set { self[TableHeaderKey.self] = newValue }
  }
}

extension View {
  /// Whether the tables in this view show the headers of their columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaderVisibility, visibility)
  }
}
