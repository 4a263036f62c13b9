import Foundation

/// The layout of a list's rows: a lazy column that gives rows their insets, least height and separating lines.
@MainActor final class ListLayout: LazyStackLayout {
  /// The insets of a row in a plain list, in points: those of iOS.
  static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  var minRowHeight: CGFloat = 44 {
    didSet { if minRowHeight != oldValue { setNeedsLayout() } }
  }
  var separator = RGBA.clear
  /// The size of one pixel, in points: how thick separators are.
  var pixel: CGFloat = 1

  init(_ context: NodeContext) {
    super.init(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, context)
  }

  override var defaultSpacing: CGFloat { 0 }

  private func insets(_ layout: LayoutNode) -> EdgeInsets {
    layout.trait(ObjectIdentifier(ListRowInsetsTrait.self)) as? EdgeInsets ?? ListLayout.rowInsets
  }

  override func proposal(for layout: LayoutNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let i = insets(layout)
    return ProposedViewSize(width: proposal.width.map { max(0, $0 - i.horizontal) }, height: nil)
  }

  override func itemLength(_ layout: LayoutNode, _ size: CGSize) -> CGFloat {
    max(minRowHeight, size.height + insets(layout).vertical)
  }

  override func placeItem(
    _ layout: LayoutNode, at start: CGFloat, length: CGFloat, across: CGFloat, _ offer: ProposedViewSize
  ) {
    let i = insets(layout)
    let room = length - i.vertical
    // Rows are offered their full width; what is narrower stands at the leading edge.
    layout.place(
      at: CGPoint(x: i.leading, y: start + i.top + (room - layout.sizeThatFits(offer).height) / 2),
      proposal: offer)
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    composeChildren(composer, state)
    guard separator.alpha > 0 else { return }
    for (index, layout) in built where index < count - 1 {
      if layout.trait(ObjectIdentifier(ListRowSeparatorTrait.self)) as? Visibility == .hidden { continue }
      let y = extents.start(index) + extents.length(index)
      let leading = separatorInset(layout)
      let x = isRightToLeft ? 0 : leading
      let rect = CGRect(x: x, y: y - pixel, width: max(0, state.size.width - leading), height: pixel)
      composer.add(
        .fill(Path(rect), .color(separator), FillStyle(antialiased: false)), displayID(UInt32(index) + 1),
        state)
    }
  }

  /// A separator begins where the row's first text does.
  private func separatorInset(_ layout: LayoutNode) -> CGFloat {
    func firstText(_ node: LayoutNode) -> LayoutNode? {
      if node is TextLeaf { return node }
      for child in node.children { if let found = firstText(child) { return found } }
      return nil
    }
    guard let text = firstText(layout) else { return ListLayout.rowInsets.leading }
    let frame = text.transform(to: self, .target).boundingRect(of: CGRect(origin: .zero, size: text.size))
    return isRightToLeft ? size.width - frame.maxX : frame.minX
  }

  override var dumpType: String? { "List" }
}
