/// What a button style knows of the button.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger, the mouse or a key holds it down.
  public let isPressed: Bool
}

/// The look of buttons that act when they are released.
@MainActor @preconcurrency public protocol ButtonStyle: _ControlStyle
where _Configuration == ButtonStyleConfiguration {
  typealias Configuration = ButtonStyleConfiguration
}

/// What a primitive button style knows of the button.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  /// Does what the button does.
  @MainActor @preconcurrency public func trigger() { action() }
}

/// The look of buttons that decide themselves what makes them act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: _ControlStyle
where _Configuration == PrimitiveButtonStyleConfiguration {
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The button style in force.
enum ButtonStyleChoice: Equatable {
  case automatic
  case style(AnyStyle)
  case primitive(AnyStyle)
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleChoice { .automatic }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  var buttonStyle: ButtonStyleChoice {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// The shape of bordered buttons.
  public internal(set) var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, .style(AnyStyle(style)))
  }

  /// Sets the look of the buttons in this view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style is DefaultButtonStyle ? .automatic : .primitive(AnyStyle(style)))
  }

  /// The shape of the bordered buttons in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
