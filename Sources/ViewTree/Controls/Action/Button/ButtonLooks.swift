import Foundation

/// How far the parts of a control fade.
enum ControlOpacity {
  /// What iOS fades a pressed borderless button to.
  static let pressedBorderless = 0.3
  /// Pressed plain and bordered buttons.
  static let pressed = 0.75
  /// Content that keeps its own colours in a control that is off.
  static let disabled = 0.35
}

/// The label of a borderless button.
struct BorderlessButtonLook: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .modifier(
        ForegroundDefault(!isEnabled ? .disabled : configuration.role == .destructive ? .destructive : .tint)
      )
      .opacity(configuration.isPressed ? ControlOpacity.pressedBorderless : 1)
  }
}

/// The label of a plain button.
struct PlainButtonLook: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .opacity(!isEnabled ? ControlOpacity.disabled : configuration.isPressed ? ControlOpacity.pressed : 1)
  }
}

/// A bordered button.
struct BorderedButtonLook: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  /// What lies behind the label where neither a role nor prominence decides it; nil: grey, or the tint where a view
  /// above chose one.
  var fillWhenPlain: Fill?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.tint) private var tint

  /// How strong the tint is behind the label of a tinted button, as on iOS.
  private static let tintedFill = 0.15

  var body: some View {
    let metrics = ButtonMetrics(controlSize)
    let isCircle = borderShape.kind == .circle
    configuration.label
      .modifier(
        EnvironmentWriter(
          write: { if $0.font == nil { $0.font = metrics.font } }, value: metrics.font,
          path: \EnvironmentValues.font)
      )
      .modifier(ForegroundDefault(foreground))
      .padding(.horizontal, isCircle ? metrics.vertical : metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .modifier(SquareWhen(isSquare: isCircle))
      .opacity(configuration.isPressed ? ControlOpacity.pressed : 1)
      .background {
        metrics.shape(borderShape).fill(fill).opacity(configuration.isPressed ? ControlOpacity.pressed : 1)
      }
  }

  enum Fill { case tinted, clear }

  private var isDestructive: Bool { configuration.role == .destructive }

  private var foreground: ForegroundDefault.Kind {
    if !isEnabled { return .disabled }
    return isProminent ? .onTint : isDestructive ? .destructive : .tint
  }

  private var fill: AnyShapeStyle {
    if fillWhenPlain == .clear { return AnyShapeStyle(Color.clear) }
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiaryFill))) }
    let strong = isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    if isProminent { return strong }
    return tint == nil && !isDestructive && fillWhenPlain == nil
      ? AnyShapeStyle(Color(.system(.tertiaryFill))) : AnyShapeStyle(strong.opacity(Self.tintedFill))
  }
}

/// A foreground style where no view above chose one.
struct ForegroundDefault: ViewModifier {
  enum Kind: Hashable { case tint, destructive, onTint, disabled, secondary }
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentWriter(
        write: { environment in
          // White on the tint and the grey of what is off are parts of the control's look.
          let isOwn = kind == .onTint || kind == .disabled
          if isOwn || environment.foregroundStyleStack.isEmpty || environment.hasContainerForeground {
            environment.setForegroundStyle([style])
          }
        }, value: kind, path: \EnvironmentValues.foregroundStyleStack))
  }

  private var style: AnyShapeStyle {
    switch kind {
    case .tint: AnyShapeStyle(TintShapeStyle())
    case .destructive: AnyShapeStyle(Color.red)
    case .onTint: AnyShapeStyle(Color.white)
    case .disabled: AnyShapeStyle(Color(.system(.tertiaryLabel)))
    case .secondary: AnyShapeStyle(Color(.system(.secondaryLabel)))
    }
  }
}

/// As wide as high, for round buttons.
private struct SquareWhen: LayoutModifier {
  typealias Body = Never
  let isSquare: Bool

  final class Wrapper: UnaryLayout {
    var isSquare = false {
      didSet { if isSquare != oldValue { setNeedsLayout() } }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let size = child.sizeThatFits(proposal)
      guard isSquare else { return size }
      let side = max(size.width, size.height)
      return CGSize(width: side, height: side)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
      child.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.isSquare = isSquare
    return layout
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.isSquare = isSquare }
}
