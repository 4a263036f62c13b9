/// The look of pickers.
@MainActor @preconcurrency public protocol PickerStyle {
  /// Which of the library's looks it is.
  var _kind: _PickerKind { get }
}

/// The looks that pickers have.
public enum _PickerKind: Hashable, Sendable {
  case automatic, menu, segmented, inline, wheel, navigationLink
}

/// A menu, as on iOS.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .automatic }
}
/// The value picked, as a button that shows the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .menu }
}
/// All values side by side.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .segmented }
}
/// All values below each other, with a mark at the one that is picked.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .inline }
}
/// A wheel that turns.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .wheel }
}
/// A row that leads to a page with all values.
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .navigationLink }
}
/// All values side by side, as small pictures in menus.
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .segmented }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The look of pickers in a part of the tree.
struct PickerLook: Equatable {
  var kind = _PickerKind.automatic
  /// Where the values are shown on a page of their own.
  var pages: (any PickerPages)?

  static func == (a: PickerLook, b: PickerLook) -> Bool { a.kind == b.kind }
}

private struct PickerLookKey: EnvironmentKey {
  static var defaultValue: PickerLook { PickerLook() }
}

extension EnvironmentValues {
  /// The look of pickers.
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the pickers in this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, PickerLook(kind: style._kind, pages: style as? any PickerPages))
  }
}
