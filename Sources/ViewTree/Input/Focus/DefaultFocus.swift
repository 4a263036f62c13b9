/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, userInitiated }
  private let kind: Kind

  /// When the view appears; later the focus follows the keys.
  public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)
  /// When the view appears, and whenever keys move the focus into the view from outside.
  public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}

extension View {
  /// Focuses the view of a value when this view appears.
  ///
  /// - Parameter priority: whether keys that move the focus into this view lead to that view, too.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(
      FocusEntranceModifier(
        location: binding.location, value: priority == .userInitiated ? value : nil)
    )
    .onAppear { binding.wrappedValue = value }
  }
}

/// A part of a window in which one view is focused first when keys move the focus into it.
@MainActor protocol FocusEntrance: LayoutNode {
  /// The view; nil: the one that the keys lead to.
  var wanted: LayoutNode? { get }
  /// Whether the focus is in here already when it is at `node`.
  func isEntered(from node: LayoutNode?) -> Bool
}

private struct FocusEntranceModifier<Value: Hashable>: LayoutModifier {
  typealias Body = Never
  let location: FocusLocation<Value>
  /// The value whose view is wanted; nil: none.
  let value: Value?

  final class Wrapper: UnaryLayout, FocusEntrance {
    var location: FocusLocation<Value>?
    var value: Value?

    var wanted: LayoutNode? { value.flatMap { location?.layout(of: $0) } }

    /// All views that the modifier was applied to are one part of the window.
    func isEntered(from node: LayoutNode?) -> Bool {
      node?.firstAbove { ($0 as? Wrapper)?.location === self.location ? $0 : nil } != nil
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    (layout.location, layout.value) = (location, value)
  }
}
