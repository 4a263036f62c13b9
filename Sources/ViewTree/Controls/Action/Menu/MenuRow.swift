import Foundation

/// Makes a view a row of a menu, which acts when it is chosen.
struct MenuRowModifier: LayoutModifier {
  typealias Body = Never
  let isEnabled: Bool
  /// Whether the row carries a mark; nil: it is none that could.
  var isOn: Bool?
  /// Whether it leads to another menu.
  var isSubmenu = false
  let action: @MainActor () -> Void

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> MenuRowLayout {
    let layout = MenuRowLayout(child, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: MenuRowLayout, _ context: NodeContext) {
    layout.action = action
    layout.isEnabled = isEnabled
    layout.isSubmenu = isSubmenu
    layout.isOn = isOn
  }
}

/// The layout of a row of a menu. The menu gives it its place and its height, paints its mark and acts for it.
@MainActor final class MenuRowLayout: UnaryLayout {
  var action: @MainActor () -> Void = {}
  var isEnabled = true
  var isSubmenu = false
  var isOn: Bool? {
    didSet { if isOn != oldValue { setNeedsLayout() } }
  }

  /// The key of the row itself, for its menu.
  enum Trait {}

  override func trait(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Trait.self) ? self : super.trait(key)
  }

  override var dumpEntry: DumpEntry {
    DumpEntry("MenuItem", value: isOn.map { $0 ? "1" : "0" }).activated(if: isEnabled, by: action)
  }
}

extension LayoutNode {
  /// The row of a menu that the node is; nil: none.
  var menuRow: MenuRowLayout? { trait(ObjectIdentifier(MenuRowLayout.Trait.self)) as? MenuRowLayout }
}

/// A button as a row of a menu: it closes the menu and acts.
struct MenuItemButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItem(role: configuration.role, isOn: nil, label: configuration.label) { configuration.trigger() }
  }
}

/// A toggle as a row of a menu that carries a mark while it is on.
struct MenuItemToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItem(
      role: nil, isOn: configuration.isOn, label: configuration.label,
      action: { configuration.isOn.toggle() })
  }
}

private struct MenuItem<Label: View>: View {
  let role: ButtonRole?
  let isOn: Bool?
  let label: Label
  let action: @MainActor () -> Void
  @Environment(\.menuLink) private var link
  @Environment(\.menuActionDismissBehavior) private var dismissal
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack { label }
      .foregroundStyle(color)
      .modifier(
        MenuRowModifier(isEnabled: isEnabled, isOn: isOn) {
          if dismissal != .disabled { link?.closeAll() }
          action()
        })
  }

  private var color: Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    return role == .destructive ? .red : Color(.label)
  }
}

/// In a menu the title comes first, the icon is at the trailing edge.
struct MenuItemLabelStyle: LabelStyle {
  /// Icons are centred in a column of this width, in points.
  private static var column: CGFloat { 24 }

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon.frame(minWidth: Self.column)
    }
  }
}

extension PresentationAnchor {
  /// The frame of the row of a menu, from edge to edge, that presents something; in the window.
  var menuRowFrame: CGRect? {
    guard let row = layouts.compactMap(\.menuRow).first else { return frame }
    return row.firstAbove { $0 as? MenuLayout }?.globalFrame(of: row) ?? frame
  }
}
