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

  /// The width that lists leave free for it at the trailing edge of their rows, in points.
  public static var width: CGFloat { SectionIndexMetrics.width }

  /// An index of `entries`, in the order of the list. `onSelect` is called once for each entry that is reached.
  public init(_ entries: [Entry], onSelect: @escaping (ID) -> Void) {
    self.entries = entries
    self.onSelect = onSelect
  }

  public var body: some View {
    SectionIndexColumn(entries: entries, onSelect: onSelect)
      // Its letters are a tool, no text that is read: larger ones would leave fewer of them.
      .dynamicTypeSize(...DynamicTypeSize.xLarge)
  }
}

/// The title of the selected section, beside the finger.
struct SectionIndexBubble: View {
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
