/// The animation in force outside of a scoped one, passed to the view inside.
private final class OuterAnimation {
  var animation: Animation?
}

/// Edits transactions for modifiers alone, not for the view that they are applied to.
private struct ScopedTransaction<Content: View, Result: View>: View {
  let content: Content
  let edit: (inout Transaction) -> Void
  let scope: (PlaceholderContentView<Content>) -> Result
  @State private var outer = OuterAnimation()

  var body: some View {
    let outer = outer
    // Transactions pass the outer one of the two first, wherever an update starts.
    let restored = content.transaction { $0.animation = outer.animation }
    scope(PlaceholderContentView(view: AnyView(restored)))
      .transaction {
        outer.animation = $0.animation
        edit(&$0)
      }
  }
}

extension View {
  /// Animates what the modifiers in `body` change, and not the view that they are applied to.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Edits the transactions of what the modifiers in `body` change, not those of the view that they are applied to.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransaction(content: self, edit: transform, scope: body)
  }
}
