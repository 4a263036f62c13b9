/// What a disclosure group style knows of the group.
public struct DisclosureGroupStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  public struct Content: View {
    let make: () -> AnyView
    public var body: some View { make() }
  }

  public let label: Label
  public let content: Content
  /// Whether the content is shown; a style may change it.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The look of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle: _ControlStyle
where _Configuration == DisclosureGroupStyleConfiguration {
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A label with a sign that turns, the content below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Disclosure(isExpanded: configuration.$isExpanded, label: configuration.label) { configuration.content }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  /// The style of disclosure groups; nil: the automatic one.
  var disclosureGroupStyle: AnyStyle? {
    get { self[ControlStyleKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[ControlStyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the disclosure groups in this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, style is AutomaticDisclosureGroupStyle ? nil : AnyStyle(style))
  }
}
