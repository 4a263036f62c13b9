import Foundation
import Graphics

/// What a label style knows of the label.
public struct LabelStyleConfiguration {
  public struct Title: View {
    let view: AnyView
    /// The title's words, where it is a text.
    let text: Text?
    public var body: some View { view }
  }
  public struct Icon: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let title: Title
  public let icon: Icon
}

/// The look of labels.
@MainActor @preconcurrency public protocol LabelStyle: _ControlStyle
where _Configuration == LabelStyleConfiguration {
  typealias Configuration = LabelStyleConfiguration
}

/// The default look: both parts.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon before the title, its middle on that of the first line's capitals.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(
      AccessibilityModifier(localizedLabel: configuration.title.text))
  }
}

private struct TitleAndIcon: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.halfCapHeight) private var rise
  @Environment(\.listItemTint) private var tint
  @Environment(\.isListRow) private var isListRow

  /// Between icon and title, in points, as on iOS.
  private static let spacing: CGFloat = 8

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: Self.spacing) {
      configuration.icon
        .transformEnvironment(\.self) {
          guard isListRow else { return }
          if let tint {
            $0.setForegroundStyle([AnyShapeStyle(tint)])
          } else if $0.foregroundStyleStack.isEmpty {
            // A style that the row or its button chose is for the icon too.
            $0.setForegroundStyle([AnyShapeStyle(TintShapeStyle())])
          }
        }
        .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + rise }
      configuration.title
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  /// The style of labels; nil: the automatic one.
  var labelStyle: AnyStyle? {
    get { self[ControlStyleKey<LabelStyleConfiguration>.self] }
    set { self[ControlStyleKey<LabelStyleConfiguration>.self] = newValue }
  }

  /// Half the height of the font's capitals, in points: seven tenths of the size are usual for sans serifs.
  var halfCapHeight: CGFloat { (font ?? .body).resolve(in: self).size * 0.35 }
}

extension View {
  /// Sets the look of the labels in this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style is DefaultLabelStyle ? nil : AnyStyle(style))
  }
}
