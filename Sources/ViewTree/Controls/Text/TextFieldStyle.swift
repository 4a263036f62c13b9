import Foundation

/// The look of text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The default look: plain.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A frame with round corners, 34 points high with a line of body text, as on iOS.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Between the frame and the text, in points.
  private static let margins = EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)
  /// The least height of the frame, in points.
  nonisolated static let height: CGFloat = 34
  /// Of its corners, in points.
  nonisolated static let radius: CGFloat = 6

  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .environment(\.fieldMargins, Self.margins)
      .padding(Self.margins)
      .frame(minHeight: Self.height)
      .background {
        RoundedRectangle(cornerRadius: Self.radius, style: .continuous).fill(Color(.system(.background)))
          .overlay {
            RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
              .strokeBorder(Color(.system(.separator)), lineWidth: 1)
          }
      }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle? { nil }
}

private struct FieldMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
  /// What lies round a field and belongs to it: a touch there is one on the field.
  var fieldMargins: EdgeInsets {
    get { self[FieldMarginsKey.self] }
    set { self[FieldMarginsKey.self] = newValue }
  }

  /// The style of text fields; nil: the automatic one.
  var textFieldStyle: AnyStyle? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text fields in this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, style is DefaultTextFieldStyle ? nil : AnyStyle(style))
  }
}
