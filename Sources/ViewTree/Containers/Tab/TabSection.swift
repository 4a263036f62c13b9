/// Tabs that belong together. A bar of tabs shows them one after the other, with no heading.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
  TabContent
where Content.TabValue == SelectionValue {
  let content: Content

  public typealias TabValue = SelectionValue
  public var body: Never { return fatalError("TabSection has no body") }
  public var _views: Content._Views { content._views }
}

extension TabSection where Footer == EmptyView {
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text, Footer == EmptyView {
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}
