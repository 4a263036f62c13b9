import Foundation

/// A label with what it names.
@MainActor @preconcurrency public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style
}

extension LabeledContent: View where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    if let made = style?.make(configuration) {
      made.environment(\.labeledContentStyle, nil)
    } else {
      AutomaticLabeledContentStyle().makeBody(configuration: configuration)
    }
  }

  private var configuration: LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(
      label: .init(view: AnyView(label: label)), content: .init(view: AnyView(content)))
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// What a labeled content style knows.
public struct LabeledContentStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let label: Label
  public let content: Content
}

/// The look of labels with content.
@MainActor @preconcurrency public protocol LabeledContentStyle: _ControlStyle
where _Configuration == LabeledContentStyleConfiguration {
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The label at the leading edge, the content in grey at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(holdsValue: true) {
      configuration.label
    } control: {
      configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    }
  }
}

/// A label at the leading edge and a control at the trailing one; the control alone where labels are hidden. A value that is
/// too long for its line in large text goes under the label.
struct LabeledRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  let holdsValue: Bool
  /// The least distance between both, in points.
  let gap: CGFloat
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInFormColumns) private var isInColumns

  init(
    holdsValue: Bool = false, gap: CGFloat = ViewSpacing.standard, @ViewBuilder label: () -> Label,
    @ViewBuilder control: () -> Control
  ) {
    self.holdsValue = holdsValue
    self.gap = gap
    self.label = label()
    self.control = control()
  }

  var body: some View {
    if labelsHidden {
      control
    } else if isInColumns {
      FormColumnsRow(label: label, control: control)
    } else if holdsValue, textSize.isAccessibilitySize {
      ValueRowLayout {
        ImplicitStack(alignment: .leading, content: label)
        ImplicitStack(content: control)
      }
    } else {
      HStack {
        ImplicitStack(alignment: .leading, content: label)
        Spacer(minLength: gap)
        control
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  /// The style of labels with content; nil: the automatic one.
  var labeledContentStyle: AnyStyle? {
    get { self[ControlStyleKey<LabeledContentStyleConfiguration>.self] }
    set { self[ControlStyleKey<LabeledContentStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the labels with content in this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, style is AutomaticLabeledContentStyle ? nil : AnyStyle(style))
  }
}
