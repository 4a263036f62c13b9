import SwiftUI

/// A column of initials at the edge of a long list: a finger or a mouse that moves along it leads from section to section,
/// and so do the arrow keys and VoiceOver's adjustments.
///
/// It is as high as its labels, centred in the proposed height; where not all fit, every other one is a dot, and
/// all sections are still reached between them. The section that is scrolled to is named beside the finger.
public struct SectionIndex<ID: Hashable>: View {
  /// A section that the index leads to.
  public struct Entry: Identifiable, Equatable {
    public let id: ID
    /// Its label in the column: a letter. Neighbours with the same one share a line.
    public let label: String
    /// What is shown beside the finger.
    public let title: String

    public init(id: ID, label: String, title: String) {
      self.id = id
      self.label = label
      self.title = title
    }
  }

  private let entries: [Entry]
  private let onSelect: (ID) -> Void
  /// The number of the entry that was selected last.
  @State private var present = 0
  @GestureState private var isDragged = false
  @ScaledMetric(relativeTo: .caption2) private var line: CGFloat = 15

  /// The width that lists leave free for it at the trailing edge of their rows, in points.
  public static var width: CGFloat { 28 }
  /// Free above and below the labels, in points.
  private static var margin: CGFloat { 8 }

  /// An index of `entries`, in the order of the list. `onSelect` is called once for each entry that is reached.
  public init(_ entries: [Entry], onSelect: @escaping (ID) -> Void) {
    self.entries = entries
    self.onSelect = onSelect
  }

  public var body: some View {
    GeometryReader { proxy in
      let labels = SectionIndexLabels(
        entries.map(\.label), room: Int((proxy.size.height - 2 * Self.margin) / line))
      let height = CGFloat(labels.lines.count) * line
      let top = ((proxy.size.height - height) / 2).rounded()
      column(labels)
        .frame(width: Self.width, height: height)
        .padding(.vertical, Self.margin)
        .contentShape(Rectangle())
        .gesture(drag(labels, height))
        .offset(y: top - Self.margin)
      if isDragged, entries.indices.contains(present) {
        SectionIndexBubble(title: entries[present].title)
          .fixedSize()
          .alignmentGuide(.leading) { $0.width + 12 }
          .frame(width: 0, height: 0, alignment: .leading)
          .offset(y: top + labels.middle(of: present) * height)
          .allowsHitTesting(false)
      }
    }
    .frame(width: Self.width)
    // Its letters are a tool, no text that is read: larger ones would leave fewer of them.
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
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
          .frame(width: Self.width - 4, height: line)
      }
    }
  }

  private func drag(_ labels: SectionIndexLabels, _ height: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isDragged) { _, isDragged, _ in isDragged = true }
      .onChanged { value in
        lead(
          to: labels.entry(at: (value.location.y - Self.margin) / max(1, height)),
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

/// The title of the selected section, beside the finger.
private struct SectionIndexBubble: View {
  let title: String
  /// Longer titles end in dots, in points.
  private static let width: CGFloat = 200

  var body: some View {
    Text(verbatim: title)
      .font(.title2.weight(.semibold))
      .lineLimit(1)
      .frame(maxWidth: Self.width)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .frame(minWidth: 52, minHeight: 52)
      .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 14))
      .overlay(RoundedRectangle(cornerRadius: 14).strokeBorder(Color(.separator)))
  }
}
