// Customization, roles and menus of tool bars.

extension View {
  @available(*, unavailable, message: "tool bars cannot be rearranged; use toolbar(content:)")
  public func toolbar<C: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> C) -> some View {
    self
  }

  @available(
    *, unavailable,
    message: "tool bars cannot be rearranged; use toolbarVisibility or navigationBarBackButtonHidden"
  )
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  @available(*, unavailable, message: "tool bars cannot be rearranged; use foregroundStyle on the items")
  public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }

  @available(*, unavailable, message: "tool bars cannot be rearranged; use if")
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }

  @available(
    *, unavailable, message: "tool bars cannot be rearranged; use ToolbarItem(placement: .principal)"
  )
  public func navigationSubtitle<S>(_ subtitle: S) -> some View { self }

  @available(*, unavailable, message: "tool bars cannot be rearranged; use a Button that appends to the path")
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
}

@available(*, unavailable, message: "tool bars cannot be rearranged; use toolbarVisibility")
public struct ToolbarDefaultItemKind: Equatable {
  public static var sidebarToggle: Self { Self() }
  public static var title: Self { Self() }
  public static var search: Self { Self() }
}

@available(*, unavailable, message: "tool bars cannot be rearranged; leave it out")
public struct ToolbarCustomizationBehavior: Equatable {
  public static var `default`: Self { Self() }
  public static var disabled: Self { Self() }
  public static var reorderable: Self { Self() }
}

extension ToolbarContent {
  @available(*, unavailable, message: "tool bars cannot be rearranged; leave it out")
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some ToolbarContent { self }

  @available(*, unavailable, message: "tool bars cannot be rearranged; leave it out")
  public func defaultCustomization(_ defaultVisibility: Visibility = .automatic) -> some ToolbarContent {
    self
  }

  @available(*, unavailable, message: "tool bars cannot be rearranged; use if")
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }

  @available(*, unavailable, message: "tool bars cannot be rearranged; leave it out")
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension ToolbarItemGroup {
  @available(*, unavailable, message: "tool bars cannot be rearranged; use a ToolbarItem with a Menu")
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) { preconditionFailure() }
}

extension ToolbarItemPlacement {
  @available(*, unavailable, message: "tool bars cannot be rearranged; use .topBarTrailing")
  public static var topBarPinnedTrailing: ToolbarItemPlacement { .topBarTrailing }

  @available(*, unavailable, message: "tool bars cannot be rearranged; use .principal")
  public static var title: ToolbarItemPlacement { .principal }

  @available(*, unavailable, message: "tool bars cannot be rearranged; use .principal")
  public static var subtitle: ToolbarItemPlacement { .principal }

  @available(*, unavailable, message: "tool bars cannot be rearranged; use .principal")
  public static var largeTitle: ToolbarItemPlacement { .principal }

  @available(*, unavailable, message: "tool bars cannot be rearranged; use .automatic")
  public static func accessoryBar(id: some Hashable) -> ToolbarItemPlacement { .automatic }

  @available(*, unavailable, message: "tool bars cannot be rearranged; use .bottomBar")
  public static var bottomOrnament: ToolbarItemPlacement { .bottomBar }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "tool bars cannot be rearranged; use labelStyle")
  public var toolbarLabelStyle: Any? { nil }
}

@available(*, unavailable, message: "tool bars cannot be rearranged; leave it out")
public struct InspectorCommands: Commands {
  public init() {}
  public var body: some Commands { EmptyCommands() }
}
