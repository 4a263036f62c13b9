import Foundation

/// Which columns of a wide split view are in sight.
public struct NavigationSplitViewVisibility: Equatable, Sendable, Codable {
  private enum Kind: Codable, Sendable { case automatic, all, doubleColumn, detailOnly }
  private let kind: Kind

  /// What fits: of three columns the first is shown only where the window is at least 1000 points wide.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)

  /// From this width on all three columns lie side by side by default, in points.
  private static let widthForThree = 1000.0

  /// All columns but the first.
  static func hidingFirst(of count: Int) -> NavigationSplitViewVisibility {
    count == 3 ? .doubleColumn : .detailOnly
  }

  /// How many of `count` columns are in sight.
  func shown(of count: Int, width: Double) -> Int {
    switch kind {
    case .automatic: count == 3 && width < Self.widthForThree ? 2 : count
    case .all: count
    case .doubleColumn: 2
    case .detailOnly: 1
    }
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let place: Int
  public static let sidebar = NavigationSplitViewColumn(place: 0)
  public static let content = NavigationSplitViewColumn(place: 1)
  public static let detail = NavigationSplitViewColumn(place: 2)
}

/// How the columns of a split view share its width; does nothing here: columns in sight always lie side by side.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}
/// Does nothing here, as all styles of split views.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
/// Does nothing here, as all styles of split views.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
/// Does nothing here, as all styles of split views.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Does nothing here.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Does nothing here.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Does nothing here.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

/// The width that a column sets.
struct SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = nextValue() ?? value }
}

extension View {
  /// How split views in this view share their width. Does nothing here: columns always lie side by side.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// The width of the split view's column that holds this view, in points. The last column gets the remaining width.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitColumnWidthKey.self, value: width)
  }

  /// The width of the split view's column that holds this view, in points: the ideal one, as people cannot resize
  /// columns.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: SplitColumnWidthKey.self,
      value: Swift.max(min ?? 0, Swift.min(ideal, max ?? .greatestFiniteMagnitude)))
  }
}
