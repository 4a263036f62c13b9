import Foundation

/// The receivers of addresses that the program is to open, in the order in which they appeared.
@MainActor final class URLReceivers: TreePart {
  init(_ tree: Tree) {}

  private var list: [(node: ObjectIdentifier, action: (URL) -> Void)] = []

  /// Forgets all receivers.
  func close() { list = [] }

  func set(_ node: Node, _ action: @escaping (URL) -> Void) {
    let id = ObjectIdentifier(node)
    if let index = list.firstIndex(where: { $0.node == id }) {
      list[index].action = action
    } else {
      list.append((id, action))
    }
  }

  func remove(_ node: Node) { list.removeAll { $0.node == ObjectIdentifier(node) } }

  /// Calls all receivers with an address; false: there is none.
  func deliver(_ url: URL) -> Bool {
    let actions = list.map(\.action)
    for action in actions { action(url) }
    return !actions.isEmpty
  }
}

private struct OnOpenURLModifier: StructureModifier {
  typealias Body = Never
  let action: (URL) -> Void

  func contentUpdated(from old: Self?, _ context: NodeContext, _ node: Node) {
    context.tree.urlReceivers.set(node, action)
  }

  func contentDetached(_ node: Node) { node.tree.urlReceivers.remove(node) }
}

extension View {
  /// Calls `action` with each address that the program is to open: the one it was started with (`--open`,
  /// `BISTRO_OPEN`), and those passed to `openURL` whose scheme is the program's own: the name of its executable in
  /// small letters. Where several views listen, all are called.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OnOpenURLModifier(action: action))
  }
}

extension Tree {
  /// The receivers of addresses that the program is to open.
  var urlReceivers: URLReceivers { part(URLReceivers.self) }
}
