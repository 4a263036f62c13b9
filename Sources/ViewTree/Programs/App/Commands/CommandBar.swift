import Foundation

/// A program's content with its commands: their keys work wherever the focus is. Alt or F10 shows their menus above the
/// content until a command is chosen, Escape is pressed or something else is touched.
struct CommandHost: View {
  let menus: CommandMenus
  let content: AnyView
  @State private var isShown = false

  var body: some View {
    content
      .background { CommandKeys(menus: menus) }
      .overlay { if isShown { CommandBar(menus: menus, isShown: $isShown) } }
      .onKeyPress(.function(10), phases: .down) { press in
        guard press.modifiers.isEmpty, !menus.all.isEmpty else { return .ignored }
        isShown.toggle()
        return .handled
      }
  }
}

/// The commands in a view that is not shown, for their keys alone.
private struct CommandKeys: View {
  let menus: CommandMenus

  var body: some View {
    ZStack {
      ForEach(menus.all) { menu in
        ForEach(menu.groups.indices, id: \.self) { menu.groups[$0] }
      }
    }
    .modifier(KeysOnlyModifier())
  }
}

/// Keeps of a view only the keys that it listens to anywhere: it has no size and is not painted, hit or focused.
private struct KeysOnlyModifier: LayoutModifier {
  typealias Body = Never

  final class Wrapper: UnaryLayout, KeyResponder {
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// A view that is not placed is not painted, listed, hit or focused, and no other node offers keys to it.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) { child.forgetPlacement() }
    override func ownHit(_ point: CGPoint) -> OwnHit? { .missed }
    override var keyResponder: (any KeyResponder)? { self }
    var admitsFocus: Bool { false }
    var hearsAllKeys: Bool { true }
    func handleKey(_ event: KeyEvent) -> Bool { offer(event, to: child) }

    private func offer(_ event: KeyEvent, to node: LayoutNode) -> Bool {
      if node.children.contains(where: { offer(event, to: $0) }) { return true }
      guard let responder = node.keyResponder, responder.hearsAllKeys else { return false }
      return responder.handleKey(event)
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper { Wrapper(child, context) }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {}
}

/// The titles of the menus in a row at the top; the first has the focus.
private struct CommandBar: View {
  let menus: CommandMenus
  @Binding var isShown: Bool
  @FocusState private var focused: Int?

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(menus.all) { menu in
          CommandBarMenu(menu: menu, close: { isShown = false }).focused($focused, equals: menu.id)
        }
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 8)
      .background(.bar)
      Divider()
      OutsideGround { _ in isShown = false }
        .accessibilityHidden(true)
    }
    .onAppear { focused = menus.all.first?.id }
    .onExitCommand { isShown = false }
  }
}

/// The title of a menu, which opens it.
private struct CommandBarMenu: View {
  let menu: CommandMenus.Menu
  let close: () -> Void
  @State private var isOpen = false
  @State private var session = MenuSession()

  var body: some View {
    Button {
      isOpen = true
    } label: {
      menu.title.lineLimit(1).padding(.horizontal, 12).padding(.vertical, 12)
    }
    .buttonStyle(.plain)
    .presentationLayer { anchor in
      MenuPresentation(
        isPresented: isOpen, frame: { anchor.frame }, order: .fixed,
        link: MenuLink(
          session: session, close: { isOpen = false },
          closeAll: {
            isOpen = false
            close()
          })
      ) {
        ForEach(menu.groups.indices, id: \.self) { index in
          if index > 0 { Divider() }
          menu.groups[index]
        }
      }
    }
  }
}
