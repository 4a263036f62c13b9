import Foundation

/// A colour, chosen from a grid or mixed with sliders in a sheet that its well opens.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
  @State private var isOpen = false
  @Environment(\.self) private var environment

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  public var body: some View {
    LabeledRow {
      label
    } control: {
      Button {
        isOpen = true
      } label: {
        ColorWell(color: selection.wrappedValue)
      }
      .buttonStyle(.plain)
      .modifier(
        AccessibilityModifier(
          label: ControlLabel.text(of: label)?.string(in: EnvironmentValues()),
          value: selection.wrappedValue.resolve(in: environment).description)
      )
      .rowControl()
    }
    .sheet(isPresented: $isOpen) {
      ColorSheet(selection: selection, supportsOpacity: supportsOpacity)
        .presentationDetents([.height(supportsOpacity ? 480 : 410)])
    }
  }
}

extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The colour in a ring of all hues.
private struct ColorWell: View {
  let color: Color

  /// Its side, and how far fingers may miss it, in points.
  private static let side: CGFloat = 28
  private static let margin: CGFloat = 8

  private static let hues = (0...12).map { Color(hue: Double($0) / 12, saturation: 0.8, brightness: 1) }

  var body: some View {
    Circle().fill(color)
      .padding(5)
      .background(
        Circle().strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: 3)
      )
      .frame(width: Self.side, height: Self.side)
      .contentShape(Rectangle().inset(by: -Self.margin))
  }
}
