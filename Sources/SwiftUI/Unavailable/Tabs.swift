// Groups and customization of tabs.

@available(*, unavailable, message: "tabs cannot be grouped or rearranged; leave it out")
public struct TabViewCustomization: Equatable {
  public init() {}
}

@available(*, unavailable, message: "tabs cannot be grouped or rearranged; leave it out")
public struct TabCustomizationBehavior: Equatable {
  public static var automatic: Self { Self() }
  public static var disabled: Self { Self() }
  public static var reorderable: Self { Self() }
}

@available(*, unavailable, message: "tabs cannot be grouped or rearranged; leave it out")
public struct TabPlacement: Equatable {
  public static var automatic: Self { Self() }
  public static var pinned: Self { Self() }
  public static var sidebarOnly: Self { Self() }
}

@available(*, unavailable, message: "tabs cannot be grouped or rearranged; leave it out")
public struct AdaptableTabBarPlacement: Equatable {
  public static var automatic: Self { Self() }
  public static var sidebar: Self { Self() }
  public static var tabBar: Self { Self() }
}

extension View {
  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; leave it out")
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; leave it out")
  public func tabViewSearchActivation<A>(_ activation: A) -> some View { self }

  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; use safeAreaInset")
  public func tabViewSidebarBottomBar<V: View>(@ViewBuilder content: () -> V) -> some View { self }

  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; use safeAreaInset")
  public func tabViewSidebarFooter<V: View>(@ViewBuilder content: () -> V) -> some View { self }

  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; use safeAreaInset")
  public func tabViewSidebarHeader<V: View>(@ViewBuilder content: () -> V) -> some View { self }

  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; leave it out")
  public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic)
    -> some View
  { self }

  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; use contextMenu")
  public func sectionActions<V: View>(@ViewBuilder content: () -> V) -> some View { self }
}

extension TabContent {
  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; leave it out")
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; leave it out")
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; use if")
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
    -> some TabContent<TabValue>
  { self }

  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; leave it out")
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; use if")
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { self }

  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; use contextMenu on its content")
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; use .automatic")
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }

  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; use .automatic")
  public static var grouped: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  @available(*, unavailable, message: "this look is of watchOS; use .page")
  public static var carousel: PageTabViewStyle { PageTabViewStyle() }

  @available(*, unavailable, message: "this look is of watchOS; use .page")
  public static var verticalPage: PageTabViewStyle { PageTabViewStyle() }
}

@available(*, unavailable, message: "tabs cannot be grouped or rearranged; use DefaultTabViewStyle")
public typealias TabBarOnlyTabViewStyle = DefaultTabViewStyle

@available(*, unavailable, message: "tabs cannot be grouped or rearranged; use DefaultTabViewStyle")
public typealias GroupedTabViewStyle = DefaultTabViewStyle

@available(*, unavailable, message: "this look is of watchOS; use PageTabViewStyle")
public typealias CarouselTabViewStyle = PageTabViewStyle

@available(*, unavailable, message: "this look is of watchOS; use PageTabViewStyle")
public typealias VerticalPageTabViewStyle = PageTabViewStyle

extension EnvironmentValues {
  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; leave it out")
  public var isTabBarShowingSections: Bool { false }

  @available(*, unavailable, message: "tabs cannot be grouped or rearranged; use horizontalSizeClass")
  public var tabBarPlacement: Any? { nil }
}
