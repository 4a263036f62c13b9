// Looks of controls that other systems have.

extension ListStyle where Self == DefaultListStyle {
  @available(*, unavailable, message: "this look is of macOS; use .inset")
  public static var bordered: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  @available(*, unavailable, message: "this look is of watchOS; use .plain")
  public static var carousel: DefaultListStyle { DefaultListStyle() }

  @available(*, unavailable, message: "this look is of watchOS; use .plain")
  public static var elliptical: DefaultListStyle { DefaultListStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  @available(*, unavailable, message: "this look is of macOS; use .switch")
  public static var checkbox: DefaultToggleStyle { DefaultToggleStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  @available(*, unavailable, message: "this look is of macOS; use .inline")
  public static var radioGroup: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @available(*, unavailable, message: "this look is of macOS; use .borderless")
  public static var link: DefaultButtonStyle { DefaultButtonStyle() }

  @available(*, unavailable, message: "this look is of macOS; use .bordered")
  public static var accessoryBar: DefaultButtonStyle { DefaultButtonStyle() }

  @available(*, unavailable, message: "this look is of macOS; use .bordered")
  public static var accessoryBarAction: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @available(*, unavailable, message: "this look is of tvOS; use .bordered")
  public static var card: DefaultButtonStyle { DefaultButtonStyle() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  @available(*, unavailable, message: "this look is of macOS; use .compact")
  public static var field: DefaultDatePickerStyle { DefaultDatePickerStyle() }

  @available(*, unavailable, message: "this look is of macOS; use .compact")
  public static var stepperField: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  @available(*, unavailable, message: "this look is of macOS; use .roundedBorder")
  public static var squareBorder: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  @available(*, unavailable, message: "a control group has three looks; use .automatic")
  public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }

  @available(*, unavailable, message: "a control group has three looks; use .menu")
  public static var compactMenu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  @available(*, unavailable, message: "this look is of watchOS; use .accessoryCircular")
  public static var circular: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  @available(*, unavailable, message: "pages slide or zoom; use .automatic")
  public static var crossFade: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(*, unavailable, message: "this look is of macOS; use InsetListStyle")
public typealias BorderedListStyle = DefaultListStyle

@available(*, unavailable, message: "this look is of watchOS; use PlainListStyle")
public typealias CarouselListStyle = DefaultListStyle

@available(*, unavailable, message: "this look is of watchOS; use PlainListStyle")
public typealias EllipticalListStyle = DefaultListStyle

@available(*, unavailable, message: "this look is of macOS; use SwitchToggleStyle")
public typealias CheckboxToggleStyle = DefaultToggleStyle

@available(*, unavailable, message: "this look is of macOS; use InlinePickerStyle")
public typealias RadioGroupPickerStyle = DefaultPickerStyle

@available(*, unavailable, message: "this look is of macOS; use BorderlessButtonStyle")
public typealias LinkButtonStyle = DefaultButtonStyle

@available(*, unavailable, message: "this look is of tvOS; use BorderedButtonStyle")
public typealias CardButtonStyle = DefaultButtonStyle

@available(*, unavailable, message: "this look is of macOS; use BorderedButtonStyle")
public typealias AccessoryBarButtonStyle = DefaultButtonStyle

@available(*, unavailable, message: "this look is of macOS; use BorderedButtonStyle")
public typealias AccessoryBarActionButtonStyle = DefaultButtonStyle

@available(*, unavailable, message: "this look is of macOS; use CompactDatePickerStyle")
public typealias FieldDatePickerStyle = DefaultDatePickerStyle

@available(*, unavailable, message: "this look is of macOS; use CompactDatePickerStyle")
public typealias StepperFieldDatePickerStyle = DefaultDatePickerStyle

@available(*, unavailable, message: "this look is of macOS; use RoundedBorderTextFieldStyle")
public typealias SquareBorderTextFieldStyle = DefaultTextFieldStyle

@available(*, unavailable, message: "a control group has three looks; use AutomaticControlGroupStyle")
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle

@available(*, unavailable, message: "a control group has three looks; use MenuControlGroupStyle")
public typealias CompactMenuControlGroupStyle = AutomaticControlGroupStyle

@available(*, unavailable, message: "this look is of macOS; use ColumnNavigationViewStyle")
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

@available(*, unavailable, message: "there is no Liquid Glass; use BorderedButtonStyle")
public typealias GlassButtonStyle = BorderedButtonStyle

@available(*, unavailable, message: "there is no Liquid Glass; use BorderedProminentButtonStyle")
public typealias GlassProminentButtonStyle = BorderedProminentButtonStyle
