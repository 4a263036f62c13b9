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
@MainActor @preconcurrency public protocol MenuStyle: _ControlStyle
where _Configuration == MenuStyleConfiguration {
  typealias Configuration = MenuStyleConfiguration
}

/// The default look: the label in the look of the buttons around.
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

extension EnvironmentValues {
  /// The style of menus; nil: the automatic one.
  var menuStyle: AnyStyle? {
    get { self[ControlStyleKey<MenuStyleConfiguration>.self] }
    set { self[ControlStyleKey<MenuStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the menus in this view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, style is DefaultMenuStyle ? nil : AnyStyle(style))
  }
}
