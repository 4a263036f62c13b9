import Foundation

/// What a person can do to the elements of a list's data through the rows.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be dragged to other places while the list is edited.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Rows can be moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// A row that its list can move and delete.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let move: RowMove?
  let delete: (() -> Void)?
}

extension EditableCollectionContent: View where Content: View {
  public var body: some View { content.modifier(_RowDeletion(action: delete)).modifier(_RowMove(move: move)) }
}

extension EditActions where Data: MutableCollection & RandomAccessCollection {
  /// The row of an element that a key identifies, in a binding to the data.
  func row<Content, ID: Hashable>(
    _ content: Content, _ key: ID, _ data: Binding<Data>, id: KeyPath<Data.Element, ID>
  ) -> EditableCollectionContent<Content, Data> {
    let place = { data.wrappedValue.enumerated().first { $0.element[keyPath: id] == key }?.offset }
    let move = RowMove(
      place: { place().map { ($0, data.wrappedValue.count) } },
      action: { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) })
    let delete = {
      guard let place = place(), let all = data.wrappedValue as? any RangeReplaceableCollection else {
        return
      }
      if let rest = Self.removing(place, from: all) as? Data { data.wrappedValue = rest }
    }
    return EditableCollectionContent(
      content: content, move: rawValue & 1 != 0 ? move : nil, delete: rawValue & 2 != 0 ? delete : nil)
  }

  private static func removing<All: RangeReplaceableCollection>(_ place: Int, from all: All) -> All {
    var all = all
    all.remove(at: all.index(all.startIndex, offsetBy: place))
    return all
  }
}

extension ForEach where Content: View {
  /// Views of the elements of a binding, which a list can delete and move as `editActions` says; a key identifies an
  /// element.
  public init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
  {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
      content: { editActions.row(content(data[$0.0]), $0.1, data, id: id) }, id: { $0.1 })
  }

  /// Views of the elements of a binding, which a list can delete and move as `editActions` says.
  public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}
