/// The data of a `ForEach` over the subviews of another view: known once that is in the tree.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let base: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("the collection is empty") }
}

/// The data of a `ForEach` over the sections of another view: known once that is in the tree.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let base: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration { preconditionFailure("the collection is empty") }
}

extension ForEach where Content: View, Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
  /// A view for each of the subviews of `view`.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(data: Data(base: AnyView(view)), content: content, id: { $0.id })
  }
}

extension ForEach
where Content: View, Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
  /// A view for each of the sections of `view`.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(data: Data(base: AnyView(view)), content: content, id: { $0.id })
  }
}

/// Data of a `ForEach` that are the subviews or sections of another view.
@MainActor protocol ForwardedData {
  /// What the closure makes of its elements.
  func views<Element, Content: View>(_ content: @escaping (Element) -> Content) -> AnyView
}

extension ForEachSubviewCollection: ForwardedData {
  func views<Element, View: ViewTree.View>(_ content: @escaping (Element) -> View) -> AnyView {
    AnyView(
      Group(subviews: base) { subviews in
        ForEach(subviews) { subview in
          if let element = subview as? Element { content(element) }
        }
      })
  }
}

extension ForEachSectionCollection: ForwardedData {
  func views<Element, View: ViewTree.View>(_ content: @escaping (Element) -> View) -> AnyView {
    AnyView(
      Group(sections: base) { sections in
        ForEach(sections) { section in
          if let element = section as? Element { content(element) }
        }
      })
  }
}
