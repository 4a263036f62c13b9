/// Controls for entering data, as rows of a grouped list.
public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.formStyle) private var style

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    if let made = style?.make(FormStyleConfiguration(content: .init(view: AnyView(content)))) {
      made.environment(\.formStyle, nil)
    } else {
      GroupedForm(content: content)
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style receives, in the look that it would have without that style.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// A list whose sections are cards.
private struct GroupedForm<Content: View>: View {
  let content: Content
  @Environment(\.listKind) private var kind

  var body: some View {
    List { content }.environment(\.listKind, kind == .plain ? .insetGrouped : kind)
  }
}

/// The form that a form style lays out.
public struct FormStyleConfiguration {
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let content: Content
}

/// The look of forms.
@MainActor @preconcurrency public protocol FormStyle: _ControlStyle
where _Configuration == FormStyleConfiguration {
  typealias Configuration = FormStyleConfiguration
}

/// Sections on cards: the style of forms for which none is set.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Sections on cards.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Labels in one column, aligned at their trailing edges, and the controls that they label in another; nothing scrolls.
///
/// Labelled controls, pickers and `LabeledContent` have labels; every other view lies in the second column.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    FormColumnsLayout { configuration.content }
      .environment(\.isInFormColumns, true)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  /// The style of forms; nil: the automatic one.
  var formStyle: AnyStyle? {
    get { self[ControlStyleKey<FormStyleConfiguration>.self] }
    set { self[ControlStyleKey<FormStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the forms in this view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style is AutomaticFormStyle || style is GroupedFormStyle ? nil : AnyStyle(style))
  }
}
