import Foundation

private struct IdleModifier: StructureModifier {
  typealias Body = Never
  let times: [TimeInterval]
  let action: (Int) -> Void

  func contentUpdated(from old: Self?, _ context: NodeContext, _ node: Node) {
    context.tree.activity.set(node, times, action)
  }

  func contentDetached(_ node: Node) { node.tree.activity.remove(node) }
}

extension View {
  /// Reports how long the window was not used: `action` is called with the number of `times` that have passed since the
  /// last touch, move of the mouse, turn of the wheel, key or text, and with 0 as soon as there is any.
  ///
  /// Until the first input they are counted from when the view appeared. The call with 0 precedes the dispatch of the
  /// input, and what it changes is shown after that: the view that is topmost now receives the input. A finger that
  /// rests is no input.
  ///
  /// - Parameter times: seconds, rising.
  public func _onIdle(_ times: [TimeInterval], perform action: @escaping (Int) -> Void) -> some View {
    modifier(IdleModifier(times: times, action: action))
  }
}
