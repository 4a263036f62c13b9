import Foundation

/// Makes its content with a proxy by which scroll views in it can be scrolled to a view.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content
  @State private var place = ScrollReaderPlace()

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View {
  public var body: some View {
    content(ScrollViewProxy(place: place)).modifier(ScrollReaderModifier(place: place))
  }
}

/// Scrolls the scroll views of a reader's content. For the main thread: `scrollTo` ends the program elsewhere.
public struct ScrollViewProxy: @unchecked Sendable {
  let place: ScrollReaderPlace

  /// Scrolls to the view with an id: so that `anchor` of it meets `anchor` of the visible part; nil: by the least
  /// movement that shows all of it. Animated inside `withAnimation`.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let key = Box(AnyHashable(id))
    let place = self.place
    let animation = TransactionScope.current?.activeAnimation
    MainActor.assumeIsolated {
      guard let node = place.node else { return }
      ScrollFinder.scroll(to: key.value, anchor, below: node, animation)
    }
  }
}

/// The node of a reader's content in the tree.
@MainActor final class ScrollReaderPlace {
  weak var node: Node?
  nonisolated init() {}
}

private struct ScrollReaderModifier: StructureModifier {
  typealias Body = Never
  let place: ScrollReaderPlace
  func contentUpdated(from old: Self?, _ context: NodeContext, _ node: Node) { place.node = node }
}
