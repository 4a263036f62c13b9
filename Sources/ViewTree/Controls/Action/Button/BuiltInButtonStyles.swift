/// The default look of buttons: borderless. A button that is alone in a row of a list fills the row.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, rowPart: .lights) {
      BorderlessButtonLook(configuration: $0)
    }
  }
}

/// The label in the tint, fainter while it is pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, rowPart: .nothing) {
      BorderlessButtonLook(configuration: $0)
    }
  }
}

/// The label as it is, a little fainter while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, rowPart: .nothing) { PlainButtonLook(configuration: $0) }
  }
}

/// The label in the tint on a faint shape.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  /// In a tint of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, rowPart: .nothing) {
      BorderedButtonLook(configuration: $0, isProminent: false)
    }
    .transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
  }
}

/// The label in white on a shape in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, rowPart: .nothing) {
      BorderedButtonLook(configuration: $0, isProminent: true)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
