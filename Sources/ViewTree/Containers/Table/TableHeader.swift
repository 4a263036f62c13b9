import Foundation

/// The names of a table's columns, over its rows.
struct TableHeader: View {
  let columns: [TableColumnHead]
  let order: TableOrder?
  @Environment(\.pixelLength) private var pixel

  /// Between columns, in points.
  static var spacing: CGFloat { 16 }
  /// A header is as high as a finger needs where it can be tapped.
  private static var height: CGFloat { 44 }

  var body: some View {
    HStack(spacing: Self.spacing) {
      ForEach(columns.indices, id: \.self) { index in
        head(columns[index]).modifier(columns[index].width)
      }
    }
    .padding(.leading, ListLayout.rowInsets.leading)
    .padding(.trailing, ListLayout.rowInsets.trailing)
    .frame(height: Self.height)
    .overlay(alignment: .bottom) { Rectangle().fill(Color(.separator)).frame(height: pixel) }
  }

  @ViewBuilder private func head(_ column: TableColumnHead) -> some View {
    if let order, let comparator = column.comparator {
      SortingHeader(label: column.label, direction: order.direction(comparator)) { order.choose(comparator) }
    } else {
      column.label.modifier(TableHeaderText(isLeading: false))
    }
  }
}

/// A header that sorts.
private struct SortingHeader: View {
  let label: AnyView
  let direction: SortOrder?
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: choose) {
      HStack(spacing: 4) {
        label.modifier(TableHeaderText(isLeading: direction != nil))
        if let direction {
          Image(systemName: direction == .forward ? "chevron.up" : "chevron.down")
            .font(.caption2.weight(.semibold)).foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityValue(direction.map { $0 == .forward ? "ascending" : "descending" } ?? "")
  }
}

private struct TableHeaderText: ViewModifier {
  /// Whether the rows are sorted by the column.
  let isLeading: Bool
  func body(content: Content) -> some View {
    content.font(.footnote.weight(.semibold)).lineLimit(1)
      .foregroundStyle(Color(isLeading ? .label : .secondaryLabel))
  }
}
