/// How tabs are chosen in a tab view.
enum TabViewKind: Equatable {
  case bar
  case page(PageTabViewStyle.IndexDisplayMode, PageIndexViewStyle.BackgroundDisplayMode)
}

/// The look of tab views.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// Which of the library's looks it is: swiped like pages, with these dots; nil: a bar.
  var _pages: PageTabViewStyle.IndexDisplayMode? { get }
}

/// A bar at the lower edge.
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _pages: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// Pages that are swiped by a finger, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots show which page is shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    enum Kind: Sendable { case automatic, always, never }
    let kind: Kind
    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    public static let always = IndexDisplayMode(kind: .always)
    public static let never = IndexDisplayMode(kind: .never)
  }

  let mode: IndexDisplayMode
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _pages: IndexDisplayMode? { mode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
/// A bar at the lower edge. A sidebar in wide windows is not implemented: the bar is the same there.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _pages: PageTabViewStyle.IndexDisplayMode? { nil }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The look of the dots of pages.
@MainActor @preconcurrency public protocol IndexViewStyle {
  var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether a capsule lies behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    enum Kind: Sendable { case automatic, interactive, always, never }
    let kind: Kind
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    public static let always = BackgroundDisplayMode(kind: .always)
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  let mode: BackgroundDisplayMode
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
  public var _background: BackgroundDisplayMode { mode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct TabPagesKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}
private struct PageIndexBackgroundKey: EnvironmentKey {
  static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
}

extension EnvironmentValues {
  var tabViewPages: PageTabViewStyle.IndexDisplayMode? {
    get { self[TabPagesKey.self] }
    set { self[TabPagesKey.self] = newValue }
  }
  var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }
  var tabViewKind: TabViewKind { tabViewPages.map { .page($0, pageIndexBackground) } ?? .bar }
}

extension View {
  /// Sets the look of the tab views in this view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewPages, style._pages)
  }

  /// Sets the look of the dots of pages in this view.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexBackground, style._background)
  }
}
