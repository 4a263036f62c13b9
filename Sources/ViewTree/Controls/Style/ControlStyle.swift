/// What all styles of controls have in common: a style makes a view of what it knows of a control.
///
/// Programs conform to the protocols that refine this one, such as `LabelStyle`.
@MainActor @preconcurrency public protocol _ControlStyle {
  /// What the style knows of the control.
  associatedtype _Configuration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: _Configuration) -> Body
}

/// What a style makes of a control.
private struct StyleBody<Style: _ControlStyle>: View {
  let linked: LinkedStyle<Style>
  let configuration: Style._Configuration
  var body: some View { linked.style.makeBody(configuration: configuration) }
}

extension AnyStyle {
  /// What the style makes of a control; nil where it is a style of other controls.
  ///
  /// The caller removes the style from the environment below, so that a control that the style itself makes does not
  /// use it again.
  @MainActor func make<Configuration>(_ configuration: Configuration) -> AnyView? {
    func open<S: _ControlStyle>(_ style: S) -> AnyView? {
      guard let configuration = configuration as? S._Configuration else { return nil }
      return AnyView(StyleBody(linked: LinkedStyle(style: style), configuration: configuration))
    }
    guard let style = value as? any _ControlStyle else { return nil }
    return open(style)
  }
}

/// The key of the style of the controls that `Configuration` describes; nil: the automatic one.
struct ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: AnyStyle? { nil }
}
