import Foundation

/// Actions for a view, as a value of their own.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Shows actions for this view when it is pressed for half a second, or by the mouse's secondary button, or by Shift
  /// and F10 where it has the focus. While they are shown the view is lifted above the others. Without items nothing
  /// happens.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
  }

  /// Shows actions for this view with a preview in place of the lifted view.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Shows actions for this view; nil: none.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier<MenuItems?, EmptyView>(items: contextMenu?.items, preview: nil))
  }
}

private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  let preview: Preview?
  @State private var isOpen = false
  @State private var session = MenuSession()
  @State private var lift = ContextLift()
  @Environment(\.isEnabled) private var isEnabled

  private var hasItems: Bool {
    if Items.self == EmptyView.self { return false }
    if let items = items as? (any OptionalView) { return !items.isNone }
    return true
  }

  func body(content: Content) -> some View {
    let link = MenuLink(session: session, close: { isOpen = false }, closeAll: { isOpen = false })
    content
      .modifier(
        ContextMenuTarget(
          tracking: MenuTracking(
            session: session, delay: 0.5, isEnabled: isEnabled && hasItems, opensByDrag: false
          ) { isOpen = true }, lift: preview == nil ? lift : nil)
      )
      .presentationLayer { anchor in
        ContextMenuPresentation(
          isPresented: isOpen, anchor: anchor, lift: lift, link: link, preview: preview, items: items)
      }
  }
}

/// An optional view, whatever it wraps.
@MainActor private protocol OptionalView {
  var isNone: Bool { get }
}

extension Optional: OptionalView {
  fileprivate var isNone: Bool { self == nil }
}

/// The menu of a view while it is wanted: a scrim, the view above it, and the rows.
private struct ContextMenuPresentation<Items: View, Preview: View>: View {
  let isPresented: Bool
  let anchor: PresentationAnchor
  let lift: ContextLift
  let link: MenuLink
  let preview: Preview?
  let items: Items

  /// The distance of the rows from the view, in points.
  private static var gap: CGFloat { 12 }

  var body: some View {
    Group {
      if isPresented {
        if preview != nil {
          Rectangle().fill(Material.context).allowsHitTesting(false).accessibilityHidden(true)
            .transition(.opacity)
        }
        PresentationScrim(action: link.closeAll).modifier(ClosingOnResize(action: link.closeAll))
          .transition(.opacity)
        if let preview {
          AnchoredContainer(
            anchor: { top }, side: .bottom, alignment: .leading, gap: 0, content: card(preview)
          )
          .transition(GrowthTransition())
        } else {
          LiftedView(lift: lift).transition(LiftTransition(lift: lift))
          AnchoredContainer(
            anchor: { lift.frame(.model) ?? anchor.frame }, side: .bottom, alignment: .leading, gap: Self.gap,
            content: rows
          )
          .transition(GrowthTransition())
        }
      }
    }
    .animation(.spring(response: 0.32, dampingFraction: 0.82), value: isPresented)
  }

  /// The upper edge of the view.
  private var top: CGRect? {
    anchor.frame.map { CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: 0) }
  }

  private var rows: some View { MenuCard(order: .fixed, link: link) { items } }

  private func card(_ preview: Preview) -> some View {
    VStack(alignment: .leading, spacing: Self.gap) {
      ImplicitStack(content: preview)
        .background(Color(.systemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
        .allowsHitTesting(false)
        .shadow(color: .black.opacity(0.18), radius: 20, y: 6)
      rows
    }
  }
}
