import Foundation

/// Views for a tree of values: those with children open and close them.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

/// The content of a branch of an outline.
public struct OutlineSubgroupChildren: View {
  let make: () -> AnyView
  public var body: some View { make() }
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public var body: some View {
    ForEach(data, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          OutlineSubgroupChildren {
            AnyView(OutlineGroup(data: below, id: id, children: children, content: content))
          }
        } label: {
          content(element)
        }
      } else {
        content(element).trait(ElementKeyTrait.self, AnyHashable(element[keyPath: id]))
      }
    }
  }
}

extension OutlineGroup
where Parent: View, Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// An outline of several roots; `children` nil: the value is a leaf.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data: data, id: \.id, children: children, content: content)
  }

  /// An outline of several roots, known by a key.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: children, content: content)
  }

  /// An outline of one root.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  )
  where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element, Data == [DataElement] {
    self.init(data: [root], id: \.id, children: children, content: content)
  }

  /// An outline of one root, known by a key.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, Data == [DataElement] {
    self.init(data: [root], id: id, children: children, content: content)
  }
}
