/// Pages under a bar with a title.
///
/// Of several views in the builder the first is the page in a compact width; in a regular one (from 700 points on) they
/// lie side by side, two or three, and a link in one puts its page into the next. Views in columns begin anew when a
/// window crosses that width.
public struct NavigationView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View {
    if let several = content as? any ViewTuple {
      NavigationColumns(views: several.views)
    } else {
      NavigationPages(root: content)
    }
  }
}

/// The views of a navigation view, as columns where the window is wide enough.
private struct NavigationColumns: View {
  let views: [AnyView]
  @State private var model = SplitModel()
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.stacksNavigationViews) private var isStack

  var body: some View {
    if views.count < 2 || isStack || sizeClass == .compact {
      NavigationPages(root: views.first)
    } else {
      columns
    }
  }

  private var columns: some View {
    let places = views.count == 2 ? [0, 2] : [0, 1, 2]
    model.columns = places
    return SplitColumns(model: model, places: places, visibility: $visibility) { place in
      views[places.firstIndex(of: place) ?? 0]
    }
  }
}

/// How navigation views of several views arrange them.
@MainActor @preconcurrency public protocol NavigationViewStyle {}
/// Side by side where the window is wide enough.
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
/// The first alone.
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
/// Side by side where the window is wide enough.
public struct ColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private struct StacksNavigationViewsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether navigation views show the first of several views alone.
  fileprivate var stacksNavigationViews: Bool {
    get { self[StacksNavigationViewsKey.self] }
    set { self[StacksNavigationViewsKey.self] = newValue }
  }
}

extension View {
  /// How the navigation views in this view arrange several views.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.stacksNavigationViews, style is StackNavigationViewStyle)
  }
}
