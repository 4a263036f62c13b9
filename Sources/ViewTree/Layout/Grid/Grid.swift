import Foundation

/// Views in rows and columns that share their widths and heights.
public struct Grid<Content: View> {
  let layout: GridLayout
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: View {
  public var body: some View { LayoutContainer(layout: layout, content: content) }
}

/// A row of a grid: its views are the row's cells. Outside of a grid they are siblings.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: where the cells lie in the row's height; nil: as the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  public var body: some View { content.modifier(GridRowModifier(alignment: alignment)) }
}

/// What a cell says about its row.
struct GridRowMark: Equatable {
  let row: ObjectIdentifier
  let alignment: VerticalAlignment?
}

/// The key of a cell's row.
enum GridRowTrait {}

/// Marks each cell with its row: that of the node above.
private struct GridRowModifier: LayoutModifier {
  typealias Body = Never
  let alignment: VerticalAlignment?

  final class Wrapper: UnaryLayout {
    var mark: GridRowMark?
    override func trait(_ key: ObjectIdentifier) -> Any? {
      key == ObjectIdentifier(GridRowTrait.self) ? mark : child.trait(key)
    }
  }

  private func mark(_ context: NodeContext) -> GridRowMark? {
    context.parentID.map { GridRowMark(row: $0, alignment: alignment) }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.mark = mark(context)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    guard layout.mark != mark(context) else { return }
    layout.mark = mark(context)
    layout.setNeedsLayout()
  }
}
