import Foundation

/// The columns of a table.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator: SortComparator
  /// The columns, in order. Implemented by the library.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column, whatever its type.
public struct _TableColumn<Row> {
  var head: TableColumnHead
  let cell: @MainActor (Row) -> AnyView
}

/// The header of a column.
struct TableColumnHead {
  let label: AnyView
  var width = TableColumnWidth(min: nil, ideal: nil, max: nil)
  /// The comparator that sorts by the column; nil: there is none.
  var comparator: Any?
}

/// The width of a column: columns that may grow share the width that the others leave.
struct TableColumnWidth: ViewModifier {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?

  func body(content: Content) -> some View {
    content.frame(minWidth: min ?? 0, idealWidth: ideal, maxWidth: max ?? .infinity, alignment: .leading)
  }
}

/// A column of a table with its header.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  private let content: (RowValue) -> Content
  private let label: Label
  private let comparator: Sort?
  private var columnWidth = TableColumnWidth(min: nil, ideal: nil, max: nil)

  init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  public var _columns: [_TableColumn<RowValue>] {
    let content = self.content
    return [
      _TableColumn(
        head: TableColumnHead(label: AnyView(label), width: columnWidth, comparator: comparator.map { $0 }),
        cell: { AnyView(content($0)) })
    ]
  }

  /// The column at one width, in points; nil: it shares the remaining width.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.columnWidth = TableColumnWidth(min: width, ideal: width, max: width)
    return column
  }

  /// The column between two widths, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.columnWidth = TableColumnWidth(min: min, ideal: ideal, max: max)
    return column
  }
}

extension TableColumn {
  /// Key paths are immutable; the values that subscripts in one have captured are the program's to share.
  fileprivate static func sendable<V>(_ path: KeyPath<RowValue, V>) -> KeyPath<RowValue, V> & Sendable {
    // `Sendable` is a marker: the two types are represented alike, and a cast cannot test for it.
    unsafeBitCast(path, to: (KeyPath<RowValue, V> & Sendable).self)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column that nothing is sorted by.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), nil, content)
  }
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// A column of strings that nothing is sorted by.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), nil) { Text(verbatim: $0[keyPath: value]) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by a value of its rows.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(Self.sendable(value)), content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(Self.sendable(value)), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column of strings that sorts by them.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), KeyPathComparator(Self.sendable(value))) { Text(verbatim: $0[keyPath: value]) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), KeyPathComparator(Self.sendable(value))) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// Columns put together.
public struct _TableColumnList<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public let _columns: [_TableColumn<RowValue>]
}

/// Puts the columns of a table together.
@resultBuilder @MainActor @preconcurrency
public struct TableColumnBuilder<
  RowValue: Identifiable, Sort: SortComparator
> {
  public typealias Part = [_TableColumn<RowValue>]

  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Part
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    column._columns
  }

  /// A column that nothing is sorted by, in a table that is sorted.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Part
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    column._columns
  }

  public static func buildBlock(_ parts: Part...) -> Part { parts.flatMap { $0 } }
  public static func buildOptional(_ part: Part?) -> Part { part ?? [] }
  public static func buildEither(first: Part) -> Part { first }
  public static func buildEither(second: Part) -> Part { second }
  public static func buildFinalResult(_ part: Part) -> _TableColumnList<RowValue, Sort> {
    _TableColumnList(_columns: part)
  }
}
