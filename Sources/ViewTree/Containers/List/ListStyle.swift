import Foundation

/// The look of a list.
@MainActor @preconcurrency public protocol ListStyle {
  /// Which of the library's looks it is.
  var _kind: _ListKind { get }
}

/// The looks that lists have.
public enum _ListKind: Hashable, Sendable {
  case plain, grouped, insetGrouped, sidebar
  /// A sidebar in a wide window: rows without cards and lines, on the ground of the column.
  case column
}

public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
  /// As on iOS: sections on cards.
  public var _kind: _ListKind { .insetGrouped }
}
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
  public var _kind: _ListKind { .plain }
}
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
  public var _kind: _ListKind { .grouped }
}
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
  public var _kind: _ListKind { .insetGrouped }
}
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
  public var _kind: _ListKind { .plain }
}
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
  public var _kind: _ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListKindKey: EnvironmentKey {
  static let defaultValue = _ListKind.insetGrouped
}
private struct MinRowHeightKey: EnvironmentKey {
  /// The least height of a row that a finger can hit, as on iOS.
  static let defaultValue: CGFloat = 44
}

extension EnvironmentValues {
  var listKind: _ListKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }
  /// The least height of a row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the lists in this view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listKind, style._kind) }
}
