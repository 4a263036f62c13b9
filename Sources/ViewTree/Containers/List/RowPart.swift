/// Whether the view that holds it is only a part of a row of a list, beside other views or in a scroll view.
@propertyWrapper struct RowPart: OwnedProperty, PassedProperty {
  private(set) var wrappedValue = false

  static func _link(_ property: inout RowPart, _ slot: inout AnyObject?, _ context: PropertyContext) {
    // Bodies are evaluated on the main thread.
    let node = context.node
    property.wrappedValue = MainActor.assumeIsolated { node.isInArrangement(below: ListLayout.self) }
  }
}

extension Node {
  /// Whether something between this view and the nearest container with a layout of some type arranges views beside each
  /// other.
  fileprivate func isInArrangement<Container: LayoutNode>(below type: Container.Type) -> Bool {
    var above = parent
    while let node = above {
      if let layout = node.containerLayout {
        if layout is Container { return false }
        if (layout as? any ViewArranging)?.arrangesViews == true { return true }
      }
      above = node.parent
    }
    return false
  }
}
