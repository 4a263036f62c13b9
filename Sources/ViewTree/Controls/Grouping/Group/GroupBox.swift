import Foundation

/// Views that belong together, on a plane of their own, with a heading.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public var body: some View {
    if let made = style?.make(configuration) {
      made.environment(\.groupBoxStyle, nil)
    } else {
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
  }

  private var configuration: GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(
      label: .init(view: AnyView(label), isEmpty: Label.self == EmptyView.self),
      content: .init(view: AnyView(content)))
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

/// What a group box style knows of the box.
public struct GroupBoxStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    let isEmpty: Bool
    public var body: some View { view }
  }
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let label: Label
  public let content: Content
}

/// The look of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle: _ControlStyle
where _Configuration == GroupBoxStyleConfiguration {
  typealias Configuration = GroupBoxStyleConfiguration
}

/// A heading over the content on a rounded plane, as on iOS.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if !configuration.label.isEmpty { configuration.label.font(.headline) }
      configuration.content
    }
    .padding(16)
    .background(
      Color(.system(.secondaryBackground)), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  /// The style of group boxes; nil: the automatic one.
  var groupBoxStyle: AnyStyle? {
    get { self[ControlStyleKey<GroupBoxStyleConfiguration>.self] }
    set { self[ControlStyleKey<GroupBoxStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the group boxes in this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style is DefaultGroupBoxStyle ? nil : AnyStyle(style))
  }
}
