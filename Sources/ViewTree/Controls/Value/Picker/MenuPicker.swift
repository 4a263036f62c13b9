import Foundation

/// The value picked, as a button that shows the others in a menu; in a list the row is the button.
struct MenuPicker<SelectionValue: Hashable, Content: View, Label: View>: View {
  let options: PickerOptions<SelectionValue, Content>
  let label: Label
  /// Whether the program requested the menu style.
  var isExplicit = false
  @State private var isOpen = false
  @State private var session = MenuSession()
  @Environment(\.menuLink) private var menuLink
  @Environment(\.isListRow) private var isListRow
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuIndicatorVisibility) private var indicator

  var body: some View {
    if menuLink == nil {
      button
    } else if isExplicit {
      Menu {
        MenuOptions(options: options)
      } label: {
        label
      }
    } else {
      MenuOptions(options: options)
    }
  }

  private var button: some View {
    PressableButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(view: AnyView(buttonLabel)), action: { isOpen = true })
    ) { look in
      if isRow {
        look.label.opacity(look.isPressed ? 0.6 : 1)
      } else {
        BorderlessButtonLook(configuration: look)
      }
    }
    .modifier(MenuTracking(session: session, delay: 0.2, isEnabled: isEnabled) { isOpen = true })
    .modifier(AccessibilityModifier(localizedLabel: options.label))
  }

  private var isRow: Bool { isListRow && !labelsHidden }

  @ViewBuilder private var buttonLabel: some View {
    // An icon of it keeps the accent colour, as in other rows.
    let label = label.transformEnvironment(\.self) {
      if !isEnabled { $0.setForegroundStyle([AnyShapeStyle(Color(.tertiaryLabel))]) }
    }
    let value = value.foregroundStyle(isEnabled ? Color(.secondaryLabel) : Color(.tertiaryLabel))
    if isRow, textSize.isAccessibilitySize {
      ValueRowLayout {
        ImplicitStack(alignment: .leading, content: label)
        value
      }
      .contentShape(Rectangle())
    } else if isRow {
      HStack {
        label
        Spacer(minLength: 8)
        value
      }
      .contentShape(Rectangle())
    } else {
      self.value
    }
  }

  private var value: some View {
    HStack(spacing: 5) {
      PickedOption(options: options)
      if indicator != .hidden {
        Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
      }
    }
    .presentationLayer { anchor in
      MenuPresentation(
        isPresented: isOpen, frame: { anchor.frame }, order: .fixed,
        link: MenuLink(session: session, close: { isOpen = false }, closeAll: { isOpen = false })
      ) {
        MenuOptions(options: options)
      }
    }
  }
}

/// The values of a picker as a group of rows of a menu.
struct MenuOptions<SelectionValue: Hashable, Content: View>: View {
  let options: PickerOptions<SelectionValue, Content>
  @Environment(\.menuLink) private var link
  @Environment(\.menuActionDismissBehavior) private var dismissal

  var body: some View {
    SectionEdge(edge: .sectionBegin)
    OptionRows(options: options, look: .menu) { if dismissal != .disabled { link?.closeAll() } }
    SectionEdge(edge: .sectionEnd)
  }
}

/// The view of the value that is picked, alone.
struct PickedOption<SelectionValue: Hashable, Content: View>: OptionsView {
  let options: PickerOptions<SelectionValue, Content>
  func makeLayout(_ context: NodeContext) -> PickedOptionLayout { PickedOptionLayout(context) }
  func updateLayout(_ layout: PickedOptionLayout, _ context: NodeContext) {}
}

/// The layout of the view of one value.
@MainActor final class PickedOptionLayout: LayoutNode, OptionsLayout {
  func setOptions(_ options: [LayoutNode], selected: Int?, pick: @escaping (Int) -> Void) {
    setChildren(selected.map { [options[$0]] } ?? [])
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    participants.first?.sizeThatFits(proposal) ?? .zero
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for child in participants { child.place(at: .zero, proposal: proposal) }
  }

  override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    participants.first?.explicitAlignment(key, in: size, proposal: proposal)
  }
}
