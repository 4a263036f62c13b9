/// Pages under a bar with a title.
public struct NavigationView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { NavigationPages(root: content) }
}

/// How navigation views arrange their pages: there is one way, so that these names change nothing.
@MainActor @preconcurrency public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
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
extension View {
  /// Asks for an arrangement of pages. Changes nothing: pages lie on top of each other in every window.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
