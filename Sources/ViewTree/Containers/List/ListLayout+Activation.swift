import Foundation

/// A row of a list with a selection is selected where it is activated, as by a tap.
extension ListLayout: ChildActivation {
  func activation(of child: LayoutNode) -> (@MainActor () -> Void)? {
    guard let index = built.first(where: { $0.layout === child })?.index,
      let value = selectionValue(index), let selection
    else { return nil }
    let select = (marks.isShown ? selection.toggle : nil) ?? selection.choose
    return { select(value) }
  }

  /// What a press of a row that is lifted changes in the selection; nil: nothing.
  ///
  /// While rows have circles a press selects one more, or one less. Of a list of which any number of rows may be selected
  /// it selects nothing else where it is a finger's, unless that leads on to another column; a mouse selects the row alone,
  /// or with Control or Command one more.
  func selectionChange(by event: PointerEvent) -> ((AnyHashable) -> Void)? {
    guard let selection else { return nil }
    guard let toggle = selection.toggle else { return selection.choose }
    if marks.isShown { return toggle }
    guard event.kind == .mouse else { return selection.leads ? selection.choose : nil }
    return event.modifiers.isDisjoint(with: [.control, .command]) ? selection.choose : toggle
  }
}
