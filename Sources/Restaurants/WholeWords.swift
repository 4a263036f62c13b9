import SwiftUI

/// A text whose words are not broken: where the largest one does not fit into a line, all of it is written in the next
/// smaller text size in which it does, down to the usual one. Ideographs and other letters that lines break between are left
/// as they are.
struct WholeWords: View {
  private let string: String

  init(_ string: String) { self.string = string }

  var body: some View {
    FittingWords([string]) { WholeText(string) }
  }
}

/// Texts of one size that are written together: in the next smaller text size in which no word of any of them, each a
/// `WholeText` in the content, is wider than a line.
struct FittingWords<Content: View>: View {
  private let strings: [String]
  private let content: Content
  @Environment(\.dynamicTypeSize) private var textSize

  init(_ strings: [String], @ViewBuilder content: () -> Content) {
    self.strings = strings
    self.content = content()
  }

  var body: some View {
    if textSize.isAccessibilitySize, strings.contains(where: WholeText.hasLongWords) {
      ViewThatFits(in: .horizontal) {
        ForEach(Self.sizes(upTo: textSize), id: \.self) { size in
          content
            .environment(\.keepsWordsWhole, true)
            .dynamicTypeSize(size)
        }
      }
    } else {
      content
    }
  }

  /// The largest first.
  private static func sizes(upTo largest: DynamicTypeSize) -> [DynamicTypeSize] {
    DynamicTypeSize.allCases.filter { $0 >= .large && $0 <= largest }.sorted(by: >)
  }
}

extension EnvironmentValues {
  /// Whether texts are as wide at best as their widest words.
  @Entry fileprivate var keepsWordsWhole = false
}

/// A text of `FittingWords`, which is as wide at best as its widest word where words are to be kept whole.
struct WholeText: View {
  private let string: String
  @Environment(\.keepsWordsWhole) private var keepsWordsWhole

  /// Words of so few characters fit wherever the guide is shown.
  private static let short = 6

  init(_ string: String) { self.string = string }

  var body: some View {
    if !keepsWordsWhole {
      Text(verbatim: string)
    } else {
      AsWideAsWords {
        Text(verbatim: string)
        ForEach(Self.longestWords(of: string), id: \.self) { word in
          Text(verbatim: word)
            .hidden()
            .accessibilityHidden(true)
        }
      }
    }
  }

  fileprivate static func hasLongWords(_ string: String) -> Bool {
    longestWords(of: string).contains { $0.count > short }
  }

  /// The words of the most characters, any of which may be the widest.
  private static func longestWords(of string: String) -> [String] {
    let words = string.split(separator: " ").map(String.init).filter { !breaksAnywhere($0) }
    let most = words.map(\.count).max() ?? 0
    return Array(Set(words.filter { $0.count >= most - 1 })).sorted()
  }

  private static func breaksAnywhere(_ word: String) -> Bool {
    word.unicodeScalars.contains {
      $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value)
        || (0xE00...0xEFF).contains($0.value)
    }
  }
}

/// A text, and words of it that are not seen: as wide at best as the widest of them.
private struct AsWideAsWords: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let text = subviews.first else { return .zero }
    if let width = proposal.width {
      return text.sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
    }
    let width = subviews.dropFirst().map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return text.sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (number, subview) in subviews.enumerated() {
      subview.place(at: bounds.origin, proposal: number == 0 ? ProposedViewSize(bounds.size) : .zero)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: ProposedViewSize(bounds.size))[explicit: guide].map { bounds.minY + $0 }
  }
}
