/// A control that is on or off.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  /// Whether its sources differ.
  var isMixed = false
  let label: Label
  @Environment(\.toggleStyle) private var style

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// A control for several values: on where all of them are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding(
      get: { values.allSatisfy(\.wrappedValue) },
      set: { new in for value in values { value.wrappedValue = new } })
    isMixed = Set(values.map(\.wrappedValue)).count > 1
    self.label = label()
  }

  public var body: some View {
    if let made = style?.make(configuration) {
      made.environment(\.toggleStyle, nil)
    } else {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }

  private var configuration: ToggleStyleConfiguration {
    let known = (label as? ToggleStyleConfiguration.Label)?.text ?? ControlLabel.text(of: label)
    return ToggleStyleConfiguration(
      label: .init(view: AnyView(label: label), text: known), isOn: isOn, isMixed: isMixed)
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == ViewTree.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewTree.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewTree.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, in the look that it would have without that style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    isMixed = configuration.isMixed
  }
}
