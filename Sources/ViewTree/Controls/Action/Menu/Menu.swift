import Foundation

/// A button that shows actions in a list beside it.
///
/// A tap opens it; so does a long press, after which the pointer may move to a row and be released there. A touch
/// outside, Escape or an action closes it; arrow keys move from row to row, Return acts. It may contain buttons,
/// toggles, pickers, dividers, sections and further menus.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  var primaryAction: (() -> Void)?
  @Environment(\.menuStyle) private var style

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// A tap does `primaryAction`, a press that lasts opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    if let made = style?.make(configuration) {
      made.environment(\.menuStyle, nil)
    } else {
      PlainMenu(label: AnyView(row: label), content: content, primaryAction: primaryAction)
    }
  }

  private var configuration: MenuStyleConfiguration {
    MenuStyleConfiguration(
      label: .init(view: AnyView(row: label)), content: .init(view: AnyView(content)),
      primaryAction: primaryAction
    )
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewTree.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ViewTree.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ViewTree.Label(title, systemImage: systemImage) }
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { ViewTree.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { ViewTree.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a style's configuration, in the look that it would have without that style.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

/// A menu in the look of a button, or of a row of the menu that contains it.
private struct PlainMenu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @State private var session = MenuSession()
  @Environment(\.menuLink) private var outer
  @Environment(\.menuOrder) private var order
  @Environment(\.isEnabled) private var isEnabled

  /// How long a press lasts until it opens the menu, in seconds: as on iOS, longer where a tap has an action of its
  /// own.
  private var delay: TimeInterval { primaryAction == nil ? 0.2 : 0.4 }

  var body: some View {
    if let outer { row(outer) } else { button }
  }

  private var button: some View {
    Button {
      if let primaryAction { primaryAction() } else { isOpen = true }
    } label: {
      label
    }
    .modifier(MenuTracking(session: session, delay: delay, isEnabled: isEnabled) { isOpen = true })
    .presentationLayer { anchor in
      MenuPresentation(
        isPresented: isOpen, frame: { anchor.frame }, order: order,
        link: MenuLink(session: session, close: { isOpen = false }, closeAll: { isOpen = false })
      ) { content }
    }
  }

  private func row(_ outer: MenuLink) -> some View {
    SubmenuLabel(label: label, symbol: "chevron.right")
      .modifier(MenuRowModifier(isEnabled: isEnabled, isSubmenu: true) { isOpen = true })
      .onChange(of: isOpen) { outer.cover(isOpen) }
      .presentationLayer { anchor in
        MenuPresentation(
          isPresented: isOpen, frame: { anchor.menuRowFrame }, isSubmenu: true, order: order,
          link: MenuLink(
            session: outer.session, close: { isOpen = false },
            closeAll: {
              isOpen = false
              outer.closeAll()
            })
        ) {
          SubmenuLabel(label: label.fontWeight(.semibold), symbol: "chevron.down")
            .modifier(MenuRowModifier(isEnabled: true) { isOpen = false })
          content
        }
      }
  }
}

/// The row of a menu in a menu.
private struct SubmenuLabel<Label: View>: View {
  let label: Label
  let symbol: String
  var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      Image(systemName: symbol).imageScale(.small).flipsForRightToLeftLayoutDirection(true)
        .foregroundStyle(.secondary).accessibilityHidden(true)
    }
  }
}
