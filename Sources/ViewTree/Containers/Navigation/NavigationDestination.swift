/// Registers what makes the pages of a type's values with the navigation stack.
private struct DestinationModifier: StructureModifier {
  typealias Body = Never
  let type: Any.Type
  let make: (AnyHashable) -> AnyView

  func contentUpdated(from old: DestinationModifier?, _ context: NodeContext, _ node: Node) {
    context.environment.navigationModel?.register(type, level: context.environment.navigationLevel, make)
  }
}

/// Shows a page on top of the stack while a flag is set.
struct FlaggedPage: ViewModifier {
  let flag: Binding<Bool>?
  let destination: () -> AnyView

  func body(content: Content) -> some View {
    content.modifier(
      FlaggedPageStructure(
        isShown: flag?.wrappedValue, close: { flag?.wrappedValue = false }, destination: destination))
  }
}

private struct FlaggedPageStructure: StructureModifier {
  typealias Body = Never
  /// Nil: there is no flag.
  let isShown: Bool?
  let close: @MainActor () -> Void
  let destination: () -> AnyView

  func contentUpdated(from old: FlaggedPageStructure?, _ context: NodeContext, _ node: Node) {
    guard let isShown, isShown || old?.isShown == true, let model = context.environment.navigationModel else {
      return
    }
    let key = ObjectIdentifier(node)
    if !isShown { model.freezePage(of: key) }
    let transaction = context.transaction
    context.tree.afterUpdate { [weak node] in
      guard let node, node.isAlive else { return }
      TransactionScope.with(transaction) {
        model.show(isShown, key: key, depth: node.depth, onClose: close, destination)
      }
    }
  }
}

extension View {
  /// What makes the pages of values of a type, in the navigation stack round this view.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      DestinationModifier(type: D.self) { value in
        (value.base as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
      })
  }

  /// Shows a page on top of the navigation stack while `isPresented` is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(FlaggedPage(flag: isPresented) { AnyView(destination()) })
  }

  /// Shows a page for `item` on top of the navigation stack while there is one.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let flag = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return modifier(
      FlaggedPage(flag: flag) {
        item.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView())
      })
  }
}
