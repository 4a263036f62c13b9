extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: some View {
    SectionEdge(edge: .sectionBegin)
    header.modifier(ExpandableHeader(isExpanded: expansion)).modifier(SectionText(part: .header))
      .modifier(PinnableModifier())
      .trait(SectionPartTrait.self, SectionPart.header)
    if expansion?.wrappedValue ?? true { content }
    footer.modifier(SectionText(part: .footer))
      .modifier(PinnableModifier())
      .trait(SectionPartTrait.self, SectionPart.footer)
    SectionEdge(edge: .sectionEnd)
  }

  /// Whether the content is shown: as the program says, else as a person wants it where headers can be pressed.
  private var expansion: Binding<Bool>? {
    isExpanded ?? (collapses && Parent.self != EmptyView.self ? $isOpen : nil)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section whose content is shown while `isExpanded` is true; in a sidebar its header shows and hides it.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// The header of a section that can be collapsed: in a sidebar a button that shows and hides the content, with a sign
/// for its state. In lists of other styles the program alone changes the binding.
private struct ExpandableHeader: ViewModifier {
  let isExpanded: Binding<Bool>?
  @Environment(\.collapsesSections) private var collapses

  init(isExpanded: Binding<Bool>?) { self.isExpanded = isExpanded }

  func body(content: Content) -> some View {
    if let isExpanded, collapses {
      Button {
        withAnimation(.easeInOut(duration: 0.25)) { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack {
          content
          Spacer(minLength: 8)
          DisclosureSign(isExpanded: isExpanded.wrappedValue)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityValue(isExpanded.wrappedValue ? "1" : "0")
    } else {
      content
    }
  }
}
