/// What a page sets for its bars besides the title.
struct ToolbarValue {
  var entries: [_ToolbarEntry] = []
  /// How the navigation bar looks.
  var look = BarLook()
  /// Whether the bar at the lower edge is hidden.
  var hidesBottomBar: Bool?
  /// How the bar at the lower edge looks.
  var bottomLook = BarLook()
  /// Whether the button to the page below is its arrow alone.
  var hidesBackTitle: Bool?
}

struct ToolbarKey: PreferenceKey {
  static var defaultValue: ToolbarValue { ToolbarValue() }
  static func reduce(value: inout ToolbarValue, nextValue: () -> ToolbarValue) {
    let next = nextValue()
    value.entries += next.entries
    value.look.merge(next.look)
    value.hidesBottomBar = next.hidesBottomBar ?? value.hidesBottomBar
    value.bottomLook.merge(next.bottomLook)
    value.hidesBackTitle = next.hidesBackTitle ?? value.hidesBackTitle
  }
}

/// A bar of a page or of the window.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Sendable { case automatic, navigationBar, bottomBar, tabBar, windowToolbar }
  let kind: Kind
  public static let automatic = ToolbarPlacement(kind: .automatic)
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)

  var isNavigationBar: Bool { kind == .automatic || kind == .navigationBar }
  var isBottomBar: Bool { kind == .bottomBar }
  var isTabBar: Bool { kind == .tabBar }
}

/// How a bar shows the title of its page.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Large in the bar itself on iOS; here as `large`.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
  private func toolbar(_ change: @escaping (inout ToolbarValue) -> Void) -> some View {
    transformPreference(ToolbarKey.self, change)
  }

  /// Adds items to the bars of this page.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let entries = content()._entries
    return modifier(ToolbarItems(entries: entries.filter { $0.placement.group != .keyboard }))
      .modifier(KeyboardToolbar(entries: entries))
  }

  /// Adds views to the trailing edge of this page's bar.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let entry = _ToolbarEntry(placement: .automatic, view: AnyView(content()))
    return modifier(ToolbarItems(entries: [entry]))
  }

  /// Shows or hides bars; none named: that of navigation and that of tabs.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  /// Shows or hides bars; none named: that of navigation and that of tabs.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  private func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let hidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
    let bars = bars.isEmpty ? [.automatic] : bars
    let hidesPage = bars.contains(where: \.isNavigationBar) ? hidden : nil
    let hidesTabs = bars.contains { $0.isTabBar || $0.kind == .automatic } ? hidden : nil
    let hidesBottom = bars.contains(where: \.isBottomBar) ? hidden : nil
    return transformPreference(NavigationTitleKey.self) { $0.isHidden = hidesPage ?? $0.isHidden }
      .toolbar { $0.hidesBottomBar = hidesBottom ?? $0.hidesBottomBar }
      .transformPreference(TabBarKey.self) { $0.isHidden = hidesTabs ?? $0.isHidden }
  }

  /// Changes how bars look; none named: that of navigation.
  private func looks(of bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void) -> some View {
    let isPage = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    let isBottom = bars.contains(where: \.isBottomBar)
    let isTabs = bars.contains(where: \.isTabBar)
    return toolbar {
      if isPage { change(&$0.look) }
      if isBottom { change(&$0.bottomLook) }
    }
    .transformPreference(TabBarKey.self) { if isTabs { change(&$0.look) } }
  }

  /// Fills bars with a style; none named: that of navigation, which is filled while content is under it, and wherever
  /// it is made visible.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    looks(of: bars) { $0.background = AnyShapeStyle(style) }
  }

  /// Whether bars are filled; none named: that of navigation, which then is filled also where no content is under it.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    looks(of: bars) { $0.visibility = visibility }
  }

  /// Whether bars are filled; none named: that of navigation, which then is filled also where no content is under it.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    looks(of: bars) { $0.visibility = visibility }
  }

  /// The color scheme of bars; none named: that of navigation. Nil: that of the page.
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    looks(of: bars) { $0.colorScheme = scheme }
  }

  /// How the bar shows the page's title.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    transformPreference(NavigationTitleKey.self) { $0.mode = mode.mode }
  }

  /// Adds views to both edges of this page's bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view to the leading edge of this page's bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view to the trailing edge of this page's bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
