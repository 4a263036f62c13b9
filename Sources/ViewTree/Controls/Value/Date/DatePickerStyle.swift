/// The look of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// Which of the library's looks it is.
  var _kind: _DatePickerKind { get }
}

/// The looks that date pickers have.
public enum _DatePickerKind: Hashable, Sendable {
  case automatic, compact, graphical, wheel
}

/// Buttons with the date and the time that open a calendar and wheels, as on iOS.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public var _kind: _DatePickerKind { .automatic }
}
/// Buttons with the date and the time that open a calendar and wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public var _kind: _DatePickerKind { .compact }
}
/// A calendar, and a button for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public var _kind: _DatePickerKind { .graphical }
}
/// Wheels for the parts of the date, those for the time below them.
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public var _kind: _DatePickerKind { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerKindKey: EnvironmentKey {
  static let defaultValue = _DatePickerKind.automatic
}

extension EnvironmentValues {
  /// The look of date pickers.
  var datePickerKind: _DatePickerKind {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the date pickers in this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerKind, style._kind)
  }
}
