/// The tab that a tab view shows, and how the value of a tab is found.
struct TabSelection {
  /// The value of the tab that is shown; nil: the first one.
  private(set) var value: AnyHashable?
  /// A tag or key as a value of the selection's type; nil: it has another type.
  private let convert: (AnyHashable) -> AnyHashable?
  private let usesKeys: Bool

  /// The selection is the program's.
  init<V: Hashable>(_ value: V) {
    self.value = AnyHashable(value)
    convert = { tag in (tag.base as? V).map { AnyHashable($0) } }
    usesKeys = true
  }

  /// The selection is the tab view's own: tabs without a tag are known by their places.
  init(own value: AnyHashable?) {
    self.value = value
    convert = { $0 }
    usesKeys = false
  }

  /// The same selection with another value.
  func choosing(_ value: AnyHashable) -> TabSelection {
    var selection = self
    selection.value = value
    return selection
  }

  /// The value of a tab: its tag, else the key of the element that it represents, else its place.
  @MainActor func value(of tab: LayoutNode, at index: Int) -> AnyHashable {
    if let tag = tab.trait(ObjectIdentifier(TagTrait.self)) as? AnyHashable, let value = convert(tag) {
      return value
    }
    if usesKeys, let key = tab.trait(ObjectIdentifier(ElementKeyTrait.self)) as? AnyHashable,
      let value = convert(key)
    {
      return value
    }
    return AnyHashable(index)
  }
}
