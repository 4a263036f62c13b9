import Foundation

/// Views made from a collection, whose elements a list can delete.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  /// Lets a person delete elements: a row is swiped towards the leading edge, or deleted while the list is edited.
  ///
  /// - Parameter action: removes the elements at these offsets of the data; nil: none can be deleted.
  @MainActor @preconcurrency public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach<
    Data, ID, ModifiedContent<Content, _RowDeletion>
  > {
    let content = content
    let id = id
    let data = data
    return ForEach<Data, ID, ModifiedContent<Content, _RowDeletion>>(
      data: data,
      content: { element in
        let key = id(element)
        return ModifiedContent(
          content: content(element),
          modifier: _RowDeletion(
            action: action.map { action in
              {
                if let place = data.enumerated().first(where: { id($0.element) == key })?.offset {
                  action(IndexSet(integer: place))
                }
              }
            }))
      }, id: id)
  }
}

/// Lets a row be deleted.
public struct _RowDeletion {
  let action: (() -> Void)?
  @State private var isDisabled = false

  init(action: (() -> Void)?) { self.action = action }
}

extension _RowDeletion: ViewModifier {
  public func body(content: Content) -> some View {
    let actions = AnyView(
      Group { if let action { Button(.own("Delete"), role: .destructive) { action() } } })
    content.onPreferenceChange(DeleteDisabledKey.self) { isDisabled = $0 }
      .modifier(
        EachViewModifier { [isDisabled] row in
          SwipeRow(
            row: row, edge: .trailing, allowsFullSwipe: true, isDeletion: true, isDisabled: isDisabled,
            actions: actions)
        })
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var place = 0
    removeAll { _ in
      defer { place += 1 }
      return offsets.contains(place)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at these offsets before the one that is at `destination` now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var moved: [Element] = []
    var before: [Element] = []
    var after: [Element] = []
    for (place, element) in enumerated() {
      if source.contains(place) {
        moved.append(element)
      } else if place < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
  }
}
