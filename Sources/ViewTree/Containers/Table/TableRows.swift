import Foundation

/// The rows of a table.
@MainActor @preconcurrency public protocol TableRowContent {
  associatedtype TableRowValue: Identifiable
  /// The list of the rows. Implemented by the library.
  func _list<Cell: View>(
    _ selection: TableSelection<TableRowValue.ID>, @ViewBuilder cell: @escaping (TableRowValue) -> Cell
  ) -> AnyView
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data

  public func _list<Cell: View>(
    _ selection: TableSelection<Data.Element.ID>, @ViewBuilder cell: @escaping (Data.Element) -> Cell
  ) -> AnyView {
    switch selection {
    case .none: AnyView(List(data, rowContent: cell))
    case .one(let binding): AnyView(List(data, selection: binding, rowContent: cell))
    case .many(let binding): AnyView(List(data, selection: binding, rowContent: cell))
    }
  }
}
