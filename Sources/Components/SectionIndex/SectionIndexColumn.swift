import SwiftUI

/// Measures of an index, in points.
enum SectionIndexMetrics {
  static let width: CGFloat = 28
  /// Free above and below the labels.
  static let margin: CGFloat = 8
}

/// The letters of an index at the text size in force, and what fingers and keys do with them.
struct SectionIndexColumn<ID: Hashable>: View {
  let entries: [SectionIndex<ID>.Entry]
  let onSelect: (ID) -> Void
  /// The number of the entry that was selected last.
  @State private var present = 0
  @GestureState private var isDragged = false
  @ScaledMetric(relativeTo: .caption2) private var line: CGFloat = 15

  var body: some View {
    GeometryReader { proxy in
      let labels = SectionIndexLabels(
        entries.map(\.label), room: Int((proxy.size.height - 2 * SectionIndexMetrics.margin) / line))
      let height = CGFloat(labels.lines.count) * line
      let top = ((proxy.size.height - height) / 2).rounded()
      column(labels)
        .frame(width: SectionIndexMetrics.width, height: height)
        .padding(.vertical, SectionIndexMetrics.margin)
        .contentShape(Rectangle())
        .gesture(drag(labels, height))
        // The letters alone: above and below them one touches the list.
        .focusable()
        .onKeyPress(.upArrow) { step(-1) }
        .onKeyPress(.downArrow) { step(1) }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Index")
        .accessibilityValue(entries.indices.contains(present) ? entries[present].title : "")
        .accessibilityAdjustableAction { direction in
          _ = step(direction == .increment ? 1 : -1)
        }
        .accessibilityIdentifier("section-index")
        .offset(y: top - SectionIndexMetrics.margin)
      if isDragged, entries.indices.contains(present) {
        SectionIndexBubble(title: entries[present].title)
          .fixedSize()
          .alignmentGuide(.leading) { $0.width + 12 }
          .frame(width: 0, height: 0, alignment: .leading)
          .offset(y: top + labels.middle(of: present) * height)
          .allowsHitTesting(false)
      }
    }
    .frame(width: SectionIndexMetrics.width)
    .sensoryFeedback(.selection, trigger: present)
  }

  private func column(_ labels: SectionIndexLabels) -> some View {
    VStack(spacing: 0) {
      ForEach(labels.lines.indices, id: \.self) { number in
        Text(verbatim: labels.lines[number])
          .font(.caption2.weight(.semibold))
          .foregroundStyle(.tint)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .padding(.horizontal, 2)
          .frame(width: SectionIndexMetrics.width, height: line)
      }
    }
  }

  private func drag(_ labels: SectionIndexLabels, _ height: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isDragged) { _, isDragged, _ in isDragged = true }
      .onChanged { value in
        lead(
          to: labels.entry(at: (value.location.y - SectionIndexMetrics.margin) / max(1, height)),
          always: value.translation == .zero)
      }
  }

  private func step(_ count: Int) -> KeyPress.Result {
    guard entries.indices.contains(present + count) else { return .ignored }
    lead(to: present + count, always: true)
    return .handled
  }

  private func lead(to number: Int, always: Bool) {
    guard entries.indices.contains(number), always || number != present else { return }
    present = number
    onSelect(entries[number].id)
  }
}
