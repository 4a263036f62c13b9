import Foundation

/// Shows the rows of a menu next to its button while it is open.
struct MenuPresentation<Content: View>: View {
  let isPresented: Bool
  /// Where the button lies in the window.
  let frame: @MainActor () -> CGRect?
  /// A menu in a menu begins where its row does, over the menu around it.
  var isSubmenu = false
  var order = MenuOrder.automatic
  let link: MenuLink
  @ViewBuilder let content: () -> Content

  /// The distance from the button, in points.
  private static var gap: CGFloat { 6 }

  var body: some View {
    Group {
      if isPresented {
        OutsideGround { dismiss($0) }
          .modifier(ClosingOnResize(action: link.closeAll))
          .accessibilityHidden(true)
        AnchoredContainer(
          anchor: { anchor },
          side: .bottom, alignment: isSubmenu ? .leading : .center, fallsToEdges: !isSubmenu,
          gap: isSubmenu ? 0 : Self.gap, content: card
        )
        .transition(GrowthTransition())
      }
    }
    .animation(.spring(response: 0.28, dampingFraction: 0.86), value: isPresented)
  }

  private var anchor: CGRect? {
    frame().map { isSubmenu ? CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: 0) : $0 }
  }

  private func dismiss(_ point: CGPoint) {
    // A touch on the menu below goes back to it.
    let below = link.session.open.dropLast().last?.globalFrame(.presentation)
    if below?.contains(point) ?? false { link.close() } else { link.closeAll() }
  }

  private var card: some View {
    MenuCard(order: isSubmenu ? .fixed : order, isSubmenu: isSubmenu, link: link) { content() }
  }
}

/// The measures of a menu, in points, as on iOS.
private enum MenuMeasure {
  /// At the standard text size and below.
  static let width: CGFloat = 250
  static let radius: CGFloat = 13
  /// A word that is wider than the menu is not broken: its row is written smaller, in this part of its size at least.
  static let leastScale: CGFloat = 0.4
}

/// The rows of a menu on their card: scrolled where there is no room for all of them. While the card of another menu
/// lies over it, it stands back a little.
struct MenuCard<Content: View>: View {
  let order: MenuOrder
  var isSubmenu = false
  let link: MenuLink
  @ViewBuilder let content: () -> Content
  @State private var isCovered = false
  /// How wide a menu is for the present text size, in points, where the window is that wide.
  @ScaledMetric(relativeTo: .body) private var scaledWidth: CGFloat = MenuMeasure.width

  private var inner: MenuLink {
    var link = link
    link.cover = { isCovered = $0 }
    return link
  }

  var body: some View {
    ScrollView {
      MenuRows(
        link: inner, order: order, isSubmenu: isSubmenu,
        content: ModifiedContent(content: content(), modifier: MenuEnvironment(link: inner)))
    }
    .scrollBounceBehavior(.basedOnSize)
    .modifier(ShrinkToContent())
    .frame(maxWidth: max(MenuMeasure.width, scaledWidth))
    .background { MenuBackground() }
    .overlay { MenuCover(isCovered: isCovered) }
    .clipShape(RoundedRectangle(cornerRadius: MenuMeasure.radius, style: .continuous))
    .shadow(color: .black.opacity(0.18), radius: 20, y: 6)
    .modifier(MenuRecession(progress: isCovered ? 1 : 0))
    .animation(.spring(response: 0.28, dampingFraction: 0.86), value: isCovered)
  }
}

/// Darkens a card that another one lies over; its words stay legible.
private struct MenuCover: View {
  let isCovered: Bool
  var body: some View {
    Color.black.opacity(isCovered ? 0.1 : 0).allowsHitTesting(false).accessibilityHidden(true)
  }
}

private struct MenuBackground: View {
  var body: some View {
    Rectangle().fill(Material.menu)
      .contentShape(Rectangle())
      .onTapGesture {}
      .accessibilityHidden(true)
  }
}

/// What the rows of a menu inherit: none of the looks round its button.
struct MenuEnvironment: ViewModifier {
  let link: MenuLink

  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentWriter(
        write: {
          $0.menuLink = link
          $0.buttonStyle = .primitive(AnyStyle(MenuItemButtonStyle()))
          $0.toggleStyle = AnyStyle(MenuItemToggleStyle())
          $0.labelStyle = AnyStyle(MenuItemLabelStyle())
          $0.menuStyle = nil
          $0.foregroundStyleStack = []
          $0.font = nil
          $0.lineLimit = nil
          $0.minimumScaleFactor = MenuMeasure.leastScale
          $0.controlSize = .regular
          $0.isListRow = false
          $0.multilineTextAlignment = .leading
        }, value: link, path: \EnvironmentValues.menuLink))
  }
}

/// Makes a scroll view as high as its content, but no higher than proposed.
private struct ShrinkToContent: LayoutModifier {
  typealias Body = Never

  final class Wrapper: UnaryLayout {
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let ideal = child.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      return CGSize(width: ideal.width, height: min(ideal.height, proposal.height ?? ideal.height))
    }
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
      child.place(at: .zero, proposal: ProposedViewSize(size))
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper { Wrapper(child, context) }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {}
}
