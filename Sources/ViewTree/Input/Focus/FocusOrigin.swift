/// How the focus has come to the view that it is at.
struct FocusOrigin: OwnedProperty {
  private weak var node: Node?

  init() {}

  /// Whether keys that move from view to view have led there, rather than a press or the program.
  @MainActor var isReachedByKeys: Bool { node?.tree.focus.isReachedByKeys ?? false }

  static func _link(_ property: inout FocusOrigin, _ slot: inout AnyObject?, _ context: PropertyContext) {
    property.node = context.node
  }
}
