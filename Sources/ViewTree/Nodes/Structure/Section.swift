/// Views that belong together, with a header before and a footer after them. Outside of lists all of them are
/// siblings in the container that holds the section.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown; nil: always, or as a person wants it where its list lets them collapse sections.
  var isExpanded: Binding<Bool>?
  /// Whether a section that the program does not expand or collapse is expanded.
  @State var isOpen = true
  @Environment(\.collapsesSections) var collapses
}

private struct CollapsesSectionsKey: ContainerKey {
  static let defaultValue = false

  static func leave(_ values: inout EnvironmentValues) {
    if values.collapsesSections { values.collapsesSections = false }
  }
}

extension EnvironmentValues {
  /// Whether the headers of sections show and hide what is in them, as in sidebars.
  var collapsesSections: Bool {
    get { self[container: CollapsesSectionsKey.self] }
    set { self[container: CollapsesSectionsKey.self] = newValue }
  }
}

/// What a view is in its section, for containers that lay out headers and footers differently.
enum SectionPart {
  case header, footer
}

/// The key of a view's part in a section.
enum SectionPartTrait {}

extension LayoutNode {
  /// What the view is in its section; nil: content.
  final var sectionPart: SectionPart? { trait(ObjectIdentifier(SectionPartTrait.self)) as? SectionPart }
}

extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section whose content is shown while `isExpanded` is true; in a sidebar its header shows and hides it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}
