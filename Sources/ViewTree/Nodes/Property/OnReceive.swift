import Foundation
import Combine

/// Listens to a publisher while a view is there.
struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, ReceiveModifier>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, ReceiveModifier>> {
    ReceiveNode(view, context)
  }
}

@MainActor
private final class ReceiveNode<C: View, P: Publisher>: ViewNode<ModifiedContent<C, ReceiveModifier<P>>>
where P.Failure == Never {
  private var child: ViewNode<C>!
  private var subscription: AnyCancellable?

  override init(_ view: ModifiedContent<C, ReceiveModifier<P>>, _ context: NodeContext) {
    super.init(view, context)
    child = C._makeNode(view.content, context.below(self))
    // Once the view is there: what the publisher sends at once must not change state during an update.
    tree.afterLayout { [weak self] in self?.subscribe() }
  }

  private func subscribe() {
    guard isAlive else { return }
    subscription = view.modifier.publisher.sink { [weak self] value in
      if MainThread.isCurrent {
        // The publisher has called on the main thread, and there it stays.
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated { self?.receive(value) }
      } else {
        let carried = Box(value)
        DispatchQueue.main.async { [weak self] in self?.receive(carried.value) }
      }
    }
  }

  private func receive(_ value: P.Output) {
    if isAlive, !isFrozen { view.modifier.action(value) }
  }

  override func update(_ view: ModifiedContent<C, ReceiveModifier<P>>, _ context: NodeContext) {
    let isSame =
      ViewTypeInfo.of(P.self).equal(self.view.modifier.publisher, view.modifier.publisher)
      || anyEqual(self.view.modifier.publisher, view.modifier.publisher)
    self.view = view
    child.update(view.content, context.below(self))
    if !isSame { tree.afterLayout { [weak self] in self?.subscribe() } }
  }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    subscription = nil
  }
}

extension View {
  /// Calls `action` on the main thread with each value of a publisher while the view is there.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
