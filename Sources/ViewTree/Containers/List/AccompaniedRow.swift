import Foundation

/// A row with what its list, or a badge, puts beside it. For the list it is the row itself: the lines, insets,
/// background and tag that the row sets hold for the whole.
struct AccompaniedRow<Row: View, Leading: View, Trailing: View>: View {
  private let spacing: CGFloat
  private let row: Row
  private let leading: Leading
  private let trailing: Trailing

  /// - Parameter spacing: the distance of the three from each other, in points.
  init(
    spacing: CGFloat = 12, _ row: Row, @ViewBuilder leading: () -> Leading = { EmptyView() },
    @ViewBuilder trailing: () -> Trailing = { EmptyView() }
  ) {
    self.spacing = spacing
    self.row = row
    self.leading = leading()
    self.trailing = trailing()
  }

  var body: some View {
    AccompaniedRowStack(
      spacing: spacing, content: TupleView((leading, row.trait(AccompaniedRowTrait.self, true), trailing))
    )
    .modifier(AccompaniedRowTraits())
  }
}

/// A row of views of which one is the list's row.
private struct AccompaniedRowStack<Content: View>: ContainerView {
  final class Layout: StackLayout {
    override var arrangesViews: Bool { false }

    private func isRow(_ child: LayoutNode) -> Bool {
      child.trait(ObjectIdentifier(AccompaniedRowTrait.self)) != nil
    }

    /// The row within, while it is swiped: what lies beside it moves with it.
    private var swiped: SwipeRowLayout? {
      var node = participants.first(where: isRow)
      while let present = node {
        let row = present as? SwipeRowLayout
        if let row, row.shownDistance != 0 { return row }
        node = row?.content ?? present.participants.first(where: isRow)
      }
      return nil
    }

    override func compose(_ composer: Composer, _ state: ComposeState) {
      guard let swiped else { return super.compose(composer, state) }
      let moved = state.transform.translatedBy(x: swiped.drift, y: 0)
      for child in paintOrder { composeChild(child, composer, state, isRow(child) ? state.transform : moved) }
    }

    /// Actions of the row may show where what lies beside it was.
    override func ownHit(_ point: CGPoint) -> OwnHit? {
      guard swiped != nil, let row = participants.first(where: isRow) else { return super.ownHit(point) }
      let frame = row.shownFrame
      return OwnHit(row.hitTest(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)))
    }
  }

  let spacing: CGFloat
  let content: Content

  func makeLayout(_ context: NodeContext) -> Layout {
    Layout(axis: .horizontal, key: VerticalAlignment.center.key, spacing: spacing, context)
  }
  func updateLayout(_ layout: Layout, _ context: NodeContext) {
    layout.update(key: VerticalAlignment.center.key, spacing: spacing)
  }
}

/// The key of the row among the views beside it.
private enum AccompaniedRowTrait {}

/// Gives a stack the traits of the row in it.
private struct AccompaniedRowTraits: LayoutModifier {
  typealias Body = Never

  final class Wrapper: UnaryLayout {
    override func trait(_ key: ObjectIdentifier) -> Any? {
      child.participants.first { $0.trait(ObjectIdentifier(AccompaniedRowTrait.self)) != nil }?.trait(key)
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper { Wrapper(child, context) }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {}
}
