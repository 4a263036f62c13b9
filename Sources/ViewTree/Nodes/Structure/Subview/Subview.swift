/// One of the views that another view consists of. A program places it where it likes, also several times.
///
/// Each place has a view of its own, with state of its own, which inherits the environment of that place.
public struct Subview: Identifiable {
  /// Names a subview for as long as the view that it comes from is there.
  public struct ID: Hashable {
    let serial: UInt32
  }

  public let id: ID
  /// The values that the view passes to its container.
  public let containerValues: ContainerValues
  let content: AnyView
  /// The values that the view passes to containers of the library.
  private(set) var traits: [ObjectIdentifier: Any]

  /// Notes the key of the element of a `ForEach` that the view is; the innermost one counts.
  mutating func addElementKey<ID: Hashable>(_ key: ID) {
    let trait = ObjectIdentifier(ElementKeyTrait.self)
    if traits[trait] == nil { traits[trait] = AnyHashable(key) }
  }

  /// The same in a modifier.
  @MainActor func modified<M: ViewModifier>(by modifier: M) -> Subview {
    var traits = traits
    if let trait = modifier as? TraitModifier, case .value(let key, let value) = trait.trait {
      traits[key] = value
    }
    return Subview(
      id: id, containerValues: ContainerValues(traits: traits),
      content: AnyView(ModifiedContent(content: content, modifier: modifier)), traits: traits)
  }
}

/// The views that another view consists of, in their order; as a view: all of them.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

/// Some neighbours of a collection of subviews; as a view: all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension Subview: View {
  public var body: some View { content }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(subviews) { $0 } }
}
