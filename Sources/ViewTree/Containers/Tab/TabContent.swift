/// Tabs of a tab view, as its builder accepts them.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the values by which tabs are chosen; `Never`: they are chosen by their places.
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
  associatedtype _Views: View
  /// The tabs as views. Implemented by the library; contents with a body of their own use the default.
  var _views: _Views { get }
}

extension TabContent {
  public var _views: Body._Views { body._views }
}

extension Never: TabContent {
  public typealias TabValue = Never
  public var _views: EmptyView { EmptyView() }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case search }
  private let kind: Kind
  /// The tab in which one searches.
  public static let search = TabRole(kind: .search)
}

/// A tab: what the bar shows for it, and its content.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  let value: Value?
  let content: Content
  let label: Label

  init(_ value: Value?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  public typealias TabValue = Value
  public var body: Never { return fatalError("Tab has no body") }
  public var _views: _TabPage { _TabPage(tag: value.map { AnyHashable($0) }, label: label, content: content) }

  /// The content of a tab with what the bar shows.
  public struct _TabPage: View {
    let tag: AnyHashable?
    let label: Label
    let content: Content

    public var body: some View {
      content.tabItem { label }.modifier(OptionalTag(tag: tag))
    }
  }
}

/// A tag where there is one.
struct OptionalTag: ViewModifier {
  let tag: AnyHashable?
  func body(content: Content) -> some View {
    if let tag { content.trait(TagTrait.self, tag) } else { content }
  }
}

extension Tab {
  /// A tab that is chosen by a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, content(), label())
  }
}

extension Tab where Value == Never {
  /// A tab that is chosen by its place.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label())
  }
}

/// What the bar shows for a tab with a title and a picture.
public typealias DefaultTabLabel = Label<Text, Image>

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), DefaultTabLabel(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), DefaultTabLabel(title, systemImage: systemImage))
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), DefaultTabLabel(titleKey, image: image))
  }
  /// The tab in which one searches.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value, content(), DefaultTabLabel(.own("Search"), systemImage: "magnifyingglass"))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(title, systemImage: systemImage))
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(titleKey, image: image))
  }
  /// The tab in which one searches.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), DefaultTabLabel(.own("Search"), systemImage: "magnifyingglass"))
  }
}

/// Tabs that a builder or a modifier put together.
public struct _TabViews<TabValue: Hashable, Views: View>: TabContent {
  public let _views: Views
  public var body: Never { return fatalError("_TabViews has no body") }
}

/// Tabs, or none.
public struct _TabOption<C: TabContent>: TabContent {
  public typealias TabValue = C.TabValue
  public let _views: C._Views?
  public var body: Never { return fatalError("_TabOption has no body") }
}

/// One of two alternatives.
public struct _TabChoice<T: TabContent, F: TabContent>: TabContent where T.TabValue == F.TabValue {
  public typealias TabValue = T.TabValue
  public let _views: _ConditionalContent<T._Views, F._Views>
  public var body: Never { return fatalError("_TabChoice has no body") }
}

/// Builds tabs from the statements of a closure.
@resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
  @MainActor @preconcurrency public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  @MainActor @preconcurrency public static func buildBlock<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue {
    content
  }

  @MainActor @preconcurrency public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TabViews<TabValue, TupleView<(repeat (each C)._Views)>> {
    _TabViews(_views: TupleView((repeat (each content)._views)))
  }

  @MainActor @preconcurrency public static func buildIf<C: TabContent>(_ content: C?) -> _TabOption<C>
  where C.TabValue == TabValue {
    _TabOption(_views: content?._views)
  }

  @MainActor @preconcurrency public static func buildEither<T: TabContent, F: TabContent>(first: T)
    -> _TabChoice<T, F>
  where T.TabValue == TabValue, F.TabValue == TabValue {
    _TabChoice(_views: _ConditionalContent(.first(first._views)))
  }

  @MainActor @preconcurrency public static func buildEither<T: TabContent, F: TabContent>(second: F)
    -> _TabChoice<T, F>
  where T.TabValue == TabValue, F.TabValue == TabValue {
    _TabChoice(_views: _ConditionalContent(.second(second._views)))
  }

  @MainActor @preconcurrency public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> _TabViews<TabValue, AnyView> {
    _TabViews(_views: AnyView(content._views))
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var body: Never { return fatalError("ForEach has no body") }
  public var _views: ForEach<Data, ID, Content._Views> {
    let content = content
    return ForEach<Data, ID, Content._Views>(data: data, content: { content($0)._views }, id: id)
  }
}

extension ForEach where Content: TabContent {
  /// A tab for each element, known by a key.
  public init<T: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == T {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// A tab for each element.
  public init<T: Hashable>(_ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == T {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension TabContent {
  /// A number at the corner of the tab; none for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    _TabViews<TabValue, _>(_views: _views.badge(count))
  }
  /// A text at the corner of the tab; nil: none.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _TabViews<TabValue, _>(_views: _views.badge(label))
  }
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { badge(Text(label)) }
}

extension TabView {
  /// Tabs whose selection the program keeps.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue, Content == C._Views {
    self.init(selection: selection, views: content()._views)
  }

  /// Tabs that keep their selection themselves.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, C.TabValue == Never, Content == C._Views {
    self.init(selection: nil, views: content()._views)
  }
}
