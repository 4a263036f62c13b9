/// How a presentation or a page appears and disappears.
@MainActor @preconcurrency public protocol NavigationTransition {
  var _zoomSource: _ZoomSource? { get }
}

/// The name of the view that a zoom begins at.
public struct _ZoomSource: Equatable {
  let key: MatchedGeometryKey
}

/// The default: a sheet comes from below, a page from the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}
  public var _zoomSource: _ZoomSource? { nil }
}

/// Out of a view on the page below.
public struct ZoomNavigationTransition: NavigationTransition {
  public let _zoomSource: _ZoomSource?

  init(_ key: MatchedGeometryKey) { _zoomSource = _ZoomSource(key: key) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default of the presentation or page.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view with this name (`matchedTransitionSource(id:in:)`), and back into it.
  ///
  /// The card or page is scaled to the width of the frame between the source's and its own, clipped to that, with
  /// interpolated corners: a function of how far it has come, so that the finger that drags a sheet down or swipes a
  /// page back controls it. It has the default transition where the source is not wholly in sight at the start, or with
  /// reduced motion.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(MatchedGeometryKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

/// The source that the content of a presentation or page zooms out of.
struct NavigationTransitionKey: PreferenceKey {
  static var defaultValue: _ZoomSource? { nil }
  static func reduce(value: inout _ZoomSource?, nextValue: () -> _ZoomSource?) {
    value = nextValue() ?? value
  }
}

extension View {
  /// How the sheet, cover or page that shows this view appears and disappears.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let source = style._zoomSource
    return transformPreference(NavigationTransitionKey.self) { $0 = source }
  }
}
