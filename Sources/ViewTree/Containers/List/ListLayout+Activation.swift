/// A row of a list with a selection is selected where it is activated, as by a tap.
extension ListLayout: ChildActivation {
  func activation(of child: LayoutNode) -> (@MainActor () -> Void)? {
    guard let selection, let index = built.first(where: { $0.layout === child })?.index,
      let value = selectionValue(index)
    else { return nil }
    return { selection.choose(value) }
  }
}
