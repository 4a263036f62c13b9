/// Whether a view that a lazy container has from the start is in sight: out of it, it has disappeared for its program, as the
/// elements of a `ForEach` have that are not made.
@MainActor final class RowVisibility {
  private let page = PageVisibility()
  private var outer: EnvironmentValues?
  private var inner = EnvironmentValues()
  /// Whether the container has said whether it is in sight.
  private var isKnown = false

  /// A context that makes it the page of a view.
  func context(_ context: NodeContext) -> NodeContext {
    if outer?.isIdentical(to: context.environment) != true {
      outer = context.environment
      inner = context.environment
      page.join(inner.pageVisibility)
      inner.pageVisibility = page
    }
    var context = context
    context.environment = inner
    return context
  }

  /// Called in layout. The program hears of it once that is done.
  func set(_ shown: Bool, _ tree: Tree) {
    let isFirst = !isKnown
    isKnown = true
    guard shown != page.isShown else { return }
    // Nobody has been told yet that it has appeared.
    if isFirst { return page.begin(shown: shown) }
    tree.afterLayout { [page] in page.set(shown) }
  }
}
