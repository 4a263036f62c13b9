import Foundation

extension List where SelectionValue == Never {
  /// A list with a row for each element of a binding, which the row can change.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >
  {
    self.init { ForEach(data, id: \.id, content: rowContent) }
  }

  /// A list with a row for each element of a binding, which the row can change, known by a key.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Index: Hashable, Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A list with a row for each element of a binding, which the row can change, which the list can delete and
  /// move.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// A list with a row for each element of a binding, which the row can change, which the list can delete and
  /// move, known by a key.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}

extension List {
  /// A list with a row for each element of a binding, which the row can change; one may be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >
  {
    self.init(selection: selection) { ForEach(data, id: \.id, content: rowContent) }
  }

  /// A list with a row for each element of a binding, which the row can change, known by a key; one may be
  /// chosen.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Index: Hashable, Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A list with a row for each element of a binding, which the row can change, which the list can delete and
  /// move; one may be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// A list with a row for each element of a binding, which the row can change, which the list can delete and
  /// move, known by a key; one may be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// A list with a row for each element of a binding, which the row can change; any number may be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >
  {
    self.init(selection: selection) { ForEach(data, id: \.id, content: rowContent) }
  }

  /// A list with a row for each element of a binding, which the row can change, known by a key; any number may
  /// be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Index: Hashable, Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A list with a row for each element of a binding, which the row can change, which the list can delete and
  /// move; any number may be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// A list with a row for each element of a binding, which the row can change, which the list can delete and
  /// move, known by a key; any number may be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}
