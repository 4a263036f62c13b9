import Foundation

/// Controls that belong together, side by side on one plane. In a menu they share a row, in a bar they are separate items.
public struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView
  @Environment(\.controlGroupStyle) private var style

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }

  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let views = (content(), label())
    self.content = LabeledControlGroupContent(content: views.0)
    self.label = AnyView(views.1)
  }

  public var body: some View {
    if let made = style?.make(configuration) {
      made.environment(\.controlGroupStyle, nil)
    } else {
      AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
  }

  private var configuration: ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(content: .init(view: AnyView(content)), label: .init(view: label))
  }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  public var body: some View { content }
}

extension ControlGroup {
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
}

/// What a control group style knows of the group.
public struct ControlGroupStyleConfiguration {
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let content: Content
  public let label: Label
}

/// The look of control groups.
@MainActor @preconcurrency public protocol ControlGroupStyle: _ControlStyle
where _Configuration == ControlGroupStyleConfiguration {
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The controls side by side on one plane.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupPlane(content: configuration.content)
  }
}

/// The controls side by side on one plane, as in the content of a page.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupPlane(content: configuration.content)
  }
}

/// The controls in a menu that the label opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

private struct ControlGroupPlane<Content: View>: View {
  let content: Content

  init(content: Content) { self.content = content }

  @State private var group = MenuGroup()
  @Environment(\.menuLink) private var menuLink
  @Environment(\.isBarItem) private var isBarItem

  var body: some View {
    if menuLink != nil {
      content.labelStyle(MenuGroupLabelStyle()).multilineTextAlignment(.center)
        .trait(MenuGroup.Trait.self, group)
    } else if isBarItem {
      content
    } else {
      // What shows through between the buttons is the line that parts them.
      HStack(spacing: 1) { content }
        .buttonStyle(ControlGroupButtonStyle())
        .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
  }
}

private struct ControlGroupButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(
        !isEnabled
          ? AnyShapeStyle(Color(.tertiaryLabel))
          : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
      )
      .padding(.horizontal, 12)
      .frame(minWidth: 44, minHeight: 44)
      .background(Color(.system(configuration.isPressed ? .fill : .tertiaryFill)))
      .contentShape(Rectangle())
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension EnvironmentValues {
  /// The style of control groups; nil: the automatic one.
  var controlGroupStyle: AnyStyle? {
    get { self[ControlStyleKey<ControlGroupStyleConfiguration>.self] }
    set { self[ControlStyleKey<ControlGroupStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the control groups in this view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, style is AutomaticControlGroupStyle ? nil : AnyStyle(style))
  }
}
