/// What a menu style knows of the menu.
public struct MenuStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

/// The look of menus.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The look where nothing else was asked for: the label in the look of the buttons around.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The label in the look of the buttons around.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The label alone, in the tint.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// What a style makes of a menu.
struct MenuStyleBody<S: MenuStyle>: View {
  let linked: LinkedStyle<S>
  let configuration: MenuStyleConfiguration
  var body: some View { linked.style.makeBody(configuration: configuration) }
}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle? { nil }
}

extension EnvironmentValues {
  /// The style of menus; nil: the automatic one.
  var menuStyle: AnyStyle? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the menus in this view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, style is DefaultMenuStyle ? nil : AnyStyle(style))
  }
}
