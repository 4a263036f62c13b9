/// Puts items of a tool bar above the keyboard while a field in this view has the focus.
struct KeyboardToolbar: ViewModifier {
  let entries: [_ToolbarEntry]
  @State private var bar = KeyboardBar()

  init(entries: [_ToolbarEntry]) { self.entries = entries.filter { $0.placement.group == .keyboard } }

  func body(content: Content) -> some View {
    content.environment(\.keyboardBar, bar).modifier(Filler(bar: bar, entries: entries))
  }

  /// Keeps the bar up to date; its items have the environment of the view that declares them.
  private struct Filler: StructureModifier {
    typealias Body = Never
    let bar: KeyboardBar
    let entries: [_ToolbarEntry]

    func contentUpdated(from old: Filler?, _ context: NodeContext, _ node: Node) {
      let environment = context.environment
      bar.outer = environment.keyboardBar
      guard !entries.isEmpty || old?.entries.isEmpty == false else { return }
      let items =
        entries.isEmpty ? nil : AnyView(KeyboardBarItems(entries: entries, environment: environment))
      context.tree.afterUpdate { [bar] in bar.update(items) }
    }
  }
}

private struct KeyboardBarItems: View {
  let entries: [_ToolbarEntry]
  let environment: EnvironmentValues

  init(entries: [_ToolbarEntry], environment: EnvironmentValues) {
    (self.entries, self.environment) = (entries, environment)
  }

  var body: some View {
    ForEach(0..<entries.count, id: \.self) { index in
      entries[index].view
        .font(entries[index].placement.isProminent ? .body.weight(.semibold) : .body)
    }
    .buttonStyle(BarButtonStyle())
    .labelStyle(BarLabelStyle())
    .environment(\.isBarItem, true)
    .lineLimit(1)
    .modifier(BarTextSize())
    .transformEnvironment(\.self) { $0 = environment }
  }
}
